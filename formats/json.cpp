// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json.h"

#include <cstddef>
#include <iterator>
#include <utility>

#include <nlohmann/json.hpp>

namespace ziggurat::formats {

namespace {

using base::JsonValue;
using Json = nlohmann::json;

/// Deeper than any sane file; values are destroyed by recursion.
constexpr std::size_t most_depth = 64;

/// Where the parser is.
struct Position {
    int line = 1;
    bool has_just_turned = false;  // the last character ended a line
};

/// Walks through the text for the parser and keeps count of lines, which the parser's events do not tell.
class Place {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    /// The position is shared by all copies of this place.
    Place(const char* at, Position& position) : at_(at), position_(&position) {}

    reference operator*() const { return *at_; }
    Place& operator++() {
        position_->has_just_turned = *at_ == '\n';
        position_->line += position_->has_just_turned ? 1 : 0;
        ++at_;
        return *this;
    }
    bool operator==(const Place& other) const { return at_ == other.at_; }
    bool operator!=(const Place& other) const { return at_ != other.at_; }

private:
    const char* at_;
    Position* position_;
};

/// Builds the value from the parser's events; their names are the library's.
class Builder {
public:
    explicit Builder(const Position& position) : position_(position) {}

    bool null() { return add(JsonValue::Type::Null) != nullptr; }
    bool boolean(bool truth) {
        add(JsonValue::Type::Bool)->truth = truth;
        return true;
    }
    bool number_integer(Json::number_integer_t number) { return add_number(static_cast<double>(number)); }
    bool number_unsigned(Json::number_unsigned_t number) { return add_number(static_cast<double>(number)); }
    bool number_float(Json::number_float_t number, const std::string&) { return add_number(number); }
    bool string(std::string& text) {
        add(JsonValue::Type::String)->text = std::move(text);
        return true;
    }
    bool binary(Json::binary_t&) { return fail("is no text"); }

    bool start_object(std::size_t) { return open(JsonValue::Type::Object); }
    bool start_array(std::size_t) { return open(JsonValue::Type::Array); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string& name) {
        if (open_.back()->find(name) != nullptr) {
            return fail("\"" + name + "\" stands twice in one object");
        }
        open_.back()->members.push_back({std::move(name), JsonValue{}});
        return true;
    }

    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& exception) {
        // "[json.exception...] parse error at line 1, column 2: syntax error while parsing value - REASON; last
        // read: '...'", where what was read last need not be text.
        std::string reason = exception.what();
        const std::size_t start = reason.rfind(" - ");
        reason = start == std::string::npos ? reason : reason.substr(start + 3);
        return fail(reason.substr(0, reason.find("; last read")));
    }

    [[nodiscard]] base::Result<JsonValue> result() const {
        if (!error_.empty()) {
            return base::Error{error_};
        }
        return whole_;
    }

private:
    bool fail(const std::string& why) {
        error_ = std::to_string(position_.line) + ": " + why;
        return false;
    }

    /// The next value, where the one that is open says that it goes.
    JsonValue* add(JsonValue::Type type) {
        JsonValue* value = &whole_;
        if (!open_.empty() && open_.back()->is(JsonValue::Type::Array)) {
            value = &open_.back()->items.emplace_back();
        } else if (!open_.empty()) {
            value = &open_.back()->members.back().value;
        }
        value->type = type;
        value->line = position_.line;
        return value;
    }

    bool add_number(double number) {
        JsonValue* const value = add(JsonValue::Type::Number);
        value->number = number;
        // A number ends where the parser has seen the character behind it, which may be a line's end.
        value->line -= position_.has_just_turned ? 1 : 0;
        return true;
    }

    bool open(JsonValue::Type type) {
        if (open_.size() >= most_depth) {
            return fail("is nested too deep");
        }
        // Stays where it is until it is closed: what holds it gets no further member before.
        open_.push_back(add(type));
        return true;
    }

    bool close() {
        open_.pop_back();
        return true;
    }

    const Position& position_;
    JsonValue whole_;
    std::vector<JsonValue*> open_;
    std::string error_;
};

}  // namespace

base::Result<JsonValue> read_json(std::string_view text) {
    Position position;
    Builder builder(position);
    Json::sax_parse(Place(text.data(), position), Place(text.data() + text.size(), position), &builder);
    return builder.result();
}

}  // namespace ziggurat::formats
