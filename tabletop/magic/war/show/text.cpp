// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/war/show/text.h"

#include "base/random.h"
#include "tabletop/magic/core/look/hash.h"
#include "tabletop/magic/core/show/text.h"
#include "tabletop/magic/war/board.h"
#include "tabletop/magic/war/game.h"
#include "tabletop/rollout/choose.h"

namespace ziggurat::tabletop::magic::war {

namespace {

constexpr std::array<std::string_view, 14> stage_names = {"supply",
                                                          "healing",
                                                          "movement",
                                                          "combat",
                                                          "assault",
                                                          "boosts",
                                                          "attack",
                                                          "defence",
                                                          "prevention",
                                                          "circle",
                                                          "entering a stronghold",
                                                          "casting",
                                                          "choice of terrain",
                                                          "end"};

std::string name_of(const Rules& rules, const State& s, std::uint16_t id) {
    const Permanent* const p = Look(rules, s.core).find(id);
    return p == nullptr ? "nothing" : permanent_text(rules, s.core, *p);
}

std::string creatures_text(const Rules& rules, const State& s, int place) {
    std::string text;
    const Board board(rules, s);
    for (const Permanent& p : board.look().battlefield()) {
        if (p.place == place && !is_in_camp(p)) {
            text += "; player " + std::to_string(p.controller + 1) + ": " + permanent_text(rules, s.core, p) +
                    " " + std::to_string(p.power) + "/" + std::to_string(p.toughness) +
                    (p.damage > 0 ? " damage " + std::to_string(p.damage) : "") + (p.is(tapped) ? " tapped" : "") +
                    (has_mark(p, carrier) ? " carries " + name_of(rules, s, p.partner) : "");
        }
    }
    return text;
}

}  // namespace

std::string title_text(const State& s) {
    return "Round " + std::to_string(s.round) + ", player " + std::to_string(s.core.active + 1) + ", " +
           std::string(stage_names[static_cast<std::size_t>(s.stage)]);
}

std::string place_text(const State& s, int place) {
    if (place >= cells) {
        return std::string("stronghold ") + stronghold_letter(s.core.player_count, place - cells);
    }
    return std::string(1, static_cast<char>('a' + place / 5)) + std::to_string(place % 5 + 1);
}

std::uint64_t War::hash_of(const State& s, int observer) const {
    std::uint64_t made = magic::hash(rules_, s.core, observer);
    const auto add = [&](auto... numbers) {
        ((made = base::mix(made, static_cast<std::uint64_t>(numbers))), ...);
    };
    for (const std::uint8_t colour : s.terrain) {
        add(colour);
    }
    for (const std::int8_t player : s.holder) {
        add(player);
    }
    for (const auto& row : s.fought) {
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            bits |= static_cast<std::uint32_t>(row[i]) << i;
        }
        add(bits);
    }
    const Fight& fight = s.fight;
    add(s.moved_in, static_cast<unsigned>(s.stage), static_cast<unsigned>(s.end), s.round, fight.place,
        fight.opponent, fight.is_assault, fight.circler, fight.circle, fight.attack, fight.defence, fight.stopped);
    if (s.stage == Stage::Place) {
        add(s.pending.card, s.pending.ability, s.pending.source, s.pending.controller,
            static_cast<unsigned>(s.pending_stage));
    }
    return made;
}

std::uint64_t War::hash(const State& s) const {
    return hash_of(s, rollout::everybody);
}

std::uint64_t War::observation_hash(const State& s, int observer) const {
    return hash_of(s, observer);
}

std::string War::describe(const State& s, int observer) const {
    const Board board(rules_, s);
    const int count = s.core.player_count;
    std::string text = title_text(s) + "\n";
    for (int place = 0; place < cells; ++place) {
        text += (place % 5 == 0 ? "" : " ") + place_text(s, place) + " " +
                std::string(basic_names[s.terrain[static_cast<std::size_t>(place)]]) +
                (place % 5 == 4 ? "\n" : "");
    }
    for (int place = 0; place < cells + count; ++place) {
        const std::string there = creatures_text(rules_, s, place);
        const bool is_stronghold = place >= cells;
        if (is_stronghold || !there.empty()) {
            text += place_text(s, place) +
                    (is_stronghold ? ", player " + std::to_string(place - cells + 1) + "'s, held by player " +
                                         std::to_string(s.holder[static_cast<std::size_t>(place - cells)] + 1)
                                   : " " + std::string(basic_names[s.terrain[static_cast<std::size_t>(place)]])) +
                    there + "\n";
        }
    }
    for (int i = 0; i < count; ++i) {
        const Player& player = s.core.players[static_cast<std::size_t>(i)];
        const CardSet& deck = rules_.decks[static_cast<std::size_t>(i)];
        text += "Player " + std::to_string(i + 1) + (player.has_lost ? " is out" : "") + ": supply " +
                std::to_string(player.supply) + ", library " + std::to_string((s.core.library & deck).size()) +
                ", removed " + std::to_string(((s.core.graveyard | s.core.exile) & deck).size()) + ", hand " +
                std::to_string(player.hand_size) + ":";
        player.hand.each([&](CardId card) {
            const bool is_known = observer < 0 || observer == i || s.core.seen.has(card);
            text += is_known ? " " + rules_.def_of(card).name + "," : "";
        });
        text += "\n";
    }
    return text;
}

std::string War::action_text(const State& s, Action action) const {
    if (s.core.task_count > 0) {
        return magic::action_text(rules_, s.core, action);
    }
    if (action.verb() == Verb::Pass) {
        return s.stage == Stage::Boost || s.stage == Stage::Prevent ? "pass" : "done";
    }
    if (action.verb() == Verb::Choose) {
        const std::string name = name_of(rules_, s, action.id());
        return (s.stage == Stage::Attack || s.stage == Stage::Defence ? "all to "
                : s.stage == Stage::Join                              ? "assault with "
                : s.stage == Stage::Enter                             ? "enter with "
                                                                      : "stop ") +
               name;
    }
    if (action.verb() != Verb::Other) {
        return magic::action_text(rules_, s.core, action);
    }
    const std::string name = name_of(rules_, s, action.id());
    switch (static_cast<Order>(action.b())) {
    case Order::Mana:
        return "supply from " + name;
    case Order::Heal:
        return "heal " + name;
    case Order::Move:
        return "move " + name + " to " + place_text(s, action.a());
    case Order::Carry:
        return "carry " + permanent_text(rules_, s.core, s.core.battlefield[action.a()]) + " with " + name;
    case Order::Drop:
        return "drop from " + name + " to " + place_text(s, action.a());
    case Order::Fight:
        return "fight player " + std::to_string(action.id() + 1) + " in " + place_text(s, action.a());
    case Order::One:
        return "one to " + name;
    case Order::Place:
        return "in " + place_text(s, action.a());
    }
    return "nothing";
}

base::Result<Action> War::action_from_text(const State& s, std::string_view text) const {
    return rollout::action_named(*this, s, text);
}

}  // namespace ziggurat::tabletop::magic::war
