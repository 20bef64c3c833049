# SPDX-License-Identifier: GPL-3.0-or-later
# The commands of everyday life; CMake does the work. `make help` lists them.

PRESET ?= release
PREFIX ?= /usr/local
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
BUILD := build/$(PRESET)
PACKAGES := cmake/install_packages.sh
# How a preset is configured, built and tested: $(call configure,asan) and so on.
configure = cmake --preset $(1) $(CMAKE_ARGS)
compile = cmake --build --preset $(1) -j $(JOBS)
check = ctest --preset $(1) -j $(JOBS)

# CXX counts only if somebody says it: make's own guess would hide CMake's.
ifneq ($(origin CXX),default)
    CMAKE_ARGS += -DCMAKE_CXX_COMPILER=$(CXX)
endif

.DEFAULT_GOAL := build

ifdef EXE
# OpenBench and other frameworks: `make EXE=name CXX=clang++` builds ./name and nothing else, without the
# test packages, and forgives warnings of compilers that we have not met.
EXE_BUILD := build/exe-$(notdir $(if $(filter default,$(origin CXX)),c++,$(CXX)))
.PHONY: build
build:
	cmake -S . -B $(EXE_BUILD) $(if $(shell command -v ninja),-G Ninja) -DCMAKE_BUILD_TYPE=Release \
	    -DCMAKE_CXX_FLAGS_RELEASE="-O3 -DNDEBUG" -DZIGGURAT_LTO=ON -DZIGGURAT_WERROR=OFF \
	    -DZIGGURAT_TESTS=OFF -DZIGGURAT_BENCH=OFF $(if $(MARCH),-DZIGGURAT_MARCH=$(MARCH)) $(CMAKE_ARGS)
	cmake --build $(EXE_BUILD) --target ziggurat -j $(JOBS)
	cp $(EXE_BUILD)/ziggurat $(EXE)
else
## build: the programs, into build/release (also: PRESET=portable, PRESET=native, CXX=clang++, EXE=name)
.PHONY: build
build:
	@$(PACKAGES) --check build test || true
	$(call configure,$(PRESET))
	$(call compile,$(PRESET)) --target programs
endif

## run: install what is missing, build, and play a quick game of each variant
.PHONY: run
run: packages build
	@if [ -x $(BUILD)/ziggurat ]; then exec $(BUILD)/ziggurat demo; \
	else echo "There is no $(BUILD)/ziggurat yet: this tree has no protocol/main.cpp."; fi

## test: install what is missing, build, and run the quick tests
.PHONY: test
test: packages
	$(call configure,$(PRESET))
	$(call compile,$(PRESET))
	$(call check,$(PRESET))

## slow: the tests that take minutes (deep perft, long matches)
.PHONY: slow
slow: packages
	$(call configure,release)
	$(call compile,release)
	ctest --preset slow

## dev asan tsan portable clang: the quick tests under that preset
.PHONY: dev asan tsan portable
dev asan tsan portable: packages
	$(call configure,$@)
	$(call compile,$@)
	$(call check,$@)

## asan-quick tsan-quick: the program's talk with the outside, and its search, under the sanitizers
.PHONY: asan-quick tsan-quick
# Half of these tests wait most of the time: for clocks to run out, and for processes to be given up.
# What only starts processes shows nothing here, and one search test takes as long as a hundred others; what counts
# has no threads to watch.
SKIP := slurm|gnu parallel|scripts tell|no step is without effect
tsan-quick: SKIP := $(SKIP)|scenario: (G5|G60|G61 same)
asan-quick tsan-quick: packages
	$(call configure,$@)
	$(call compile,$@) --target ziggurat test_search test_engine
	ctest --preset $@ -j $$((2 * $(JOBS))) -R '^(scenario|match runner|search|engine): ' -E '$(SKIP)'

.PHONY: clang
clang:
	$(PACKAGES) build test clang
	cmake --preset clang
	$(call compile,clang)
	$(call check,clang)

## tidy: clang-tidy over every source
.PHONY: tidy
tidy:
	$(PACKAGES) build test tidy
	cmake --preset tidy
	$(call compile,tidy) -- -k 0

## bench: the benchmarks, built and listed
.PHONY: bench
bench: packages
	$(call configure,$(PRESET))
	$(call compile,$(PRESET))
	@ls $(BUILD)/bench_* 2>/dev/null || echo "There is no benchmark yet."

## format: rewrite the sources as .clang-format says
.PHONY: format
format:
	$(PACKAGES) format
	cmake/format.sh

## check-format: name the sources that `make format` would change
.PHONY: check-format
check-format:
	$(PACKAGES) format
	cmake/format.sh --check

include web/web.mk

## install: the programs, under PREFIX (/usr/local) within DESTDIR (none)
.PHONY: install
install: build
	cmake --install $(BUILD) --prefix $(PREFIX)

## packages: install what is missing to build and to test (Debian)
.PHONY: packages
packages:
	@$(PACKAGES) build test

## clean: remove everything built
.PHONY: clean
clean:
	rm -rf build web/dist

## help: this list
.PHONY: help
help:
	@sed -n 's/^## \([^:]*\): \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "  make %-35s %s\n", $$1, $$2 }'
