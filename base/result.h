// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace ziggurat::base {

/// Why something could not be done: one sentence for the person who asked, without a full stop.
struct Error {
    std::string message;
};

/// A value, or the error that stood in its way.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::move(value)) {}      // NOLINT(google-explicit-constructor): return value;
    Result(Error error) : content_(std::move(error)) {}  // NOLINT(google-explicit-constructor): return Error{...};

    [[nodiscard]] bool has_value() const { return content_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    /// The value; only where there is one.
    [[nodiscard]] const T& value() const {
        assert(has_value());
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] T& value() {
        assert(has_value());
        return *std::get_if<0>(&content_);
    }
    const T& operator*() const { return value(); }
    T& operator*() { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    /// The error; only where there is one.
    [[nodiscard]] const Error& error() const {
        assert(!has_value());
        return *std::get_if<1>(&content_);
    }

private:
    std::variant<T, Error> content_;
};

}  // namespace ziggurat::base
