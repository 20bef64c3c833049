// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "base/result.h"
#include "tabletop/rollout/action_list.h"
#include "tabletop/rollout/chance.h"
#include "tabletop/rollout/view.h"

namespace ziggurat::tabletop::rollout {

/// The most players that a game may have.
inline constexpr int max_players = 6;

/// `to_move` of a game that is over.
inline constexpr int nobody = -1;

/// An observer from whom nothing is hidden.
inline constexpr int everybody = -1;

/// One number a player, 0 behind the last. Shares of a game lie in 0..1 and add up to 1.
using Shares = std::array<double, max_players>;

/// The types and constants of a game, as `Game` explains them.
template <class G>
concept GameTypes = requires {
    typename G::State;
    typename G::Action;
    typename G::Actions;
    requires std::is_trivially_copyable_v<typename G::State>;
    requires std::is_trivially_copyable_v<typename G::Action>;
    requires std::has_unique_object_representations_v<typename G::Action>;
    requires std::equality_comparable<typename G::Action>;
    requires sizeof(typename G::Action) <= 8;
    { G::least_players } -> std::convertible_to<int>;
    { G::most_players } -> std::convertible_to<int>;
    { G::clear_margin } -> std::convertible_to<double>;
};

/// What a playout needs of a game.
template <class G>
concept PlayableGame = GameTypes<G> &&
    requires(const G game, const typename G::State s, typename G::State changed, int player,
             const typename G::Action action, typename G::Actions actions, Chance chance, Random random) {
    { game.setup(player, chance) } -> std::same_as<typename G::State>;
    { game.players(s) } -> std::same_as<int>;
    { game.to_move(s) } -> std::same_as<int>;
    game.legal(s, actions);
    game.apply(changed, action, chance);
    game.determinize(changed, player, random);
    { game.round(s) } -> std::same_as<int>;
    { game.returns(s) } -> std::same_as<Shares>;
    { game.score(s, player) } -> std::same_as<int>;
    { game.evaluate(s) } -> std::same_as<Shares>;
    { game.greedy(s, random) } -> std::same_as<typename G::Action>;
};

/// What the machinery asks of a game. A game is an object that holds what never changes while playing (rules,
/// card tables, set-up options); everything that changes is its State, plain data that is copied by assignment.
/// One Game object is used by many threads at once, so its members are const and keep no caches.
///
/// Types and constants
///   State         trivially copyable: no pointers, no generators, no history. Decisions of several steps keep
///                 their progress in it, so that every step is one action of one player.
///   Action        a packed value of at most 64 bits without padding; equal actions of one decision do the same,
///                 and each stands once in `legal` (a card kind, not a card's place in the hand).
///   Actions       ActionList<Action, most>, with room for the longest list that can occur.
///   least_players, most_players    how many can play.
///   clear_margin  the lead in score that decides a game for most eyes: the unit that margins are measured in.
///
/// Playing (the hot part: allocates nothing)
///   setup(players, chance)    the state before the first decision. All luck comes from `chance`.
///   players(s)                how many play.
///   to_move(s)                who decides next, 0..players-1, or `nobody` when the game is over. There are no
///                             chance nodes: `apply` itself draws what luck decides, up to the next decision.
///   legal(s, actions)         appends what the player to move may do: at least one action unless the game is
///                             over, then none; always in the same order, and a function of what that player sees.
///   apply(s, action, chance)  plays a legal action. Shuffles and dice take `chance.next(channel)`, each deck
///                             and each kind of dice its own channel.
///   determinize(s, observer, random)   deals anew, uniformly among what is possible, all that the observer
///                             (0..players-1) cannot see, hidden orders included, and leaves all that it knows.
///                             The result depends on what the observer sees and on `random`, never on what is
///                             hidden.
///   round(s)                  how many rounds have begun, never decreasing: the unit of rollouts that are cut.
///
/// Judging
///   returns(s)       shares of the win when the game is over; tied players share alike.
///   score(s, p)      the points of a player, now.
///   evaluate(s)      shares of the win that each may expect, at any time; `returns` when over.
///   greedy(s, random)   the legal action of the game's rule of thumb. It plays in rollouts, so it must be quick;
///                    agents call it on determinized states, so it may look at everything.
///   end_reason(s)    why the game is over, an index into `end_reasons()`; only asked then.
///   end_reasons()    their names, always the same ones in the same order, words fit for a table.
///
/// Looking
///   hash(s)                        of everything that matters; equal states have equal hashes.
///   observation_hash(s, observer)  of everything that the observer sees or has seen and remembers.
///   describe(s, observer)          some lines for people: what the observer (or `everybody`) may know.
///   view(s)                        the same for a page that draws the table, seen by `everybody`.
///   action_text(s, action)         one word or phrase, without line breaks, that names a legal action of s
///                                  alone among them.
///   action_from_text(s, text)      the legal action that `action_text` names so, or why there is none.
///   tracked_names()                what card statistics are kept of (cards, groups, features), in fixed order.
///   tracked(s, p, sink)            of a finished game: calls sink(index, count), any callable, at most once for
///                                  each tracked thing that was to be had in this game, with how much of it p
///                                  took. 0 may be left out where another player took some.
template <class G>
concept Game = PlayableGame<G> &&
    requires(const G game, const typename G::State s, const typename G::Action action, int player,
             std::string_view text, void (*sink)(int, int)) {
    { game.end_reason(s) } -> std::same_as<int>;
    { game.end_reasons() } -> std::convertible_to<std::span<const std::string_view>>;
    { game.hash(s) } -> std::same_as<std::uint64_t>;
    { game.observation_hash(s, player) } -> std::same_as<std::uint64_t>;
    { game.describe(s, player) } -> std::same_as<std::string>;
    { game.view(s) } -> std::same_as<View>;
    { game.action_text(s, action) } -> std::same_as<std::string>;
    { game.action_from_text(s, text) } -> std::same_as<base::Result<typename G::Action>>;
    { game.tracked_names() } -> std::convertible_to<std::span<const std::string>>;
    game.tracked(s, player, sink);
};

}  // namespace ziggurat::tabletop::rollout
