// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/web/course_data.h"

#include <fstream>
#include <optional>
#include <sstream>

#include <doctest/doctest.h>

#include "formats/json.h"

namespace ziggurat::web::tests {

base::JsonValue course_data(const std::string& file) {
    const std::string path = std::string(ZIGGURAT_TEST_DATA) + "/../web/src/learn/" + file;
    std::ifstream stream(path, std::ios::binary);
    REQUIRE_MESSAGE(stream, path, " cannot be read");
    std::ostringstream content;
    content << stream.rdbuf();
    const auto json = formats::read_json(content.str());
    REQUIRE_MESSAGE(json.has_value(), file, ":", json.error().message);
    return *json;
}

const base::JsonValue& member(const base::JsonValue& object, std::string_view name) {
    const base::JsonValue* const found = object.find(name);
    REQUIRE_MESSAGE(found != nullptr, "line ", object.line, " has no ", std::string(name));
    return *found;
}

const std::string& text(const base::JsonValue& object, std::string_view name) {
    const base::JsonValue& value = member(object, name);
    REQUIRE(value.is(base::JsonValue::Type::String));
    return value.text;
}

std::vector<std::string_view> texts(const base::JsonValue& object, std::string_view name) {
    std::vector<std::string_view> all;
    for (const base::JsonValue& item : member(object, name).items) {
        all.push_back(item.text);
    }
    return all;
}

std::unique_ptr<movegen::Arbiter> begin(const std::string& variant, const base::JsonValue& fen) {
    auto game = movegen::make_arbiter(variant);
    REQUIRE(game.has_value());
    if (fen.is(base::JsonValue::Type::String)) {
        const auto error = (*game)->set_up(fen.text, {});
        REQUIRE_MESSAGE(!error, fen.text, ": ", error ? error->message : "");
    }
    return std::move(*game);
}

}  // namespace ziggurat::web::tests
