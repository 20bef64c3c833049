// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/json.h"

#include <doctest/doctest.h>

namespace ziggurat::base {

namespace {

std::string reason(std::string_view text) {
    const auto value = parse_json(text);
    return value ? "none" : value.error().message;
}

}  // namespace

TEST_CASE("JSON values know what and where they are") {
    const auto value =
        parse_json("{\"a\": [1, -2.5e1, true, null],\n\"b\":\r\n {\"c\": \"\\u00e9\\ud83d\\ude00\\n\"}}");
    REQUIRE(value);
    const JsonValue* const list = value->find("a");
    REQUIRE(list != nullptr);
    CHECK(list->line == 1);
    CHECK(list->items.size() == 4);
    CHECK(list->items[1].number == -25);
    CHECK(list->items[2].truth);
    CHECK(list->items[3].is(JsonValue::Type::Null));
    const JsonValue* const inner = value->find("b");
    REQUIRE(inner != nullptr);
    CHECK(inner->line == 3);
    CHECK(inner->find("c")->text == "\xc3\xa9\xf0\x9f\x98\x80\n");
    CHECK(value->find("d") == nullptr);
}

TEST_CASE("what is no JSON is refused with its line") {
    CHECK(reason("") == "1: the text ends where a value should be");
    CHECK(reason("[1,\n2") == "2: a comma or ']' should be here");
    CHECK(reason("{\"a\" 1}") == "1: a colon should be behind \"a\"");
    CHECK(reason("{a: 1}") == "1: a name in quotes should be here");
    CHECK(reason("[01]") == "1: this is no value");
    CHECK(reason("[1,]") == "1: this is no value");
    CHECK(reason("[1.]") == "1: this is no value");
    CHECK(reason("\"\\x\"") == "1: there is no such escape");
    CHECK(reason("\"\\ud800\"") == "1: half of a surrogate pair stands alone");
    CHECK(reason("\"\xc0\x80\"") == "1: this is not UTF-8");
    CHECK(reason("\"a\nb\"") == "1: a text in quotes does not end on its line");
    CHECK(reason("1 2") == "1: there is something behind the end");
    CHECK(reason(std::string(100, '[')) == "1: is nested too deep");
    CHECK(reason("{\"a\": 1, \"a\": 2}") == "1: \"a\" stands twice in one object");
}

}  // namespace ziggurat::base
