// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/json.h"

#include <cstdint>
#include <cstdlib>

namespace ziggurat::base {

namespace {

/// Deeper than any sane file; a guard for the stack.
constexpr int most_depth = 64;

class Parser {
public:
    explicit Parser(std::string_view text) : text_(text) {}

    Result<JsonValue> run() {
        JsonValue value;
        skip_blanks();
        read_value(value, 0);
        skip_blanks();
        if (error_.empty() && at_ < text_.size()) {
            fail("there is something behind the end");
        }
        if (!error_.empty()) {
            return Error{error_};
        }
        return value;
    }

private:
    void fail(const std::string& why) {
        if (error_.empty()) {
            error_ = std::to_string(line_) + ": " + why;
        }
    }
    [[nodiscard]] bool has_failed() const { return !error_.empty(); }
    [[nodiscard]] char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }

    void skip_blanks() {
        for (; at_ < text_.size(); ++at_) {
            const char c = text_[at_];
            line_ += c == '\n' ? 1 : 0;
            if (c != ' ' && c != '\t' && c != '\r' && c != '\n') {
                break;
            }
        }
    }

    bool take(std::string_view word) {
        if (text_.substr(at_, word.size()) != word) {
            return false;
        }
        at_ += word.size();
        return true;
    }

    void read_value(JsonValue& value, int depth) {
        value.line = line_;
        if (depth > most_depth) {
            fail("is nested too deep");
        } else if (at_ >= text_.size()) {
            fail("the text ends where a value should be");
        } else if (next() == '{') {
            read_object(value, depth);
        } else if (next() == '[') {
            read_array(value, depth);
        } else if (next() == '"') {
            value.type = JsonValue::Type::String;
            read_string(value.text);
        } else if (take("true") || take("false")) {
            value.type = JsonValue::Type::Bool;
            value.truth = text_[at_ - 2] == 'u';
        } else if (!take("null")) {
            read_number(value);
        }
    }

    void read_object(JsonValue& value, int depth) {
        value.type = JsonValue::Type::Object;
        ++at_;
        skip_blanks();
        if (take("}")) {
            return;
        }
        while (!has_failed()) {
            std::string name;
            if (next() != '"') {
                fail("a name in quotes should be here");
                return;
            }
            read_string(name);
            skip_blanks();
            if (!take(":")) {
                fail("a colon should be behind \"" + name + "\"");
                return;
            }
            if (value.find(name) != nullptr) {
                fail("\"" + name + "\" stands twice in one object");
                return;
            }
            skip_blanks();
            value.members.emplace_back(name, JsonValue{});
            read_value(value.members.back().second, depth + 1);
            if (!goes_on('}')) {
                return;
            }
        }
    }

    void read_array(JsonValue& value, int depth) {
        value.type = JsonValue::Type::Array;
        ++at_;
        skip_blanks();
        if (take("]")) {
            return;
        }
        while (!has_failed()) {
            value.items.emplace_back();
            read_value(value.items.back(), depth + 1);
            if (!goes_on(']')) {
                return;
            }
        }
    }

    /// Behind an entry: a comma and another, or the end.
    bool goes_on(char end) {
        skip_blanks();
        if (next() == ',') {
            ++at_;
            skip_blanks();
            return !has_failed();
        }
        if (next() == end) {
            ++at_;
        } else {
            fail(std::string("a comma or '") + end + "' should be here");
        }
        return false;
    }

    void read_number(JsonValue& value) {
        const std::size_t start = at_;
        take("-");
        const bool has_zero = next() == '0';
        const int whole = skip_digits();
        bool is_good = whole > 0 && (!has_zero || whole == 1);
        if (next() == '.') {
            ++at_;
            is_good = skip_digits() > 0 && is_good;
        }
        if (next() == 'e' || next() == 'E') {
            ++at_;
            at_ += next() == '+' || next() == '-' ? 1U : 0U;
            is_good = skip_digits() > 0 && is_good;
        }
        const std::string digits(text_.substr(start, at_ - start));
        if (!is_good || digits.size() > 40) {
            fail("this is no value");
            return;
        }
        value.type = JsonValue::Type::Number;
        value.number = std::strtod(digits.c_str(), nullptr);
    }

    int skip_digits() {
        int count = 0;
        for (; next() >= '0' && next() <= '9'; ++at_) {
            ++count;
        }
        return count;
    }

    void read_string(std::string& to) {
        ++at_;
        while (!has_failed()) {
            const char c = next();
            if (at_ >= text_.size() || static_cast<unsigned char>(c) < 0x20) {
                fail("a text in quotes does not end on its line");
            } else if (c == '"') {
                ++at_;
                return;
            } else if (c == '\\') {
                ++at_;
                read_escape(to);
            } else {
                read_character(to);
            }
        }
    }

    void read_escape(std::string& to) {
        static constexpr std::string_view signs = "\"\\/bfnrt";
        static constexpr std::string_view meant = "\"\\/\b\f\n\r\t";
        const std::size_t found = signs.find(next());
        if (at_ < text_.size() && found != std::string_view::npos) {
            to += meant[found];
            ++at_;
        } else if (take("u")) {
            std::uint32_t code = read_hex();
            if (code >= 0xD800 && code < 0xDC00 && take("\\u")) {
                const std::uint32_t low = read_hex();
                code =
                    low >= 0xDC00 && low < 0xE000 ? 0x10000U + ((code - 0xD800U) << 10U) + (low - 0xDC00U) : code;
            }
            if (code >= 0xD800 && code < 0xE000) {
                fail("half of a surrogate pair stands alone");
            }
            append_utf8(to, code);
        } else {
            fail("there is no such escape");
        }
    }

    std::uint32_t read_hex() {
        std::uint32_t code = 0;
        for (int i = 0; i < 4; ++i, ++at_) {
            static constexpr std::string_view digits = "0123456789abcdef";
            const char c = next();
            const std::size_t digit = digits.find(c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c);
            if (at_ >= text_.size() || digit == std::string_view::npos) {
                fail("four hexadecimal digits should be here");
                return 0;
            }
            code = code * 16 + static_cast<std::uint32_t>(digit);
        }
        return code;
    }

    static void append_utf8(std::string& to, std::uint32_t code) {
        const auto byte = [&](std::uint32_t bits) { to += static_cast<char>(bits); };
        if (code < 0x80) {
            byte(code);
        } else if (code < 0x800) {
            byte(0xC0U | code >> 6U);
            byte(0x80U | (code & 0x3FU));
        } else if (code < 0x10000) {
            byte(0xE0U | code >> 12U);
            byte(0x80U | (code >> 6U & 0x3FU));
            byte(0x80U | (code & 0x3FU));
        } else {
            byte(0xF0U | code >> 18U);
            byte(0x80U | (code >> 12U & 0x3FU));
            byte(0x80U | (code >> 6U & 0x3FU));
            byte(0x80U | (code & 0x3FU));
        }
    }

    /// One character of UTF-8, its bytes checked.
    void read_character(std::string& to) {
        const auto first = static_cast<unsigned char>(next());
        const int more = first < 0x80 ? 0 : first >= 0xC2 && first < 0xE0 ? 1 : (first & 0xF0U) == 0xE0 ? 2 : 3;
        if (first >= 0x80 && (first < 0xC2 || first > 0xF4)) {
            fail("this is not UTF-8");
            return;
        }
        to += next();
        ++at_;
        for (int i = 0; i < more; ++i, ++at_) {
            if ((static_cast<unsigned char>(next()) & 0xC0U) != 0x80) {
                fail("this is not UTF-8");
                return;
            }
            to += next();
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1;
    std::string error_;
};

}  // namespace

const JsonValue* JsonValue::find(std::string_view name) const {
    for (const auto& [known, value] : members) {
        if (known == name) {
            return &value;
        }
    }
    return nullptr;
}

Result<JsonValue> parse_json(std::string_view text) {
    return Parser(text).run();
}

}  // namespace ziggurat::base
