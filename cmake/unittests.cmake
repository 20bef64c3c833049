# SPDX-License-Identifier: GPL-3.0-or-later
# Tests of the real program that are written in Python:
#
#   ziggurat_unittests("scenario" a_positions c_options)           one ctest "scenario: ..." a test function
#   ziggurat_unittests("match runner" debian_engines_test LABELS slow)  ... with a label
#
# They find the program in ZIGGURAT, by how much everything may take longer in ZIGGURAT_PATIENCE (a machine that runs
# tests is busy, and a sanitizer makes the program slower), and its sanitizers in ZIGGURAT_SANITIZERS.
function(ziggurat_unittests prefix)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "LABELS" "")
    find_package(Python3 COMPONENTS Interpreter REQUIRED)
    set(patience 2)
    if(ZIGGURAT_SANITIZE OR CMAKE_BUILD_TYPE STREQUAL "Debug")
        set(patience 10)
    endif()
    foreach(file IN LISTS arg_UNPARSED_ARGUMENTS)
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}.py")
        file(STRINGS "${file}.py" lines REGEX "^class |^    def test_")
        foreach(line IN LISTS lines)
            if(line MATCHES "^class ([A-Za-z]+)")
                set(class "${CMAKE_MATCH_1}")
            elseif(line MATCHES "def (test_([A-Za-z0-9_]+))")
                string(REPLACE "_" " " words "${CMAKE_MATCH_2}")
                set(name "${prefix}: ${words}")
                add_test(
                    NAME "${name}"
                    COMMAND "${Python3_EXECUTABLE}" -B -m unittest "${file}.${class}.${CMAKE_MATCH_1}"
                    WORKING_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}")
                set_tests_properties("${name}" PROPERTIES
                    ENVIRONMENT "ZIGGURAT=$<TARGET_FILE:ziggurat>;ZIGGURAT_PATIENCE=${patience};ZIGGURAT_SANITIZERS=${ZIGGURAT_SANITIZE}"
                    TIMEOUT 300
                    LABELS "${arg_LABELS}")
            endif()
        endforeach()
    endforeach()
endfunction()
