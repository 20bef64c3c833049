// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/weights_file.h"

#include <fstream>
#include <iterator>

#include <doctest/doctest.h>

#include "tuning/model.h"

namespace ziggurat::tuning::tests {

namespace {

/// The weights file of a rule set; "-" is "_" in its name.
std::string weights_text(std::string name) {
    for (char& c : name) {
        c = c == '-' ? '_' : c;
    }
    std::ifstream file(std::string(ZIGGURAT_TEST_DATA) + "/../engine/eval/weights/" + name + ".h");
    REQUIRE(file);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST_CASE("every weights file holds the weights of its evaluation, in their order") {
    for (const std::string_view name : model_names()) {
        CAPTURE(name);
        const auto read = read_weights(weights_text(std::string(name)));
        const auto model = make_model(name);
        REQUIRE(read);
        REQUIRE(model);
        CHECK(*read == (*model)->weights());
        CHECK((*model)->fixed() < read->size());
    }
}

TEST_CASE("every weights file can be written anew, and its own numbers leave it as it is") {
    for (const std::string_view name : model_names()) {
        CAPTURE(name);
        const std::string text = weights_text(std::string(name));
        std::vector<Value> weights = *read_weights(text);
        const auto same = replace_weights(text, weights);
        REQUIRE(same);
        CHECK(*same == text);
        for (std::size_t i = 0; i < weights.size(); ++i) {
            weights[i] = static_cast<Value>(i % 2 == 0 ? i * 7 : 3 - i * 5);
        }
        const auto other = replace_weights(text, weights);
        REQUIRE(other);
        CHECK(*read_weights(*other) == weights);
    }
}

TEST_CASE("numbers keep their columns; names and comments keep their digits") {
    constexpr std::string_view text = "inline constexpr W<6> w{\n"
                                      "    .rank_2 = {  -4, 10},  // 7 of them\n"
                                      "    .x = {5, 66},\n"
                                      "};\nint after = 3;\n";
    const auto changed = replace_weights(text, std::vector<Value>{12, -3, 1000, 4});
    REQUIRE(changed);
    CHECK(*changed == "inline constexpr W<6> w{\n"
                      "    .rank_2 = {  12, -3},  // 7 of them\n"
                      "    .x = {1000,  4},\n"
                      "};\nint after = 3;\n");
}

TEST_CASE("a file that does not fit is refused") {
    const auto few = replace_weights("inline constexpr W w{\n1, 2\n};", std::vector<Value>{1});
    REQUIRE_FALSE(few);
    CHECK(few.error().message == "the file has 2 numbers, the evaluation 1");
    CHECK_FALSE(read_weights("no weights at all"));
    CHECK_FALSE(read_weights("inline constexpr W w{1, 2"));
}

}  // namespace ziggurat::tuning::tests
