// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace ziggurat::base {

struct JsonMember;

/// A value of a JSON text (RFC 8259) that knows its line, so that whoever finds it wrong can say where it is.
struct JsonValue {
    enum class Type { Null, Bool, Number, String, Array, Object };

    Type type = Type::Null;
    int line = 1;
    bool truth = false;
    double number = 0;
    std::string text;
    std::vector<JsonValue> items;
    std::vector<JsonMember> members;  // in the text's order, each name once

    // Defined where a member is complete, which these need.
    JsonValue();
    JsonValue(const JsonValue&);
    JsonValue(JsonValue&&) noexcept;
    JsonValue& operator=(const JsonValue&);
    JsonValue& operator=(JsonValue&&) noexcept;
    ~JsonValue();

    /// The member of this name, nullptr if there is none.
    [[nodiscard]] const JsonValue* find(std::string_view name) const;
    [[nodiscard]] bool is(Type other) const { return type == other; }
};

/// A named value of an object.
struct JsonMember {
    std::string name;
    JsonValue value;
};

inline JsonValue::JsonValue() = default;
inline JsonValue::JsonValue(const JsonValue&) = default;
inline JsonValue::JsonValue(JsonValue&&) noexcept = default;
inline JsonValue& JsonValue::operator=(const JsonValue&) = default;
inline JsonValue& JsonValue::operator=(JsonValue&&) noexcept = default;
inline JsonValue::~JsonValue() = default;

inline const JsonValue* JsonValue::find(std::string_view name) const {
    const auto found = std::find_if(members.begin(), members.end(),
                                    [&](const JsonMember& member) { return member.name == name; });
    return found == members.end() ? nullptr : &found->value;
}

/// Reads a whole text of UTF-8; the error is "LINE: why". The domain is handed one by whoever stands on the rim,
/// where texts are read with a library (`formats::read_json`), and itself knows values only.
using JsonReader = Result<JsonValue> (*)(std::string_view text);

}  // namespace ziggurat::base
