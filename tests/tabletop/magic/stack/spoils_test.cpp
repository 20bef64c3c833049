// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/stack/spoils.h"

#include <doctest/doctest.h>

#include "tabletop/magic/stack/set_up.h"
#include "tabletop/magic/stack/signature.h"
#include "tabletop/magic/stack/stack_file.h"
#include "tabletop/rollout/arena/play_game.h"
#include "tabletop/rollout/choose.h"

namespace ziggurat::tabletop::magic::stack::tests {

namespace {

constexpr std::string_view bolts =
    "[metadata]\nLife=3\nHand=2\nPlanechase=off\n[Main]\n30 Lightning Bolt\n10 Think Twice\n1 Final Fortune\n";

bool begins(std::string_view text, std::string_view with) {
    return text.substr(0, with.size()) == with;
}

/// Plays a game in which everybody casts what can be cast, at the next player, and records it.
rollout::GameRecord play(const Stack& game, const std::string& set_up, int players, std::int64_t index) {
    rollout::GameRecord record;
    record.game = "stack";
    record.set_up = set_up;
    record.seed = 1;
    record.index = index;
    record.players.assign(static_cast<std::size_t>(players), "greedy");
    rollout::Chance chance = rollout::GameSeed(record.seed, index).chance();
    rollout::Random random(7);
    State s = game.setup(players, chance);
    while (game.to_move(s) != rollout::nobody) {
        const Action action = game.greedy(s, random);
        record.steps.push_back({game.to_move(s), game.action_text(s, action)});
        game.apply(s, action, chance);
    }
    return record;
}

Signature signature_of(std::string card) {
    return {std::move(card), "north", "2026-11-29", "g:7f3a", 4, 17, "", ""};
}

std::string error_of(std::string_view text, const Signature& signature) {
    const auto made = sign(text, signature);
    return made ? "" : made.error().message;
}

}  // namespace

TEST_CASE("V1 SA33: spoils are for more than two players at the start, and a single winner") {
    const std::string set_up(bolts);
    const Stack game = *game_from_text(set_up);
    const auto two = spoils_of(game, play(game, set_up, 2, 0));
    REQUIRE_FALSE(two.has_value());
    CHECK(two.error().message.find("more than two players (Stack V1)") != std::string::npos);
    rollout::GameRecord broken = play(game, set_up, 3, 0);
    broken.steps.resize(broken.steps.size() / 2);
    const auto half = spoils_of(game, broken);
    REQUIRE_FALSE(half.has_value());
    CHECK(half.error().message == "the game is not over");
    broken.steps[0].action = "win";
    CHECK(spoils_of(game, broken).error().message.find("step 1: ") == 0);
}

TEST_CASE("V2 V3 SA34: the final blow, eliminations and damage make a card significant") {
    const std::string set_up(bolts);
    const Stack game = *game_from_text(set_up);
    int judged = 0;
    for (std::int64_t index = 0; index < 6; ++index) {
        const rollout::GameRecord record = play(game, set_up, 3, index);
        const auto spoils = spoils_of(game, record);
        if (!spoils) {
            continue;  // All lost at once, perhaps.
        }
        ++judged;
        CHECK(spoils->players == 3);
        REQUIRE_FALSE(spoils->claims.empty());
        CHECK(spoils->claims[0].card == "Lightning Bolt");
        // One bolt: three damage (0.6), an elimination (2) and the final blow (4).
        CHECK(spoils->claims[0].tenths >= 66);
        for (std::size_t i = 1; i < spoils->claims.size(); ++i) {
            CHECK(spoils->claims[i].tenths <= spoils->claims[i - 1].tenths);
        }
        int winners = 0;
        for (const rollout::GameRecord::Step& step : record.steps) {
            winners += step.seat == spoils->winner && begins(step.action, "cast Lightning Bolt") ? 1 : 0;
        }
        CHECK(winners > 0);
    }
    CHECK(judged > 0);
}

TEST_CASE("V2 V5: who has signed is shown, and a signed card is not to be signed again") {
    const std::string set_up = std::string(bolts) + "[Signatures]\nLightning Bolt|north|2026-11-29|g:1|3p t5\n";
    const Stack game = *game_from_text(set_up);
    int shown = 0;
    for (const std::string& name : game.tracked_names()) {
        shown += name.find("Lightning Bolt (signed by north)") == 0 ? 1 : 0;
    }
    CHECK(shown == 30);
    const auto spoils = spoils_of(game, play(game, set_up, 3, 0));
    if (spoils) {
        for (const Claim& claim : spoils->claims) {
            CHECK(claim.card != "Lightning Bolt");
        }
    }
}

TEST_CASE("V4 V5: a signature is appended to the stack, and nothing else changes") {
    const std::string stack = "[metadata]\nName=My\n[Main]\n1 Fog\n1 Terror\n[Planes]\n1 Krosa\n";
    const auto once = sign(stack, signature_of("Fog"));
    REQUIRE_MESSAGE(once.has_value(), once.error().message);
    CHECK(*once == stack + "[Signatures]\nFog|north|2026-11-29|g:7f3a|4p t17\n");
    Signature second = signature_of("Terror");
    second.quote = "Dark.";
    second.picture = "terror.png";
    const auto twice = sign(*once + "[Other]\nx\n", second);
    REQUIRE(twice.has_value());
    CHECK(*twice == *once + "Terror|north|2026-11-29|g:7f3a|4p t17|\"Dark.\"|terror.png\n[Other]\nx\n");
    const auto file = read_stack(*twice);
    REQUIRE(file.has_value());
    REQUIRE(file->signatures.size() == 2);
    CHECK(file->signatures[1].signature.quote == "Dark.");
    CHECK(file->signatures[1].signature.turns == 17);
    // A file that does not end with its line.
    CHECK(*sign("[Main]\n1 Fog", signature_of("Fog")) ==
          "[Main]\n1 Fog\n[Signatures]\nFog|north|2026-11-29|g:7f3a|4p t17\n");
}

TEST_CASE("SA35: what cannot be signed") {
    const std::string stack = "[Main]\n1 Fog\n[Signatures]\nFog|north|2026-11-29|g:1|4p t3\n";
    CHECK(error_of(stack, signature_of("Fog")) == "'Fog' is signed already (Stack V2)");
    CHECK(error_of(stack, signature_of("Terror")) == "'Terror' is not in this stack");
    CHECK(error_of("Fog\n", signature_of("Fog")).find("without sections") != std::string::npos);
    Signature wrong = signature_of("Fog");
    wrong.date = "29.11.2026";
    CHECK(error_of("[Main]\n1 Fog\n", wrong).find("a date such as 2026-11-29") != std::string::npos);
    wrong = signature_of("Fog");
    wrong.quote = std::string(201, 'x');
    CHECK(error_of("[Main]\n1 Fog\n", wrong) == "a quote has at most 200 characters");
    wrong.quote = "a|b";
    CHECK(error_of("[Main]\n1 Fog\n", wrong).find("neither bars") != std::string::npos);
    const auto broken = read_stack("[Main]\n1 Fog\n[Signatures]\nFog|north|2026-11-29|g:1|4 17\n");
    REQUIRE_FALSE(broken.has_value());
    CHECK(broken.error().message.find("line 4: wanted CARD|PLAYER") == 0);
}

}  // namespace ziggurat::tabletop::magic::stack::tests
