// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"

namespace ziggurat::base {

/// A value of a JSON text (RFC 8259) that knows its line, so that whoever finds it wrong can say where it is.
struct JsonValue {
    enum class Type { Null, Bool, Number, String, Array, Object };

    Type type = Type::Null;
    int line = 1;
    bool truth = false;
    double number = 0;
    std::string text;
    std::vector<JsonValue> items;
    std::vector<std::pair<std::string, JsonValue>> members;  // in the text's order, each name once

    /// The member of this name, nullptr if there is none.
    [[nodiscard]] const JsonValue* find(std::string_view name) const;
    [[nodiscard]] bool is(Type other) const { return type == other; }
};

/// Reads a whole text of UTF-8. The error is "LINE: why".
Result<JsonValue> parse_json(std::string_view text);

}  // namespace ziggurat::base
