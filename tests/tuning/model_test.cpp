// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/model.h"

#include <algorithm>

#include <doctest/doctest.h>

#include "engine/session.h"
#include "tuning/jacobian.h"

namespace ziggurat::tuning::tests {

namespace {

std::unique_ptr<Model> model_of(std::string_view variant) {
    auto model = make_model(variant);
    REQUIRE(model);
    return std::move(*model);
}

std::string start_of(std::string_view variant) {
    return (*movegen::make_arbiter(variant))->initial_fen();
}

}  // namespace

TEST_CASE("a model evaluates as the engine does, for White") {
    constexpr std::string_view white = "r3k2r/ppp2ppp/2n5/3q4/3P4/2N2N2/PP3PPP/R2QK2R w KQkq - 0 12";
    constexpr std::string_view black = "r3k2r/ppp2ppp/2n5/3q4/3P4/2N2N2/PP3PPP/R2QK2R b KQkq - 0 12";
    const auto model = model_of("chess");
    REQUIRE_FALSE(model->add_position(white));
    REQUIRE_FALSE(model->add_position(black));
    const auto session = engine::make_session("chess");
    REQUIRE_FALSE((*session)->game().set_up(white, {}));
    CHECK(model->evaluate(0) == (*session)->evaluate());
    REQUIRE_FALSE((*session)->game().set_up(black, {}));
    CHECK(model->evaluate(1) == -(*session)->evaluate());
}

TEST_CASE("weights can be changed, and are the engine's again in the next model") {
    std::vector<Value> before;
    {
        const auto model = model_of("chess");
        REQUIRE_FALSE(model->add_position("4k3/8/8/8/8/8/PPPP4/4K3 w - - 0 1"));
        before = model->weights();
        const Value value = model->evaluate(0);
        model->set_weights(std::vector<Value>(before.size()));
        CHECK(model->evaluate(0) == 0);
        model->set_weights(before);
        CHECK(model->evaluate(0) == value);
        model->set_weights(std::vector<Value>(before.size(), 1));
    }
    CHECK(model_of("chess")->weights() == before);
}

TEST_CASE("slopes tell what a step of a weight does") {
    for (const std::string_view name : model_names()) {
        CAPTURE(name);
        const auto model = model_of(name);
        const auto arbiter = movegen::make_arbiter(name);
        for (int ply = 0; ply < 9; ++ply) {
            REQUIRE_FALSE((*arbiter)->play((*arbiter)->legal_moves()[static_cast<std::size_t>(ply)]));
            REQUIRE_FALSE(model->add_position((*arbiter)->fen()));
        }
        const std::vector<Value> weights = model->weights();
        const Jacobian jacobian = make_jacobian(*model, 2);
        CHECK(model->weights() == weights);
        std::size_t slopes = 0;
        for (std::size_t i = 0; i < model->positions(); ++i) {
            CHECK(jacobian.values[i] == model->evaluate(i));
            slopes += jacobian.slopes[i].size();
            for (const Slope& slope : jacobian.slopes[i]) {
                CHECK(slope.weight >= model->fixed());
                std::vector<Value> changed = weights;
                changed[slope.weight] += weight_step;
                model->set_weights(changed);
                CHECK(static_cast<double>(slope.slope) * weight_step ==
                      doctest::Approx(model->evaluate(i) - jacobian.values[i]));
                model->set_weights(weights);
            }
        }
        CHECK(slopes > 0);
    }
}

TEST_CASE("a position or a rule set that is none is refused") {
    const auto model = model_of("mystic");
    CHECK(model->add_position("nonsense"));
    CHECK(model->positions() == 0);
    CHECK_FALSE(model->add_position(start_of("mystic")));
    CHECK(model->positions() == 1);
    const auto none = make_model("checkers");
    REQUIRE_FALSE(none);
    CHECK(none.error().message.find("levelup-plain") != std::string::npos);
}

}  // namespace ziggurat::tuning::tests
