// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"

#include <doctest/doctest.h>

namespace ziggurat::base::tests {

using Words = std::vector<std::string_view>;

TEST_CASE("words are parted by any white space") {
    CHECK(split_words("").empty());
    CHECK(split_words(" \t\r\n\v\f").empty());
    CHECK(split_words("go") == Words{"go"});
    CHECK(split_words("  go\tdepth  5\r\n") == Words{"go", "depth", "5"});
    CHECK(split_words("n\xC3\xA4m") == Words{"n\xC3\xA4m"});
}

TEST_CASE("letters change their case, and nothing else does") {
    CHECK(to_lower("aZ-9\xC3\x84_") == "az-9\xC3\x84_");
    CHECK(to_upper('z') == 'Z');
    CHECK(to_upper('{') == '{');
    CHECK(is_letter('a'));
    CHECK(is_letter('Z'));
    for (const char other : {'@', '[', '`', '{', '0', '\xC4'}) {
        CHECK_FALSE(is_letter(other));
        CHECK(to_lower(other) == other);
        CHECK(to_upper(other) == other);
    }
    CHECK(equals_in_any_case("Hash", "hASH"));
    CHECK(equals_in_any_case("", ""));
    CHECK_FALSE(equals_in_any_case("Hash", "Has"));
    CHECK_FALSE(equals_in_any_case("Has", "Hash"));
    CHECK_FALSE(equals_in_any_case("@", "`"));
}

TEST_CASE("white space goes from the ends alone") {
    CHECK(trimmed(" \t a  b\r\n") == "a  b");
    CHECK(trimmed("a") == "a");
    CHECK(trimmed(" \n\t").empty());
    CHECK(trimmed("").empty());
}

TEST_CASE("parts are what stands between separators, empty or not") {
    CHECK(split_at("", '/') == Words{""});
    CHECK(split_at("a", '/') == Words{"a"});
    CHECK(split_at("a/b", '/') == Words{"a", "b"});
    CHECK(split_at("/a//", '/') == Words{"", "a", "", ""});
}

TEST_CASE("integers are the whole text, and fit") {
    CHECK(parse_integer<int>("0") == 0);
    CHECK(parse_integer<int>("-17") == -17);
    CHECK(parse_integer<int>("007") == 7);
    CHECK(parse_integer<std::int64_t>("9223372036854775807") == 9223372036854775807);
    for (const char* text : {"", " 1", "1 ", "+1", "1.0", "0x10", "--1", "one", "2147483648"}) {
        CHECK_MESSAGE(!parse_integer<int>(text), text);
    }
    CHECK(!parse_integer<unsigned>("-1"));
    CHECK(!parse_integer<unsigned>("-0"));
    CHECK(parse_integer<unsigned>("4294967295") == 4294967295U);
}

TEST_CASE("thousandths are cut off, not rounded") {
    CHECK(parse_thousandths("12.5") == 12500);
    CHECK(parse_thousandths(".005") == 5);
    CHECK(parse_thousandths("3") == 3000);
    CHECK(parse_thousandths("0.9999") == 999);
    CHECK(parse_thousandths("999999999999") == 999999999999000);
    for (const char* text : {"", ".", "1.", "-1", "+1", "1e3", "1.2.3", "1,5", " 1", "1000000000000"}) {
        CHECK_MESSAGE(!parse_thousandths(text), text);
    }
}

}  // namespace ziggurat::base::tests
