# SPDX-License-Identifier: GPL-3.0-or-later
# The page for the browser; the Makefile includes this.

MODULES := web/node_modules/.package-lock.json

## web: install what is missing, compile the engine to WebAssembly, and build the page into web/dist
.PHONY: web
web: web-packages wasm web-modules
	cd web && npm run build

## web-serve: show the page on this machine; the address is printed
.PHONY: web-serve
web-serve: web
	cd web && npm run serve

## web-test: the tests of the page, in a real browser
.PHONY: web-test
web-test: web
	cd web && npm test

## web-check: the page's types, and those of its tests that need neither the engine nor a browser
.PHONY: web-check
web-check: web-modules
	cd web && npm run check && npm run unit

.PHONY: web-modules
web-modules: node $(MODULES)

.PHONY: wasm
wasm: web-packages
	cmake --preset wasm
	cmake --build --preset wasm -j $(JOBS)

$(MODULES): web/package-lock.json | node
	cd web && npm ci
	touch $@

# Debian 12 has Node.js 18, which Vite no longer runs on; where a newer one is installed, it is left alone.
NODE_IS_NEW := const [major, minor] = process.versions.node.split(".").map(Number); \
    process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)

.PHONY: web-packages
web-packages: node
	@$(PACKAGES) web

.PHONY: node
node:
	@command -v node >/dev/null && command -v npm >/dev/null || $(PACKAGES) node
	@node -e '$(NODE_IS_NEW)' || { \
	    echo "The page is built with Node.js 20.19 or later; this is $$(node --version) (see docs/web.md)." >&2; exit 1; }
