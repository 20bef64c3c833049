// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/core/show/text.h"

#include <array>

namespace ziggurat::tabletop::magic {

namespace {

constexpr std::array<std::string_view, 13> phase_names = {
    "untap",       "upkeep",   "draw",         "main",   "beginning of combat",
    "attackers",   "blockers", "first damage", "damage", "end of combat",
    "second main", "end",      "cleanup"};

std::string number(int n) {
    return std::to_string(n);
}

std::string ref_text(const Rules& rules, const State& s, Ref ref) {
    const Look look(rules, s);
    switch (ref.kind) {
    case Ref::Player:
        return "player " + number(ref.id + 1);
    case Ref::Card:
        return card_text(rules, ref.id);
    case Ref::Basic:
        return "player " + number(ref.player + 1) + "'s " + (ref.id >= 8 ? "tapped " : "untapped ") +
               std::string(basic_names[ref.id % 8U]);
    case Ref::Permanent:
        if (const Permanent* const p = look.find(ref.id)) {
            return permanent_text(rules, s, *p);
        }
        return "nothing";
    case Ref::Spell:
        for (std::size_t i = 0; i < s.stack_count; ++i) {
            if (s.stack[i].id == ref.id) {
                const bool is_down = s.stack[i].kind == ItemKind::FaceDownSpell;
                return (is_down ? "a face-down spell" : look.printed(s.stack[i]).name) + "#" + number(ref.id);
            }
        }
        return "nothing";
    case Ref::None:
        break;
    }
    return "nothing";
}

std::string acting(const Rules& rules, const State& s, Action action) {
    const Look look(rules, s);
    const Permanent* const p = look.find(action.id());
    switch (action.verb()) {
    case Verb::PlayBasic:
        return "play " + std::string(basic_names[action.a()]);
    case Verb::Play:
        return "play " + card_text(rules, action.id());
    case Verb::Cast:
        return "cast " + card_text(rules, action.id());
    case Verb::CastDown:
        return "cast face down " + card_text(rules, action.id());
    case Verb::Flashback:
        return "flash back " + card_text(rules, action.id());
    case Verb::FromGrave:
        return "use in the graveyard " + card_text(rules, action.id()) + " " + number(action.a());
    case Verb::Cycle:
        return "cycle " + card_text(rules, action.id());
    case Verb::Activate:
        return "use " + (p == nullptr ? "nothing" : permanent_text(rules, s, *p)) + " " + number(action.a());
    case Verb::Command:
        return "use " + look.avatar(s.priority).name + " " + number(action.a());
    case Verb::TurnUp:
        return "turn up " + (p == nullptr ? "nothing" : look.printed(*p).name) + "#" + number(action.id());
    case Verb::Roll:
        return "roll the planar die";
    default:
        return "pass";
    }
}

}  // namespace

std::string title_text(const State& s) {
    return "Turn " + number(s.turn) + ", player " + number(s.active + 1) + ", " +
           std::string(phase_names[static_cast<std::size_t>(s.phase)]);
}

std::string card_text(const Rules& rules, CardId card) {
    const bool has_twin = (card > 0 && rules.cards[card - 1U] == rules.cards[card]) ||
                          (card + 1U < rules.cards.size() && rules.cards[card + 1U] == rules.cards[card]);
    const std::string signer = rules.signer_of(card);
    return rules.def_of(card).name + (signer.empty() ? "" : " (signed by " + signer + ")") +
           (has_twin ? " [" + number(card) + "]" : "");
}

std::string permanent_text(const Rules& rules, const State& s, const Permanent& p) {
    const std::string name = p.is(turned_down) ? "a face-down creature" : Look(rules, s).printed(p).name;
    return name + "#" + number(p.id);
}

std::string action_text(const Rules& rules, const State& s, Action action) {
    const Task task = s.task_count > 0 ? s.tasks[s.task_count - 1U] : Task{};
    switch (action.verb()) {
    case Verb::Mode:
        return "mode " + number(action.a() + 1);
    case Verb::Number:
        return "X is " + number(action.a());
    case Verb::Aim:
        return "target " + ref_text(rules, s, action.ref());
    case Verb::Choose:
        return "choose " + ref_text(rules, s, action.ref());
    case Verb::Library:
        return "draw from the library";
    case Verb::Basic:
        return "take " + std::string(basic_names[action.a()]);
    case Verb::Yes:
        return task.step == Step::Mulligan ? "keep this hand" : "yes";
    case Verb::No:
        return task.step == Step::Mulligan ? "take a mulligan" : "no";
    case Verb::Colour:
        return std::string(colour_names[action.a()]);
    case Verb::OnTop:
        return "on top";
    case Verb::Below:
        return "below";
    case Verb::Next: {
        const Item& item = s.triggers[action.a()];
        return "next " + Look(rules, s).printed(item).name + " " + number(action.a());
    }
    case Verb::Attack:
        return "attack player " + number(action.a() + 1) + " with " +
               permanent_text(rules, s, s.battlefield[task.a]);
    case Verb::Block:
        return "block " + ref_text(rules, s, Ref{Ref::Permanent, 0, action.id()}) + " with " +
               permanent_text(rules, s, s.battlefield[task.a]);
    default:
        return acting(rules, s, action);
    }
}

std::string describe(const Rules& rules, const State& s, int observer) {
    const Look look(rules, s);
    std::string text = title_text(s) + "; library " + number(s.library.size() + s.known_count) + ", unused " +
                       number(s.reserve.size()) + "\n";
    if (s.plane_count > 0) {
        text += "Plane: " + rules.table.defs[s.planes[0]].name + "\n";
    }
    for (int player = 0; player < s.player_count; ++player) {
        const Player& self = s.players[static_cast<std::size_t>(player)];
        text += "Player " + number(player + 1) + ": " + (self.has_lost ? "lost" : number(self.life) + " life") +
                (rules.options.has_archenemy && player == s.starter ? ", archenemy" : "") +
                (s.has_avatars ? ", " + rules.table.defs[s.avatars[static_cast<std::size_t>(player)]].name : "") +
                ", hand " + number(self.hand_size) + ":";
        for (std::size_t i = 0; i < colours; ++i) {
            text += self.basics_in_hand[i] > 0
                        ? " " + number(self.basics_in_hand[i]) + " " + std::string(basic_names[i])
                        : "";
        }
        self.hand.each([&](CardId card) {
            const bool is_known = observer < 0 || observer == player || s.seen.has(card);
            text += is_known ? " " + card_text(rules, card) + "," : "";
        });
        text += "\n  lands:";
        for (std::size_t i = 0; i < colours; ++i) {
            const int all = self.basics[i] + self.tapped_basics[i];
            text += all > 0 ? " " + number(all) + " " + std::string(basic_names[i]) + " (" +
                                  number(self.basics[i]) + " untapped)"
                            : "";
        }
        text += "\n";
        for (const Permanent& p : look.battlefield()) {
            if (p.controller == player) {
                const bool is_known = observer < 0 || observer == player;
                text += "  " + permanent_text(rules, s, p) +
                        (p.is(turned_down) && is_known ? " (" + look.printed(p).name + ")" : "") +
                        (look.is_creature(p) ? " " + number(p.power) + "/" + number(p.toughness) : "") +
                        (p.damage > 0 ? ", damage " + number(p.damage) : "") + (p.is(tapped) ? ", tapped" : "") +
                        "\n";
            }
        }
    }
    text += "Graveyard:";
    s.graveyard.each([&](CardId card) { text += " " + rules.def_of(card).name + ","; });
    text += "\nStack:";
    for (std::size_t i = 0; i < s.stack_count; ++i) {
        text +=
            " " +
            (s.stack[i].kind == ItemKind::FaceDownSpell ? "a face-down spell" : look.printed(s.stack[i]).name) +
            ",";
    }
    return text + "\n";
}

}  // namespace ziggurat::tabletop::magic
