// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tabletop/magic/core/look/look.h"
#include "tabletop/magic/war/state.h"

namespace ziggurat::tabletop::magic::war {

/// The places' neighbourhood. Strongholds A and C lie left and right of the middle row, B and D above and below
/// the middle column (War WA1); two players have A and C, three A, B and C (WA2).
int corner_of(int players, int seat);
char stronghold_letter(int players, int seat);
/// The one cell next to a player's stronghold.
int gateway(int players, int seat);
bool are_adjacent(int players, int a, int b);
/// The places one move away, as bits; orthogonal ones, or diagonal ones of the grid too.
std::uint32_t neighbours(int players, int place, bool with_diagonals);
/// Moves between two places for somebody who walks anywhere.
int distance(int players, int a, int b);

/// What can be aimed at (War T2-T4).
bool reaches(const magic::State& core, int you, ObjectId source, const Permanent& target);

inline bool is_in_camp(const Permanent& p) {
    return (p.marks & in_camp) == in_camp;
}
inline bool has_mark(const Permanent& p, Mark mark) {
    return !is_in_camp(p) && (p.marks & mark) != 0;
}
inline int stronghold(int seat) {
    return cells + seat;
}

/// How many creatures of each player stand in each place.
using Crowds = std::array<std::array<std::uint8_t, magic::most_players>, cells + most_players>;

/// Questions about the board that change nothing.
class Board {
public:
    Board(const Rules& rules, const State& s) : rules_(rules), s_(s), look_(rules, s.core) {}

    [[nodiscard]] const Look& look() const { return look_; }
    [[nodiscard]] int creatures(int place, int player) const;
    /// The same for all places and players at once.
    [[nodiscard]] Crowds crowds() const;
    /// Creatures in a place that are not a player's.
    [[nodiscard]] int enemies(int place, int player) const;
    [[nodiscard]] int strongholds(int player) const;
    [[nodiscard]] int board_strength(int player) const;
    [[nodiscard]] bool is_out(int player) const {
        return s_.core.players[static_cast<std::size_t>(player)].has_lost;
    }
    /// Whether a creature may go to a neighbouring place by itself (War M3, M7-M9).
    [[nodiscard]] bool can_enter(const Permanent& p, int place) const;
    /// Whether a creature may make this move now (War M1, M2).
    [[nodiscard]] bool can_move(const Permanent& p, int place) const;
    /// Whether a creature may be there unaided (War M5).
    [[nodiscard]] bool can_stand(const Permanent& p, int place) const;
    /// What an assignment may still give to a creature (War C5, C7).
    [[nodiscard]] int most_damage(const Permanent& target, int left) const;
    [[nodiscard]] bool takes_part(const Permanent& p, bool of_attacker) const;
    /// Power of the untapped creatures of one side (War C5); those that cannot block add none to a defence.
    [[nodiscard]] int total(bool of_attacker) const;
    [[nodiscard]] int strength(const Permanent& p, bool of_attacker) const;
    [[nodiscard]] bool is_active(const Permanent& p) const { return p.controller == s_.core.active; }

    /// Appends what may be done; where there is more than `enough`, at least so many of the first.
    void list(Actions& actions, std::size_t enough = most_actions) const;
    [[nodiscard]] int decider() const;

private:
    void list_moves(Actions& actions, std::size_t enough) const;
    /// Creatures that can be carried, and what one creature can do while things move.
    using Loads = rollout::ActionList<const Permanent*, battlefield_room>;
    void list_moves_of(const Permanent& p, const Loads& loads, Actions& actions) const;
    void list_fights(Actions& actions) const;
    void list_companions(Actions& actions) const;
    void list_assignments(Actions& actions) const;
    void list_circle(Actions& actions) const;
    void list_window(Actions& actions, std::size_t enough) const;
    void list_casting(Actions& actions, std::size_t enough) const;
    void list_casting_of(CardId card, int player, bool takes_creatures, Actions& actions) const;
    void list_abilities(int player, Actions& actions, std::size_t enough) const;
    /// A permanent's place in the list of all.
    [[nodiscard]] unsigned index_of(const Permanent& p) const {
        return static_cast<unsigned>(&p - look_.battlefield().data());
    }
    [[nodiscard]] bool must_fight(const Crowds& crowds) const;

    const Rules& rules_;
    const State& s_;
    Look look_;
};

/// When an ability can be used (War T6).
enum class Use : std::uint8_t { Boost, Prevention, Other, Never };
Use use_of(const Rules& rules, const Ability& ability);
/// ... or a card; of several modes the one that can be used in a fight counts.
Use use_of(const Rules& rules, const CardDef& def);
/// Whether a card or ability is global, so that a place has to be chosen for it (War T5).
bool is_global(const Rules& rules, const Item& item);

}  // namespace ziggurat::tabletop::magic::war
