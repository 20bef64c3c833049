// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/stack/set_up.h"
#include "tabletop/magic/stack/stack_file.h"
#include "tests/tabletop/magic/duel.h"

// What a stack's file can choose: pool, low water, mulligans, Archenemy, Vanguard.
namespace ziggurat::tabletop::magic::stack::tests {

namespace {

Stack game_of(const std::string& text) {
    auto game = game_from_text(text);
    REQUIRE_MESSAGE(game.has_value(), game.error().message);
    return *game;
}

std::string error_of(const std::string& text) {
    const auto game = game_from_text(text);
    return game ? "" : game.error().message;
}

std::vector<std::string> choices(const Stack& game, const State& s) {
    Actions actions;
    game.legal(s, actions);
    return magic::tests::texts_of(actions, [&](Action action) { return game.action_text(s, action); });
}

void act(const Stack& game, State& s, rollout::Chance& chance, std::string_view text) {
    const auto action = game.action_from_text(s, text);
    REQUIRE_MESSAGE(action.has_value(), action.error().message);
    game.apply(s, *action, chance);
}

/// The first choice again and again, until a state is as wanted.
template <class Test>
void go_on(const Stack& game, State& s, rollout::Chance& chance, const Test& is_there) {
    for (int i = 0; i < 5000 && !is_there() && s.end == End::No; ++i) {
        Actions actions;
        game.legal(s, actions);
        game.apply(s, actions[0], chance);
    }
    REQUIRE(is_there());
}

constexpr std::string_view twenty_fogs = "[Main]\n20 Fog\n";

std::string schemes() {
    return "[Schemes]\n20 Grand Design\n[Cards]\nGrand Design\n  type Scheme\n  on arrival: lose 1 "
           "each-opponent\n";
}

std::string avatars() {
    return "[Avatars]\n6 Old Captain\n[Cards]\nOld Captain\n  type Vanguard\n  hand -2\n  life +5\n"
           "  static: pump +1/+1 each creature+yours\n  on upkeep: gain 1\n  on enters creature: gain 2\n";
}

}  // namespace

TEST_CASE("SA8: a pool of a number has no more, and what leaves play is there again") {
    const Stack game = game_of("[metadata]\nPool=2\nHand=3\n" + std::string(twenty_fogs));
    rollout::Chance chance(1);
    State s = game.setup(2, chance);
    act(game, s, chance, "take Forest");
    CHECK(magic::Look(game.rules(), s).pool_left(4) == 1);
    act(game, s, chance, "take Forest");
    for (const std::string& text : choices(game, s)) {
        CHECK(text != "take Forest");
    }
    CHECK(choices(game, s).size() == 5);
    CHECK(game_of(std::string(twenty_fogs)).rules().options.basic_pool == 0);
    CHECK(error_of("[metadata]\nPool=251\n" + std::string(twenty_fogs)) ==
          "line 2: wanted Pool=N with N from 0 to 250");
}

TEST_CASE("SA2: at low water the next handful comes before the library is empty") {
    for (const int water : {0, 3}) {
        const Stack game = game_of("[metadata]\nHandful=6\nHand=7\nLowWater=" + std::to_string(water) + "\n" +
                                   std::string(twenty_fogs));
        rollout::Chance chance(1);
        State s = game.setup(2, chance);
        for (int i = 0; i < 4; ++i) {
            act(game, s, chance, choices(game, s).front());
        }
        // Six came, four are gone; at three of them the next six came.
        CHECK(s.library.size() == (water == 0 ? 2 : 8));
        CHECK(s.reserve.size() == (water == 0 ? 14 : 8));
        CHECK(game.invariants(s).empty());
    }
}

TEST_CASE("S5 SA9: a hand may be exiled for one card less, again and again; lands go back to the pool") {
    const Stack game = game_of("[metadata]\nMulligan=exile\nHand=3\nPool=9\n" + std::string(twenty_fogs));
    rollout::Chance chance(1);
    State s = game.setup(2, chance);
    const auto first = static_cast<std::size_t>(s.starter);
    go_on(game, s, chance, [&] { return s.tasks[s.task_count - 1U].step == Step::Mulligan; });
    CHECK(s.players[first].hand_size == 3);
    CHECK(s.players[1 - first].hand_size == 3);
    CHECK(game.to_move(s) == s.starter);
    CHECK(choices(game, s) == std::vector<std::string>{"keep this hand", "take a mulligan"});
    act(game, s, chance, "take a mulligan");
    CHECK(s.exile.size() == 3);
    act(game, s, chance, "take Island");
    CHECK(magic::Look(game.rules(), s).pool_left(1) == 8);
    go_on(game, s, chance, [&] { return s.tasks[s.task_count - 1U].step == Step::Mulligan; });
    CHECK(s.players[first].hand_size == 2);
    act(game, s, chance, "take a mulligan");
    CHECK(magic::Look(game.rules(), s).pool_left(1) == 9);
    act(game, s, chance, "take Island");
    act(game, s, chance, "keep this hand");
    CHECK(s.players[first].hand_size == 1);
    CHECK(game.to_move(s) == 1 - s.starter);
    act(game, s, chance, "keep this hand");
    CHECK(s.turn == 1);
    CHECK(game.invariants(s).empty());
    CHECK(error_of("[metadata]\nMulligan=on\n" + std::string(twenty_fogs)) ==
          "line 2: wanted Mulligan=exile or Mulligan=off");
}

TEST_CASE("3.11: the archenemy has 40 life, goes first, and all others are one team") {
    const Stack game = game_of("[metadata]\nArchenemy=on\n[Main]\n30 Grizzly Bears\n" + schemes());
    rollout::Chance chance(2);
    State s = game.setup(4, chance);
    const int enemy = s.starter;
    CHECK(s.players[s.starter].life == 40);
    CHECK(s.players[(s.starter + 1U) % 4U].life == 20);
    const magic::Look look(game.rules(), s);
    CHECK(look.are_opponents(enemy, (enemy + 1) % 4));
    CHECK_FALSE(look.are_opponents((enemy + 1) % 4, (enemy + 2) % 4));
    go_on(game, s, chance, [&] { return s.phase == Phase::SecondMain || s.turn > 1; });
    // The scheme has been set in motion in the first main phase, and hurt the team alone.
    CHECK(s.motions == 1);
    CHECK(s.players[s.starter].life == 40);
    for (int i = 1; i < 4; ++i) {
        CHECK(s.players[static_cast<std::size_t>((enemy + i) % 4)].life == 19);
    }
    CHECK(error_of("[metadata]\nArchenemy=on\n" + std::string(twenty_fogs)) ==
          "an archenemy has a deck of at least 20 schemes, not 0");
}

TEST_CASE("3.11: the team attacks the archenemy alone, loses one by one, and wins together") {
    const Stack game = game_of("[metadata]\nArchenemy=on\n[Main]\n30 Grizzly Bears\n" + schemes());
    rollout::Chance chance(2);
    State s = game.setup(3, chance);
    const auto enemy = static_cast<std::size_t>(s.starter);
    const std::size_t friend_one = (enemy + 1) % 3;
    const std::size_t friend_two = (enemy + 2) % 3;
    s.active = static_cast<std::uint8_t>(friend_one);
    Permanent& bears = s.battlefield[s.battlefield_count++];
    bears.id = s.next_id++;
    bears.card = 0;
    bears.controller = bears.own_controller = s.active;
    const magic::Look look(game.rules(), s);
    CHECK(look.can_attack(bears, static_cast<int>(enemy)) == look.is_creature(bears));
    CHECK_FALSE(look.can_attack(bears, static_cast<int>(friend_two)));
    s.players[friend_one].has_lost = true;
    CHECK(look.sides_left() == 2);
    s.players[enemy].has_lost = true;
    CHECK(look.sides_left() == 1);
    s.end = End::LastOne;
    const rollout::Shares shares = game.returns(s);
    CHECK(shares[enemy] == 0);
    CHECK(shares[friend_one] == doctest::Approx(0.5));
    CHECK(shares[friend_two] == doctest::Approx(0.5));
}

TEST_CASE("3.11: an avatar changes life and hand, and works from where it is") {
    const Stack game = game_of("[metadata]\nVanguard=on\n[Main]\n30 Grizzly Bears\n" + avatars());
    rollout::Chance chance(2);
    State s = game.setup(2, chance);
    CHECK(s.players[0].life == 25);
    CHECK(s.players[1].life == 25);
    CHECK(s.tasks[s.task_count - 1U].a == 5);
    CHECK(magic::Look(game.rules(), s).most_in_hand(0) == 5);
    // Two upkeeps are over at the first card that is drawn in a turn: the first player draws none.
    go_on(game, s, chance, [&] { return s.turn == 2 && s.phase == Phase::Draw && s.task_count > 0; });
    CHECK(s.players[0].life == 26);
    CHECK(s.players[1].life == 26);
    magic::Engine engine(game.rules(), s, chance);
    const CardId card = s.library.nth(0);
    s.library.remove(card);
    const ObjectId id = engine.enter(card, false, s.active, 0)->id;
    engine.advance();
    CHECK(magic::Look(game.rules(), s).find(id)->power == 3);
    // Both avatars see it arrive.
    CHECK(s.stack_count + s.trigger_count == 2);
    CHECK(error_of("[metadata]\nVanguard=on\n" + std::string(twenty_fogs)).find("at least 6 avatars") !=
          std::string::npos);
}

TEST_CASE("schemes and avatars have what works in their place, and no library takes them") {
    CHECK(error_of("[Main]\n1 Fog\n[Cards]\nX\n  type Scheme\n  on upkeep: draw 1\n")
              .find("'X': a Scheme has abilities 'on arrival' and no others") != std::string::npos);
    CHECK(error_of("[Main]\n1 Fog\n[Cards]\nX\n  type Vanguard\n  act T: draw 1\n")
              .find("'X': {T} is no cost in the command zone") != std::string::npos);
    CHECK(error_of("[Main]\n1 Fog\n[Cards]\nX\n  type Artifact\n  life +1\n").find("only a Vanguard changes") !=
          std::string::npos);
    CHECK(error_of("[Main]\n1 Grand Design\n" + schemes()).find("belongs to a deck of those") !=
          std::string::npos);
    CHECK(error_of("[metadata]\nArchenemy=on\n[Main]\n1 Fog\n[Schemes]\n20 Fog\n") == "'Fog' is no Scheme");
}

TEST_CASE("random games with every option stay sound") {
    std::string text(built_in_stack());
    text.insert(text.find("[Main]"),
                "[metadata]\nPool=20\nLowWater=5\nMulligan=exile\nArchenemy=on\nVanguard=on\n");
    std::string both = text + "\n[Schemes]\n20 Grand Design\n" + avatars() +
                       "Grand Design\n  type Scheme\n  on arrival target any: damage 2; draw 1 you\n";
    const Stack game = game_of(both);
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        rollout::Chance chance(seed);
        rollout::Random random(seed + 1);
        State s = game.setup(2 + static_cast<int>(seed % 5), chance);
        while (game.to_move(s) != rollout::nobody) {
            const auto complaint = game.invariants(s);
            REQUIRE_MESSAGE(complaint.empty(), complaint);
            State dealt = s;
            game.determinize(dealt, game.to_move(s), random);
            REQUIRE(game.observation_hash(dealt, game.to_move(s)) == game.observation_hash(s, game.to_move(s)));
            game.apply(s, random.below(2) == 0 ? game.greedy(s, random) : rollout::random_action(game, s, random),
                       chance);
        }
    }
}

}  // namespace ziggurat::tabletop::magic::stack::tests
