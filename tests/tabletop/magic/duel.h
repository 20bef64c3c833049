// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "tabletop/magic/core/play/engine.h"
#include "tabletop/magic/core/show/text.h"
#include "tabletop/magic/core/text/reader.h"
#include "tests/tabletop/magic/choices.h"

namespace ziggurat::tabletop::magic::tests {

/// The rules of a game with two of every card, in which nobody passes without being asked.
inline const Rules& all_cards() {
    static const Rules rules = [] {
        auto table = built_in_cards();
        REQUIRE_MESSAGE(table.has_value(), table.error().message);
        std::vector<DefId> cards;
        for (std::size_t def = 0; def < table->defs.size(); ++def) {
            if (!table->is_token(def) && !table->defs[def].is(command_types)) {
                cards.push_back(static_cast<DefId>(def));
                cards.push_back(static_cast<DefId>(def));
            }
        }
        Options options;
        options.passes_alone = false;
        return make_rules(*table, cards, {}, options);
    }();
    return rules;
}

/// Two players (or more) in the first one's main phase, with twenty untapped basic lands of each kind for
/// everybody unless a test says otherwise. Cards that no test has placed lie in the reserve.
class Duel {
public:
    explicit Duel(int players = 2, std::uint64_t seed = 1, const Rules& made = all_cards())
        : rules(made),
          chance(seed) {
        s.player_count = static_cast<std::uint8_t>(players);
        s.reserve = rules.all;
        s.phase = Phase::Main;
        s.turn = 5;
        for (int i = 0; i < players; ++i) {
            s.players[static_cast<std::size_t>(i)].basics = {20, 20, 20, 20, 20};
        }
        settle();
    }

    /// A copy of the card that nobody has used yet.
    CardId card(std::string_view name) {
        CardId found = no_card;
        s.reserve.each([&](CardId id) {
            if (found == no_card && rules.def_of(id).name == name) {
                found = id;
            }
        });
        REQUIRE_MESSAGE(found != no_card, std::string(name));
        s.reserve.remove(found);
        return found;
    }
    ObjectId put(int player, std::string_view name, bool is_down = false) {
        Permanent* const p = Engine(rules, s, chance).enter(card(name), false, player, is_down ? turned_down : 0);
        p->set(sick, false);
        const ObjectId id = p->id;
        s.trigger_count = 0;  // It has been there for a while.
        return id;
    }
    CardId hand(int player, std::string_view name) {
        const CardId id = card(name);
        Engine(rules, s, chance).to_hand(id, player, false);
        return id;
    }
    CardId grave(std::string_view name) {
        const CardId id = card(name);
        s.graveyard.add(id);
        s.is_stale = true;
        return id;
    }
    /// Puts a card on the library.
    CardId top(std::string_view name) {
        const CardId id = card(name);
        Engine(rules, s, chance).to_top(id);
        return id;
    }
    void visit(std::string_view name) {
        s.planes[0] = static_cast<DefId>(rules.table.find(std::string(name)));
        s.plane_count = 1;
        s.is_stale = true;
        settle();
    }
    /// Triggers chaos on the plane that is visited.
    void chaos() {
        Engine(rules, s, chance).trigger_plane(Event::Chaos, Ref{}, s.active, s.active);
        settle();
    }

    /// Applies continuous effects and state-based actions.
    void settle() {
        Engine engine(rules, s, chance);
        s.is_stale = true;
        engine.refresh();
        if (s.task_count == 0) {
            engine.advance();
        }
    }
    [[nodiscard]] std::vector<std::string> choices() const {
        Actions actions;
        Look(rules, s).list(actions);
        return texts_of(actions, [&](Action action) { return action_text(rules, s, action); });
    }
    [[nodiscard]] bool can(std::string_view beginning) const { return any_begins(choices(), beginning); }
    /// Plays the first action whose text begins so.
    Duel& act(std::string_view beginning) {
        Actions actions;
        Look(rules, s).list(actions);
        for (const Action action : actions) {
            if (action_text(rules, s, action).substr(0, beginning.size()) == beginning) {
                Engine(rules, s, chance).apply(action);
                return *this;
            }
        }
        std::string offered;
        for (const std::string& text : choices()) {
            offered += "; " + text;
        }
        FAIL("nothing begins with '", std::string(beginning), "'", offered);
        return *this;
    }
    /// Everybody passes until the stack is empty or somebody has to choose something.
    Duel& resolve() {
        const auto is_ordering = [&] {
            return s.task_count > 0 && s.tasks[s.task_count - 1U].step == Step::OrderTriggers;
        };
        while (s.end == End::No && (is_ordering() || (s.task_count == 0 && s.stack_count > 0))) {
            act(is_ordering() ? "next" : "pass");
        }
        return *this;
    }
    /// Casts a card of the first player's hand (put there first), aims, and resolves it.
    Duel& cast(std::string_view name, std::string_view target = "") {
        hand(s.priority, name);
        act("cast " + std::string(name));
        return aim(target);
    }
    Duel& flash_back(std::string_view name, std::string_view target = "") {
        grave(name);
        settle();
        act("flash back " + std::string(name));
        return aim(target);
    }
    Duel& use(std::string_view name, std::string_view target = "") {
        act("use " + std::string(name));
        return aim(target);
    }
    /// Puts a face-down card there, turns it up, aims its trigger, and resolves that.
    ObjectId turn_up(std::string_view name, std::string_view target = "") {
        const ObjectId id = put(s.priority, name, true);
        settle();
        act("turn up");
        aim(target);
        return id;
    }
    Duel& aim(std::string_view target) {
        if (!target.empty() && can("target ")) {
            act("target " + std::string(target));
        }
        return resolve();
    }
    /// Goes on to a phase; nobody does anything on the way, and draws and discards take what comes first.
    Duel& go_to(Phase phase) {
        for (int i = 0; i < 500 && (s.phase != phase || s.task_count > 0); ++i) {
            first();
        }
        REQUIRE(s.phase == phase);
        return *this;
    }
    /// Goes on to the first decision of the next turn.
    Duel& next_turn() {
        const int turn = s.turn;
        while (s.turn == turn && s.end == End::No) {
            first();
        }
        return *this;
    }
    void first() {
        Actions actions;
        Look(rules, s).list(actions);
        REQUIRE(!actions.empty());
        Engine(rules, s, chance).apply(actions[0]);
    }
    /// From the main phase to the declaration of attackers.
    Duel& to_attack() {
        while (s.task_count == 0 || s.tasks[s.task_count - 1U].step != Step::Attack) {
            REQUIRE(s.phase < Phase::Attackers);
            act("pass");
        }
        return *this;
    }
    /// Attacks with everything that may, the other players block as `blocks` say, and damage is dealt.
    Duel& fight(const std::vector<std::string>& blocks = {}) {
        to_attack();
        while (s.task_count > 0 && s.tasks[s.task_count - 1U].step == Step::Attack) {
            act("attack");
        }
        return block(blocks);
    }
    Duel& block(const std::vector<std::string>& blocks = {}) {
        std::size_t next = 0;
        while (s.phase < Phase::CombatEnd && s.end == End::No) {
            if (s.task_count > 0 && s.tasks[s.task_count - 1U].step == Step::Block) {
                act(next < blocks.size() ? blocks[next++] : "pass");
            } else if (s.task_count > 0) {
                break;
            } else {
                act("pass");
            }
        }
        return *this;
    }

    [[nodiscard]] const Permanent* find(ObjectId id) const { return Look(rules, s).find(id); }
    [[nodiscard]] const Permanent& at(ObjectId id) const {
        REQUIRE(find(id) != nullptr);
        return *find(id);
    }
    /// The number of permanents of a name.
    [[nodiscard]] int count(std::string_view name) const {
        int n = 0;
        for (const Permanent& p : Look(rules, s).battlefield()) {
            n += Look(rules, s).printed(p).name == name ? 1 : 0;
        }
        return n;
    }
    [[nodiscard]] std::string size(ObjectId id) const {
        return std::to_string(at(id).power) + "/" + std::to_string(at(id).toughness);
    }
    [[nodiscard]] int life(int player) const { return s.players[static_cast<std::size_t>(player)].life; }
    [[nodiscard]] int in_hand(int player) const { return s.players[static_cast<std::size_t>(player)].hand_size; }
    [[nodiscard]] bool is_dead(ObjectId id) const { return find(id) == nullptr; }
    [[nodiscard]] bool in_grave(std::string_view name) const {
        bool is_there = false;
        s.graveyard.each([&](CardId id) { is_there = is_there || rules.def_of(id).name == name; });
        return is_there;
    }
    [[nodiscard]] bool in_exile(std::string_view name) const {
        bool is_there = false;
        s.exile.each([&](CardId id) { is_there = is_there || rules.def_of(id).name == name; });
        return is_there;
    }

    const Rules& rules;
    State s;
    rollout::Chance chance;
};

}  // namespace ziggurat::tabletop::magic::tests
