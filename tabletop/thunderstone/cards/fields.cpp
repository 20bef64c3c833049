// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "tabletop/thunderstone/cards/reader.h"

namespace ziggurat::tabletop::thunderstone {

using base::JsonValue;

/// The place is "FILE|what", as in "heroes.json|card "elf_wizard"".
Fields::Fields(const JsonValue& object, std::string place, std::string& error)
    : object_(object),
      place_(std::move(place)),
      error_(error) {
    if (!object.is(JsonValue::Type::Object)) {
        fail(object.line, "", "should be an object");
    }
}

void Fields::fail(int line, std::string_view field, const std::string& why) {
    if (!error_.empty()) {
        return;
    }
    const std::size_t bar = place_.find('|');
    error_ = place_.substr(0, bar) + ":" + std::to_string(line) + ": ";
    const std::string what = bar == std::string::npos ? "" : place_.substr(bar + 1);
    error_ += what;
    error_ += (what.empty() || field.empty() ? "" : ", ") + std::string(field);
    error_ += (what.empty() && field.empty() ? "" : ": ") + why;
}

const JsonValue* Fields::any(std::string_view name) {
    asked_.emplace_back(name);
    const JsonValue* const value = object_.find(name);
    return value != nullptr && value->is(JsonValue::Type::Null) ? nullptr : value;
}

const JsonValue* Fields::typed(std::string_view name, JsonValue::Type type, const char* meant) {
    const JsonValue* const value = any(name);
    if (value != nullptr && !value->is(type)) {
        fail(value->line, name, std::string("should be ") + meant);
        return nullptr;
    }
    return value;
}

std::string Fields::text(std::string_view name) {
    const JsonValue* const value = typed(name, JsonValue::Type::String, "a text in quotes");
    return value == nullptr ? "" : value->text;
}

std::optional<int> Fields::number(std::string_view name) {
    const JsonValue* const value = typed(name, JsonValue::Type::Number, "a whole number");
    if (value == nullptr) {
        return std::nullopt;
    }
    if (std::abs(value->number) > 1e6 || value->number != std::floor(value->number)) {
        fail(value->line, name, "should be a whole number of a sensible size");
        return std::nullopt;
    }
    return static_cast<int>(value->number);
}

bool Fields::flag(std::string_view name) {
    const JsonValue* const value = typed(name, JsonValue::Type::Bool, "true or false");
    return value != nullptr && value->truth;
}

std::vector<std::string> Fields::words(std::string_view name) {
    std::vector<std::string> words;
    const JsonValue* const value = typed(name, JsonValue::Type::Array, "a list of texts");
    for (const JsonValue& item : value == nullptr ? std::vector<JsonValue>{} : value->items) {
        if (!item.is(JsonValue::Type::String)) {
            fail(item.line, name, "should be a list of texts");
        }
        words.push_back(item.text);
    }
    return words;
}

std::vector<int> Fields::numbers(std::string_view name) {
    std::vector<int> numbers;
    const JsonValue* const value = typed(name, JsonValue::Type::Array, "a list of numbers");
    for (const JsonValue& item : value == nullptr ? std::vector<JsonValue>{} : value->items) {
        if (!item.is(JsonValue::Type::Number) || std::abs(item.number) > 1e6) {
            fail(item.line, name, "should be a list of numbers");
            break;
        }
        numbers.push_back(static_cast<int>(item.number));
    }
    return numbers;
}

void Fields::finish() {
    for (const auto& [name, value] : object_.members) {
        if (std::find(asked_.begin(), asked_.end(), name) == asked_.end()) {
            fail(value.line, name, "is no field that means anything here");
        }
    }
}

}  // namespace ziggurat::tabletop::thunderstone
