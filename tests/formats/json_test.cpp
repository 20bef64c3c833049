// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json.h"

#include <doctest/doctest.h>

namespace ziggurat::formats {

namespace {

using base::JsonValue;

std::string reason(std::string_view text) {
    const auto value = read_json(text);
    return value ? "none" : value.error().message;
}

bool is_refused_at(int line, std::string_view text) {
    const std::string place = std::to_string(line) + ": ";
    const std::string why = reason(text);
    INFO(why);
    CHECK(why.size() > place.size() + 10);
    return why.compare(0, place.size(), place) == 0;
}

}  // namespace

TEST_CASE("JSON values know what and where they are") {
    const auto value =
        read_json("{\"a\": [1, -2.5e1, true, null],\n\"b\":\r\n {\"c\": \"\\u00e9\\ud83d\\ude00\\n\"}}");
    REQUIRE(value);
    const JsonValue* const list = value->find("a");
    REQUIRE(list != nullptr);
    CHECK(list->line == 1);
    REQUIRE(list->items.size() == 4);
    CHECK(list->items[1].number == -25);
    CHECK(list->items[2].truth);
    CHECK(list->items[3].is(JsonValue::Type::Null));
    const JsonValue* const inner = value->find("b");
    REQUIRE(inner != nullptr);
    CHECK(inner->line == 3);
    CHECK(inner->find("c")->text == "\xc3\xa9\xf0\x9f\x98\x80\n");
    CHECK(value->find("d") == nullptr);
}

TEST_CASE("a number at the end of its line is on that line") {
    const auto value = read_json("[\n1\n,\n2, [3\n], true\n]");
    REQUIRE(value);
    CHECK(value->line == 1);
    REQUIRE(value->items.size() == 4);
    CHECK(value->items[0].line == 2);
    CHECK(value->items[1].line == 4);
    CHECK(value->items[2].line == 4);
    CHECK(value->items[2].items[0].line == 4);
    CHECK(value->items[3].line == 5);
}

TEST_CASE("what is no JSON is refused with its line and why") {
    CHECK(reason("").find("1: unexpected end of input") == 0);
    CHECK(reason("[1,\n2").find("2: unexpected end of input; expected ']'") == 0);
    CHECK(reason("{\"a\" 1}").find("1: unexpected number literal; expected ':'") == 0);
    CHECK(reason("\"\xc0\x80\"") == "1: invalid string: ill-formed UTF-8 byte");
    CHECK(reason(std::string(100, '[')) == "1: is nested too deep");
    CHECK(reason("{\"a\": 1,\n\"a\": 2}") == "2: \"a\" stands twice in one object");
    for (const char* const text : {"{a: 1}", "[01]", "[1,]", "[1.]", "\"\\x\"", "\"\\ud800\"", "1 2", "[1e999]"}) {
        INFO(text);
        CHECK(is_refused_at(1, text));
    }
    CHECK(is_refused_at(3, "[1,\n2,\n3;]"));
}

}  // namespace ziggurat::formats
