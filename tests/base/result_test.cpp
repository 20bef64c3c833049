// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/result.h"

#include <memory>

#include <doctest/doctest.h>

namespace ziggurat::base::tests {

namespace {

Result<int> half(int number) {
    if (number % 2 != 0) {
        return Error{"odd"};
    }
    return number / 2;
}

}  // namespace

TEST_CASE("a result is a value or an error") {
    const Result<int> good = half(4);
    CHECK(good.has_value());
    CHECK(static_cast<bool>(good));
    CHECK(*good == 2);
    CHECK(good.value() == 2);
    const Result<int> bad = half(3);
    CHECK(!bad.has_value());
    CHECK(!bad);
    CHECK(bad.error().message == "odd");
}

TEST_CASE("a result's value can be changed, reached into and moved out") {
    Result<std::string> text = std::string("ab");
    *text += 'c';
    CHECK(*text == "abc");
    CHECK(text->size() == 3);
    Result<std::unique_ptr<int>> owner = std::make_unique<int>(7);
    const std::unique_ptr<int> moved = std::move(*owner);
    CHECK(*moved == 7);
}

TEST_CASE("a result that holds text tells value and error apart") {
    const Result<std::string> text = std::string("fine");
    const Result<std::string> error = Error{"not fine"};
    CHECK(text);
    CHECK(!error);
}

}  // namespace ziggurat::base::tests
