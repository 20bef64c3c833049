// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/sample.h"

#include <sstream>

#include <doctest/doctest.h>

namespace ziggurat::tuning::tests {

TEST_CASE("a sample can be read back from its line") {
    for (const double result : {0.0, 0.5, 1.0}) {
        const Sample sample{"4k3/8/8/8/8/8/8/4K2R w K - 0 1", result, -540};
        const auto again = parse_sample(to_line(sample));
        REQUIRE(again);
        CHECK(*again == sample);
    }
}

TEST_CASE("a line that is no sample is refused with what is wrong") {
    const auto why = [](std::string_view line) {
        const auto sample = parse_sample(line);
        REQUIRE_FALSE(sample);
        return sample.error().message;
    };
    CHECK(why("4k3/8/8/8/8/8/8/4K3 w - - 0 1").find("FEN;result;score") != std::string::npos);
    CHECK(why("").find("FEN;result;score") != std::string::npos);
    CHECK(why(";0").find("FEN;result;score") != std::string::npos);
    CHECK(why("fen;2;10").find("not \"2\"") != std::string::npos);
    CHECK(why("fen;1;ten").find("not \"ten\"") != std::string::npos);
    CHECK(why("fen;1;10 ").find("centipawns") != std::string::npos);
    CHECK(why("fen;1;").find("centipawns") != std::string::npos);
}

TEST_CASE("samples are read up to a limit, and an error names its line") {
    std::istringstream good("a;1;10\n\nb;0;-10\nc;0.5;0\n");
    const auto two = read_samples(good, 2);
    REQUIRE(two);
    REQUIRE(two->size() == 2);
    CHECK((*two)[1].fen == "b");
    std::istringstream bad("a;1;10\n\nb;0\n");
    const auto none = read_samples(bad, 10);
    REQUIRE_FALSE(none);
    CHECK(none.error().message.substr(0, 7) == "line 3:");
}

}  // namespace ziggurat::tuning::tests
