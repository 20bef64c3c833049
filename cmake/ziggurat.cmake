# SPDX-License-Identifier: GPL-3.0-or-later
# What the folders' CMakeLists.txt are written with:
#
#   ziggurat_folders(movegen search ...)                        folders with a CMakeLists.txt of their own
#   ziggurat_library(movegen DEPENDS base SOURCES attacks.cpp)  ziggurat_movegen; header-only without SOURCES
#   ziggurat_sources(movegen generate.cpp play.cpp)             further sources, named in a folder below
#   ziggurat_program(ziggurat DEPENDS protocol SOURCES main.cpp)
#   ziggurat_test(movegen DEPENDS movegen SOURCES move_test.cpp)          test_movegen, one ctest a TEST_CASE
#   ziggurat_benchmark(perft DEPENDS movegen SOURCES perft_benchmark.cpp) bench_perft
#
# DEPENDS names our own libraries by their folder; PACKAGES names targets of other people's packages.

set(ziggurat_domain base movegen search engine tuning tabletop)

# Adds those of the folders that exist: a tree without match/ is still a tree that builds.
function(ziggurat_folders)
    foreach(folder IN LISTS ARGN)
        if(EXISTS "${CMAKE_CURRENT_SOURCE_DIR}/${folder}/CMakeLists.txt")
            add_subdirectory("${folder}")
        endif()
    endforeach()
endfunction()

function(ziggurat_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS;PACKAGES;SOURCES")
    if(arg_PACKAGES AND name IN_LIST ziggurat_domain)
        message(FATAL_ERROR "${name}/ is a domain layer: it depends on the standard library alone, not on ${arg_PACKAGES}")
    endif()
    if(arg_SOURCES)
        add_library(ziggurat_${name} STATIC ${arg_SOURCES})
        target_compile_options(ziggurat_${name} PRIVATE ${ziggurat_lto_compile})
        if(name IN_LIST ZIGGURAT_UNOPTIMISED)
            target_compile_options(ziggurat_${name} PRIVATE -O0)
        endif()
        set(scope PUBLIC)
    else()
        add_library(ziggurat_${name} INTERFACE)
        set(scope INTERFACE)
    endif()
    target_include_directories(ziggurat_${name} ${scope} "${PROJECT_SOURCE_DIR}")
    ziggurat_link(ziggurat_${name} ${scope} "${arg_DEPENDS}" "${arg_PACKAGES}")
endfunction()

function(ziggurat_sources name)
    list(TRANSFORM ARGN PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
    target_sources(ziggurat_${name} PRIVATE ${ARGN})
endfunction()

function(ziggurat_program name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS;PACKAGES;SOURCES")
    ziggurat_optimised_executable(${name} "${arg_DEPENDS}" "${arg_PACKAGES}" "${arg_SOURCES}")
    add_dependencies(programs ${name})
    install(TARGETS ${name} RUNTIME)
endfunction()

function(ziggurat_benchmark name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS;PACKAGES;SOURCES")
    find_package(benchmark REQUIRED)
    ziggurat_optimised_executable(bench_${name} "${arg_DEPENDS}" "${arg_PACKAGES};benchmark::benchmark_main" "${arg_SOURCES}")
endfunction()

function(ziggurat_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS;PACKAGES;SOURCES")
    find_package(doctest REQUIRED)
    set(target test_${name})
    add_executable(${target} ${arg_SOURCES} $<TARGET_OBJECTS:ziggurat_test_main>)
    # Tests are compiled more often than they are run.
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O2>)
    target_compile_definitions(${target} PRIVATE ZIGGURAT_TEST_DATA="${PROJECT_SOURCE_DIR}/tests")
    target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}")
    target_link_options(${target} PRIVATE ${ziggurat_no_lto_link})
    set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/tests")
    ziggurat_link(${target} PRIVATE "${arg_DEPENDS}" "${arg_PACKAGES};doctest::doctest")
    ziggurat_discover_tests(${target} ${name})
endfunction()

# --- what the above are made of ---------------------------------------------------------------------------

add_custom_target(programs)

# Programs stand at the top of the build folder: build/release/ziggurat.
function(ziggurat_optimised_executable target depends packages sources)
    add_executable(${target} ${sources})
    target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}")
    target_compile_options(${target} PRIVATE ${ziggurat_lto_compile})
    target_link_options(${target} PRIVATE ${ziggurat_lto_link})
    set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
    ziggurat_link(${target} PRIVATE "${depends}" "${packages}")
endfunction()

function(ziggurat_link target scope depends packages)
    list(TRANSFORM depends PREPEND "ziggurat_")
    target_link_libraries(${target} ${scope} ${depends} ${packages})
endfunction()

# Asks the executable, once it is linked, which test cases it has, and makes each a ctest "folder: case";
# those of the suite "slow" get the label slow.
function(ziggurat_discover_tests target prefix)
    set(list_file "${CMAKE_CURRENT_BINARY_DIR}/${target}_cases.cmake")
    add_custom_command(
        TARGET ${target} POST_BUILD
        BYPRODUCTS "${list_file}"
        COMMAND ${CMAKE_COMMAND} "-Dexecutable=$<TARGET_FILE:${target}>" "-Dprefix=${prefix}" "-Dlist_file=${list_file}"
                -P "${PROJECT_SOURCE_DIR}/cmake/discover_tests.cmake"
        VERBATIM)
    set(include_file "${CMAKE_CURRENT_BINARY_DIR}/${target}_include.cmake")
    file(WRITE "${include_file}"
        "if(EXISTS \"${list_file}\")\n    include(\"${list_file}\")\nelse()\n    add_test(${target}_is_not_built false)\nendif()\n")
    set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES "${include_file}")
endfunction()
