// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/magic/core/text/compiler.h"

namespace ziggurat::tabletop::magic {

namespace {

/// Events of something that lies on the battlefield, or in the graveyard: no card of the command zone does.
bool is_of_permanent(Event event) {
    constexpr std::array<Event, 8> all = {Event::EntersSelf, Event::Dies,    Event::VictimDies, Event::DealsDamage,
                                          Event::HitsPlayer, Event::Damaged, Event::TurnedUp,   Event::NoIslands};
    return std::find(all.begin(), all.end(), event) != all.end();
}

bool is_of_plane(Event event) {
    return event == Event::Arrival || event == Event::Chaos || event == Event::FatalEnd;
}

}  // namespace

/// What a step asks that a card of the command zone cannot be or do; nothing if it is sound.
std::string Compiler::command_complaint(const Op& op) const {
    if (op.who == Who::Attached || op.code == OpCode::Attach) {
        return "nothing in the command zone is attached to anything";
    }
    if (op.who == Who::This) {
        return "'this' is no permanent or player that anything could be done to; name whom it is done to";
    }
    if (!def_.is(plane) && (op.code == OpCode::Flame || op.number == Number::Counters)) {
        return "only a Plane has flame counters";
    }
    return "";
}

/// The same of a whole ability, its steps aside.
std::string Compiler::command_complaint(const Ability& made) const {
    const bool is_activated = made.kind == AbilityKind::Activated || made.kind == AbilityKind::Mana;
    if (def_.is(scheme)) {
        return made.event == Event::Arrival ? "" : "a Scheme has abilities 'on arrival' and no others";
    }
    if (made.from_graveyard || made.from_hand) {
        return "it is never in a hand or graveyard, so that nothing of it works there";
    }
    if (made.cost.tap) {
        return "{T} is no cost in the command zone: only permanents are tapped";
    }
    if (made.cost.sacrifice_this) {
        return "'sac this' is no cost in the command zone: only permanents are sacrificed";
    }
    if (is_of_permanent(made.event)) {
        return "it waits for what happens to a permanent, and is none";
    }
    if (def_.is(plane) && is_activated) {
        return "a Plane has static abilities and those that wait for something";
    }
    return def_.is(vanguard) && is_of_plane(made.event) ? "it waits for what happens to a Plane" : "";
}

/// What planes, schemes and avatars can have: they are in no zone that other abilities work in, and no objects
/// that steps could be done to.
void Compiler::settle_command() {
    if (!def_.is(vanguard) && (def_.more_hand != 0 || def_.more_life != 0)) {
        complain("'" + def_.name + "': only a Vanguard changes hand and life");
    }
    if (!def_.is(command_types)) {
        return;
    }
    if (def_.has_morph || def_.has_flashback) {
        complain("'" + def_.name + "': it is never cast, and has neither morph nor flashback");
    }
    for (const Ability& made : abilities_) {
        std::string why = command_complaint(made);
        for (std::size_t k = 0; k < made.count && why.empty(); ++k) {
            why = command_complaint(table_.ops[made.first + k]);
        }
        if (!why.empty()) {
            complain("'" + def_.name + "': " + why);
        }
    }
}

}  // namespace ziggurat::tabletop::magic
