# SPDX-License-Identifier: GPL-3.0-or-later
# How every source is compiled, whatever its folder: language, warnings, processor, sanitizers.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

add_compile_options(
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wnon-virtual-dtor
    -Woverloaded-virtual)
# g++ 12 sees overlaps that are not there in `"text" + std::string` (GCC bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    add_compile_options(-Wno-restrict)
endif()
# WebAssembly has 32 bits for a size, so that every 64-bit number that becomes an index is shortened; and what is
# loaded as a whole need not be independent of its position, which costs time there.
if(EMSCRIPTEN)
    add_compile_options(-Wno-shorten-64-to-32)
    set(CMAKE_POSITION_INDEPENDENT_CODE OFF)
endif()
if(ZIGGURAT_WERROR)
    add_compile_options(-Werror)
endif()

# The default is an x86-64 of 2013 or later (AVX2, BMI2, POPCNT). Sources ask the compiler what there is
# (__BMI2__) and take another path where it is missing.
set(march "${ZIGGURAT_MARCH}")
if(march STREQUAL "default")
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
        set(march "x86-64-v3")
    else()
        set(march "")
    endif()
endif()
if(march)
    add_compile_options("-march=${march}")
    add_link_options("-march=${march}")
endif()

if(ZIGGURAT_SANITIZE)
    add_compile_options("-fsanitize=${ZIGGURAT_SANITIZE}" -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options("-fsanitize=${ZIGGURAT_SANITIZE}")
endif()

if(ZIGGURAT_TUNABLE)
    add_compile_definitions(ZIGGURAT_TUNABLE)
endif()
if(ZIGGURAT_CHECK_INVARIANTS)
    add_compile_definitions(ZIGGURAT_CHECK_INVARIANTS)
endif()

# Link-time optimisation. GCC's objects hold plain code beside the intermediate one, so that programs are
# linked with LTO and the many test executables, from the same objects, quickly without.
set(ziggurat_lto_compile "")
set(ziggurat_lto_link "")
set(ziggurat_no_lto_link "")
if(ZIGGURAT_LTO AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    set(ziggurat_lto_compile -flto=auto -ffat-lto-objects)
    set(ziggurat_lto_link -flto=auto)
    set(ziggurat_no_lto_link -fno-lto)
elseif(ZIGGURAT_LTO)
    find_program(ZIGGURAT_LLD NAMES ld.lld)
    if(ZIGGURAT_LLD)
        set(ziggurat_lto_compile -flto=thin)
        set(ziggurat_lto_link -flto=thin -fuse-ld=lld)
        set(ziggurat_no_lto_link -flto=thin -fuse-ld=lld)
    else()
        message(STATUS "No lld found: building without link-time optimisation")
    endif()
endif()
