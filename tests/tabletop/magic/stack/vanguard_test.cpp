// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/stack/set_up.h"
#include "tabletop/magic/stack/stack_file.h"
#include "tests/tabletop/magic/duel.h"

// Abilities of avatars in the command zone (Stack 3.11): what is activated, and what waits. All avatars here are
// our own.
namespace ziggurat::tabletop::magic::stack::tests {

namespace {

using magic::tests::Duel;

constexpr std::string_view others = R"(
Plain Cub
  cost {1}{G}
  type Creature Bear
  pt 2/2
Bomb
  cost {1}
  type Artifact
Charm
  cost {R}
  type Instant
  spell: gain 3
)";

/// The built-in cards and those above, with an avatar of these lines.
Rules rules_with(const std::string& avatar) {
    auto table = read_cards({{"", "Old One\n  type Vanguard\n" + avatar + std::string(others)}});
    REQUIRE_MESSAGE(table.has_value(), table.error().message);
    std::vector<DefId> cards;
    for (const char* const name : {"Plain Cub", "Bomb", "Charm"}) {
        cards.insert(cards.end(), 8, static_cast<DefId>(table->find(name)));
    }
    const auto one = static_cast<DefId>(table->find("Old One"));
    Options options;
    options.passes_alone = false;
    Rules rules = make_rules(std::move(*table), cards, {}, options);
    rules.avatars = {one, one};
    return rules;
}

struct Law {
    Rules own;
};

/// Two players, of whom both have the avatar.
struct Court : Law, Duel {
    explicit Court(const std::string& avatar) : Law{rules_with(avatar)}, Duel(2, 1, own) {
        s.has_avatars = true;
        s.avatars[0] = s.avatars[1] = own.avatars[0];
        settle();
    }
};

}  // namespace

TEST_CASE("3.11: an avatar's ability is paid with mana, stands on the stack, and can be answered") {
    Court d("  act {3} target any: damage 1\n");
    REQUIRE(d.can("use Old One 0"));
    d.act("use Old One 0").act("target player 2");
    REQUIRE(d.s.stack_count == 1);
    CHECK(d.s.stack[0].kind == ItemKind::Ability);
    CHECK(d.s.stack[0].controller == 0);
    CHECK(d.life(1) == 20);
    CHECK(describe(d.rules, d.s, 0).find("Stack: Old One,") != std::string::npos);
    int untapped = 0;
    for (const std::uint8_t n : d.s.players[0].basics) {
        untapped += n;
    }
    CHECK(untapped == 97);
    // The other player answers by the own avatar.
    d.act("pass");
    REQUIRE(d.s.priority == 1);
    d.act("use Old One 0").act("target player 1");
    d.resolve();
    CHECK(d.life(0) == 19);
    CHECK(d.life(1) == 19);
}

TEST_CASE("3.11: an avatar's ability is offered only while its cost, targets and condition allow it") {
    Court poor("  act {3}: draw 1\n");
    poor.s.players[0].basics = {1, 1, 0, 0, 0};
    CHECK_FALSE(poor.can("use Old One"));
    poor.s.players[0].basics = {1, 1, 1, 0, 0};
    CHECK(poor.can("use Old One"));
    Court blind("  act {1} target creature: destroy\n");
    CHECK_FALSE(blind.can("use Old One"));
    const ObjectId cub = blind.put(1, "Plain Cub");
    blind.use("Old One", "Plain Cub");
    CHECK(blind.is_dead(cub));
    Court full("  act {1} if hand-empty: gain 1\n");
    CHECK(full.can("use Old One"));
    full.hand(0, "Bomb");
    CHECK_FALSE(full.can("use Old One"));
    Court slow("  act {1} slow: gain 1\n");
    CHECK(slow.can("use Old One"));
    slow.go_to(Phase::Upkeep);
    CHECK_FALSE(slow.can("use Old One"));
}

TEST_CASE("3.11: X of an avatar's ability is chosen and paid") {
    Court d("  act {X}{W} target any: damage X\n");
    d.s.players[0].basics = {4, 0, 0, 0, 0};
    d.act("use Old One").act("X is 3").aim("player 2");
    CHECK(d.life(1) == 17);
    CHECK(d.s.players[0].basics[0] == 0);
    CHECK_FALSE(d.can("use Old One"));
}

TEST_CASE("3.11: an avatar's ability is paid with life, discarded cards and sacrificed permanents") {
    Court life("  act life 2: draw 1\n");
    life.act("use Old One");
    CHECK(life.life(0) == 18);
    life.resolve().act("take Forest");
    CHECK(life.s.players[0].basics_in_hand[4] == 1);
    life.s.players[0].life = 1;
    CHECK_FALSE(life.can("use Old One"));

    Court cards("  act discard 1 target any: damage 2\n");
    CHECK_FALSE(cards.can("use Old One"));
    cards.hand(0, "Bomb");
    cards.hand(0, "Charm");
    cards.act("use Old One").act("target player 2").act("choose Charm");
    CHECK(cards.in_hand(0) == 1);
    CHECK(cards.s.graveyard.size() == 1);
    cards.resolve();
    CHECK(cards.life(1) == 18);

    Court blood("  act sac creature+yours target any: damage 1\n");
    const ObjectId cub = blood.put(0, "Plain Cub");
    blood.put(1, "Plain Cub");
    blood.act("use Old One").act("target player 2");
    CHECK(blood.is_dead(cub));
    CHECK(blood.life(1) == 20);
    blood.resolve();
    CHECK(blood.life(1) == 19);
    CHECK_FALSE(blood.can("use Old One"));
    Court team("  act tap 2 creature+yours+untapped: gain 5\n");
    team.put(0, "Plain Cub");
    CHECK_FALSE(team.can("use Old One"));
    team.put(0, "Plain Cub");
    team.act("use Old One").act("choose Plain Cub").resolve();
    CHECK(team.life(0) == 25);
    CHECK_FALSE(team.can("use Old One"));
}

TEST_CASE("3.11: any card in hand can be discarded, whatever number the avatar has among all cards") {
    // An avatar's number is one of definitions; as the number of a card it means nothing.
    for (CardId card = 0; card < 24; ++card) {
        Court d("  act discard 1: gain 1\n");
        d.s.reserve.remove(card);
        Engine(d.rules, d.s, d.chance).to_hand(card, 0, false);
        REQUIRE(d.can("use Old One"));
        d.act("use Old One").resolve();
        CHECK(d.in_hand(0) == 0);
        CHECK(d.life(0) == 21);
    }
}

TEST_CASE("3.11: avatars wait for what creatures and players do") {
    Court d("  on creature-dies creature+yours: gain 1\n  on attacks creature+yours: gain 10\n"
            "  on leaves permanent+theirs: gain 90\n");
    const ObjectId cub = d.put(0, "Plain Cub");
    d.put(1, "Plain Cub");
    d.fight({"block"});
    // Both die: each avatar sees its own creature die, the other's leave, and the first one's attack.
    d.resolve();
    CHECK(d.is_dead(cub));
    CHECK(d.life(0) == 20 + 10 + 1 + 90);
    CHECK(d.life(1) == 20 + 1 + 90);
}

TEST_CASE("3.11: avatars wait for spells by type, colour and caster") {
    Court d("  on casts creature+yours: gain 1\n  on casts red+theirs target any: damage 5\n");
    d.cast("Plain Cub");
    CHECK(d.life(0) == 21);
    CHECK(d.life(1) == 20);
    d.hand(0, "Charm");
    d.act("cast Charm").act("target player 1");
    // The trigger stands above the spell that caused it.
    REQUIRE(d.s.stack_count == 2);
    CHECK(d.s.stack[1].controller == 1);
    d.resolve();
    CHECK(d.life(0) == 21 - 5 + 3);
}

TEST_CASE("3.11: an avatar's counter hits the spell that it waits for") {
    Court d("  on casts artifact+theirs may {2}: counter it\n");
    d.hand(0, "Bomb");
    d.act("cast Bomb");
    d.resolve();
    REQUIRE(d.can("yes"));
    d.act("yes");
    d.resolve();
    CHECK(d.count("Bomb") == 0);
    CHECK(d.s.graveyard.size() == 1);
}

TEST_CASE("3.11: avatars wait for life that is gained, and for how much") {
    Court d("  on gains-life: lose amount each-opponent\n");
    d.hand(0, "Charm");
    d.act("cast Charm").resolve();
    CHECK(d.life(0) == 23);
    CHECK(d.life(1) == 17);
}

TEST_CASE("3.11: avatars wait for hits, for cards that are put away, and take what has died") {
    Court hit("  on creature-hits-player creature+yours: draw amount\n");
    hit.put(0, "Plain Cub");
    hit.put(1, "Plain Cub");
    hit.fight({"pass"});
    REQUIRE(hit.s.task_count + hit.s.stack_count > 0);
    hit.resolve();
    hit.act("take Forest").act("take Forest");
    CHECK(hit.s.players[0].basics_in_hand[4] == 2);
    CHECK(hit.s.players[1].hand_size == 0);

    Court grave("  on to-grave artifact: gain 1\n");
    grave.put(0, "Bomb");
    const ObjectId bomb = grave.s.battlefield[0].id;
    Engine(grave.rules, grave.s, grave.chance).destroy(&bomb, 1, false);
    grave.settle();
    grave.resolve();
    // The one graveyard is everybody's (R8).
    CHECK(grave.life(0) == 21);
    CHECK(grave.life(1) == 21);

    Court back("  on creature-dies creature+yours may: top it\n");
    const ObjectId cub = back.put(0, "Plain Cub");
    Engine(back.rules, back.s, back.chance).destroy(&cub, 1, false);
    back.settle();
    back.resolve();
    back.act("yes");
    CHECK(back.s.graveyard.empty());
    CHECK(back.s.known_count == 1);
}

TEST_CASE("3.11: what a price asks for is chosen when the ability resolves") {
    Court d("  on upkeep may sac creature: draw 1\n  on your-end may discard 1: gain 4\n");
    d.put(1, "Plain Cub");
    d.put(1, "Plain Cub");
    d.hand(1, "Bomb");
    d.hand(1, "Charm");
    d.next_turn();
    d.resolve();
    d.act("yes");
    CHECK(d.count("Plain Cub") == 2);
    d.act("choose Plain Cub");
    CHECK(d.count("Plain Cub") == 1);
    d.act("take Forest");
    d.go_to(Phase::End);
    d.resolve();
    d.act("yes").act("choose Charm");
    CHECK(d.life(1) == 24);
    CHECK(d.s.graveyard.size() == 2);
    // Whoever says no pays nothing.
    Court other("  on upkeep may discard 1: gain 4\n");
    other.hand(1, "Bomb");
    other.next_turn();
    other.resolve();
    other.act("no");
    CHECK(other.life(1) == 20);
    CHECK(other.in_hand(1) == 1);
}

TEST_CASE("3.11: damage is prevented for a player, and flashback given by an avatar") {
    Court d("  act {1}: prevent 2 you\n  static: flashback\n");
    d.use("Old One");
    CHECK(d.s.players[0].shield == 2);
    d.grave("Charm");
    CHECK(d.can("flash back Charm"));
}

TEST_CASE("3.11: mana of an avatar's ability uses the stack, and its colour is chosen") {
    Court d("  act discard 1: add any\n");
    d.hand(0, "Bomb");
    d.use("Old One");
    d.act("red");
    CHECK(d.s.players[0].pool[3] == 1);
    d.s.players[0].basics = {};
    d.hand(0, "Charm");
    CHECK(d.can("cast Charm"));
}

TEST_CASE("3.11: who has lost has no avatar any more") {
    Court d("  on casts card: gain 1\n");
    d.cast("Bomb");
    CHECK(d.life(0) == 21);
    CHECK(d.life(1) == 21);
    d.s.players[1].has_lost = true;
    d.hand(0, "Bomb");
    d.act("cast Bomb");
    // The spell, and one trigger.
    CHECK(d.s.trigger_count + d.s.stack_count == 2);
}

TEST_CASE("permanents wait for the same events as avatars do") {
    auto table =
        read_cards({{"", "Watcher\n  cost {1}\n  type Artifact\n  on casts creature+yours: gain 1\n"
                         "  on gains-life: damage 1 each-opponent\n  on attacks creature+theirs: gain 7\n" +
                             std::string(others)}});
    REQUIRE_MESSAGE(table.has_value(), table.error().message);
    std::vector<DefId> cards;
    for (const char* const name : {"Watcher", "Plain Cub"}) {
        cards.insert(cards.end(), 4, static_cast<DefId>(table->find(name)));
    }
    Options options;
    options.passes_alone = false;
    const Rules rules = make_rules(std::move(*table), cards, {}, options);
    Duel d(2, 1, rules);
    d.put(0, "Watcher");
    d.cast("Plain Cub");
    CHECK(d.life(0) == 21);
    CHECK(d.life(1) == 19);
    d.put(1, "Plain Cub");
    d.next_turn();
    d.go_to(Phase::Main);
    d.fight();
    d.resolve();
    CHECK(d.life(0) == 21 + 7 - 2);
}

TEST_CASE("games with avatars that act stay sound, end, and are the same again") {
    std::string text(built_in_stack());
    text.insert(text.find("[Main]"), "[metadata]\nVanguard=on\nTurns=60\n");
    text += "\n[Avatars]\nBurner\nMaker\nEater\nReader\nMedic\nKeeper\n[Cards]\n"
            "Burner\n  type Vanguard\n  hand -1\n  life +8\n  act {X}{R} target any: damage X\n"
            "Maker\n  type Vanguard\n  act {3}: token 1 1/1 green Saproling\n  act {1}: pump +1/+0 each "
            "creature+yours\n"
            "Eater\n  type Vanguard\n  act sac permanent+yours target creature: return\n"
            "  on creature-dies creature+yours may: draw 1\n"
            "Reader\n  type Vanguard\n  act discard 1: draw 1\n  on casts instant/sorcery+yours: gain 2\n"
            "Medic\n  type Vanguard\n  act life 2 target creature: regenerate\n"
            "  on gains-life target creature+theirs: tap\n"
            "Keeper\n  type Vanguard\n  act tap 2 creature+yours+untapped slow: draw 1\n"
            "  on attacks creature+theirs: lose 1 that-player\n  on leaves creature+theirs may {1}: gain 1\n";
    const auto game = game_from_text(text);
    REQUIRE_MESSAGE(game.has_value(), game.error().message);
    std::array<std::uint64_t, 2> last{};
    int uses = 0;
    for (std::uint64_t run = 0; run < 2; ++run) {
        for (std::uint64_t seed = 0; seed < 25; ++seed) {
            rollout::Chance chance(seed);
            rollout::Random random(seed + 1);
            State s = game->setup(2 + static_cast<int>(seed % 3), chance);
            while (game->to_move(s) != rollout::nobody) {
                const auto complaint = game->invariants(s);
                REQUIRE_MESSAGE(complaint.empty(), complaint);
                Actions actions;
                game->legal(s, actions);
                const Action action = seed % 2 == 0
                                          ? game->greedy(s, random)
                                          : actions[random.below(static_cast<std::uint32_t>(actions.size()))];
                uses += action.verb() == Verb::Command ? 1 : 0;
                // The text of an action names it, and nothing else.
                const auto read = game->action_from_text(s, game->action_text(s, action));
                REQUIRE(read.has_value());
                REQUIRE(game->action_text(s, *read) == game->action_text(s, action));
                State dealt = s;
                game->determinize(dealt, game->to_move(s), random);
                REQUIRE(game->observation_hash(dealt, game->to_move(s)) ==
                        game->observation_hash(s, game->to_move(s)));
                game->apply(s, action, chance);
            }
            last[run] = base::mix(last[run], game->hash(s));
        }
    }
    CHECK(uses > 200);
    CHECK(last[0] == last[1]);
}

TEST_CASE("greedy players use their avatars with the mana that spells leave over") {
    std::string text(built_in_stack());
    text.insert(text.find("[Main]"), "[metadata]\nVanguard=on\n");
    text += "\n[Avatars]\n6 Gunner\n[Cards]\nGunner\n  type Vanguard\n  act {3} target any: damage 1\n";
    const auto game = game_from_text(text);
    REQUIRE_MESSAGE(game.has_value(), game.error().message);
    int uses = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        rollout::Chance chance(seed);
        rollout::Random random(seed + 1);
        State s = game->setup(2, chance);
        while (game->to_move(s) != rollout::nobody) {
            const Action action = game->greedy(s, random);
            if (action.verb() == Verb::Command) {
                ++uses;
                CHECK(magic::Look(game->rules(), s).is_main_time(s.priority));
            }
            game->apply(s, action, chance);
        }
    }
    CHECK(uses >= 5);
}

}  // namespace ziggurat::tabletop::magic::stack::tests
