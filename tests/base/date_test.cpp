// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/date.h"

#include <ctime>

#include <doctest/doctest.h>

namespace ziggurat::base {

TEST_CASE("today is a year, a month and a day, apart by what is asked for") {
    const std::string first = today('.');
    // It may become midnight while this runs, but not twice.
    const std::string date = first == today('.') ? first : today('.');
    REQUIRE(date.size() == 10);
    CHECK(date[4] == '.');
    CHECK(date[7] == '.');
    const std::time_t now = std::time(nullptr);
    std::tm calendar{};
    localtime_r(&now, &calendar);
    CHECK(std::stoi(date.substr(0, 4)) == calendar.tm_year + 1900);
    CHECK(std::stoi(date.substr(5, 2)) == calendar.tm_mon + 1);
    CHECK(std::stoi(date.substr(8)) == calendar.tm_mday);
    CHECK(today('-').substr(4, 1) == "-");
}

}  // namespace ziggurat::base
