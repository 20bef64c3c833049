# SPDX-License-Identifier: GPL-3.0-or-later
# Writes one add_test() for each doctest case of an executable.
#   cmake -Dexecutable=path -Dprefix=movegen -Dlist_file=out.cmake -P discover_tests.cmake

set(script "")

# A name that doctest reads as some other pattern would run nothing and succeed: that counts as a failure.
set(ran_nothing [==[FAIL_REGULAR_EXPRESSION "test cases: *0 "]==])

# Cases that `filter` selects are registered with `properties`.
function(register_cases filter properties)
    execute_process(
        COMMAND "${executable}" --list-test-cases --no-colors=true "${filter}"
        OUTPUT_VARIABLE listing ERROR_VARIABLE errors RESULT_VARIABLE result)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "${executable} cannot list its test cases (${result}):\n${listing}${errors}")
    endif()
    # Line by line, not as a CMake list: names may hold brackets and semicolons.
    while(listing MATCHES "^([^\n]*)\n")
        set(name "${CMAKE_MATCH_1}")
        string(LENGTH "${name}" length)
        math(EXPR length "${length} + 1")
        string(SUBSTRING "${listing}" ${length} -1 listing)
        if(name STREQUAL "" OR name MATCHES "^(\\[doctest\\]|====)")
            continue()
        endif()
        string(REPLACE "," "\\," pattern "${name}")
        string(APPEND script
            "add_test([==[${prefix}: ${name}]==] [==[${executable}]==] [==[--test-case=${pattern}]==] [==[${filter}]==])\n"
            "set_tests_properties([==[${prefix}: ${name}]==] PROPERTIES ${ran_nothing} ${properties})\n")
    endwhile()
    set(script "${script}" PARENT_SCOPE)
endfunction()

register_cases("--test-suite-exclude=slow" "TIMEOUT 300")
register_cases("--test-suite=slow" "LABELS slow TIMEOUT 7200")
file(WRITE "${list_file}" "${script}")
