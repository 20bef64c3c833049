// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/xboard/option_features.h"

#include <algorithm>

#include <doctest/doctest.h>

using namespace ziggurat::protocol;

TEST_CASE("options of UCI are declared in XBoard's words") {
    const auto features = option_features();
    const auto has = [&](std::string_view feature) {
        return std::find(features.begin(), features.end(), feature) != features.end();
    };
    CHECK(has("MultiPV -spin 1 1 500"));
    CHECK(has("Clear Hash -button"));
    CHECK(has("Log File -file "));
    CHECK(has("Resign Threshold -spin 0 0 100000"));
    CHECK(has("Plain Moves -check 0"));
    for (const std::string& feature : features) {
        for (const char* const other : {"Hash -", "Threads -", "Ponder -", "UCI_Variant", "UCI_EngineAbout"}) {
            CHECK_MESSAGE(feature.find(other) != 0, feature);
        }
        CHECK(feature.find('"') == std::string::npos);
    }
}

TEST_CASE("a check is 0 or 1 there, true or false here") {
    CHECK(as_uci_option({"Ponder", "1"}).value == "true");
    CHECK(as_uci_option({"Ponder", "0"}).value == "false");
    CHECK(as_uci_option({"Ponder", "x"}).value == "x");
    CHECK(as_uci_option({"MultiPV", "1"}).value == "1");
}
