// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/json.h"
#include "tabletop/thunderstone/cards/source.h"

namespace ziggurat::tabletop::thunderstone {

/// The text of a card file, and its name for messages.
struct CardFile {
    std::string name;
    std::string_view text;
};

/// Reads card files, as data/ has them. The error is "FILE:LINE: card, field: why".
base::Result<CardTable> read_cards(const std::vector<CardFile>& files, base::JsonReader read_json);

/// The cards that the program was built with.
base::Result<CardTable> built_in_cards(base::JsonReader read_json);

/// A JSON object that is read field by field. Fields that nobody asks for are errors, and so are values of the
/// wrong type; the first error is kept.
class Fields {
public:
    Fields(const base::JsonValue& object, std::string place, std::string& error);

    std::string text(std::string_view name);
    std::optional<int> number(std::string_view name);
    int number_or(std::string_view name, int otherwise) { return number(name).value_or(otherwise); }
    bool flag(std::string_view name);
    std::vector<std::string> words(std::string_view name);
    std::vector<int> numbers(std::string_view name);
    /// A value of any type, nullptr if there is none; its reader answers for it.
    const base::JsonValue* any(std::string_view name);
    void ignore(std::string_view name) { static_cast<void>(any(name)); }
    /// To be called when all fields have been asked for.
    void finish();

    void fail(int line, std::string_view field, const std::string& why);
    [[nodiscard]] const std::string& place() const { return place_; }
    [[nodiscard]] std::string& error() { return error_; }

private:
    const base::JsonValue* typed(std::string_view name, base::JsonValue::Type type, const char* meant);

    const base::JsonValue& object_;
    std::string place_;
    std::string& error_;
    std::vector<std::string> asked_;
};

}  // namespace ziggurat::tabletop::thunderstone
