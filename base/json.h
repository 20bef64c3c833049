// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
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
    [[nodiscard]] const JsonValue* find(std::string_view name) const {
        const auto found =
            std::find_if(members.begin(), members.end(), [&](const auto& member) { return member.first == name; });
        return found == members.end() ? nullptr : &found->second;
    }
    [[nodiscard]] bool is(Type other) const { return type == other; }
};

/// Reads a whole text of UTF-8; the error is "LINE: why". The domain is handed one by whoever stands on the rim,
/// where texts are read with a library (`formats::read_json`), and itself knows values only.
using JsonReader = Result<JsonValue> (*)(std::string_view text);

}  // namespace ziggurat::base
