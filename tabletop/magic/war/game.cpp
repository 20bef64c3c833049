// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/war/game.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

#include "tabletop/magic/core/look/invariants.h"
#include "tabletop/magic/war/board.h"
#include "tabletop/magic/war/referee.h"
#include "tabletop/rollout/players/player_options.h"

namespace ziggurat::tabletop::magic::war {

static_assert(rollout::Game<War>);

constinit const rollout::PlayerDefaults War::player_defaults = {"by=race:prior=1:cut=2:eps=0",
                                                                "tree=self:prior=1:cut=2"};

namespace {

constexpr std::size_t least_cards = 40;
constexpr int most_copies = 4;

base::Result<bool> check(const CardTable& table, const Deck& deck) {
    std::map<DefId, int> copies;
    for (const DefId card : deck.cards) {
        if (table.defs[card].is(land | plane)) {
            return base::Error{"deck '" + deck.name + "': " + table.defs[card].name +
                               " is a land or plane (War WA4)"};
        }
        if (++copies[card] > most_copies) {
            return base::Error{"deck '" + deck.name + "': more than four of " + table.defs[card].name +
                               " (War WA5)"};
        }
    }
    if (deck.cards.size() < least_cards) {
        return base::Error{"deck '" + deck.name + "' has " + std::to_string(deck.cards.size()) +
                           " cards; at least 40 are needed (War W3)"};
    }
    return true;
}

}  // namespace

base::Result<War> War::make(CardTable table, std::vector<Deck> decks, const Settings& settings) {
    if (decks.empty()) {
        return base::Error{"there is no deck"};
    }
    std::vector<DefId> cards;
    std::array<CardSet, magic::most_players> owned{};
    for (std::size_t seat = 0; seat < most_players; ++seat) {
        const Deck& deck = decks[seat % decks.size()];
        if (const auto sound = check(table, deck); !sound) {
            return sound.error();
        }
        if (cards.size() + deck.cards.size() > static_cast<std::size_t>(magic::most_cards)) {
            return base::Error{"four decks have more than 1024 cards together"};
        }
        for (const DefId card : deck.cards) {
            owned[seat].add(static_cast<CardId>(cards.size()));
            cards.push_back(card);
        }
    }
    Options options;
    options.has_places = true;
    options.reach = reaches;
    options.opening_hand = 5;
    options.most_in_hand = 8;
    options.most_turns = settings.most_rounds;
    options.has_free_instants = settings.has_free_instants;
    options.has_shields = settings.has_shields;
    Rules rules = make_rules(std::move(table), std::move(cards), {}, options);
    rules.decks = owned;
    return War(std::move(rules), std::move(decks));
}

War::War(Rules rules, std::vector<Deck> decks) : rules_(std::move(rules)), decks_(std::move(decks)) {
    for (const char letter : {'A', 'B', 'C', 'D'}) {
        tracked_names_.push_back("seat " + std::to_string(letter - 'A' + 1));
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(most_players); ++i) {
        tracked_names_.push_back("deck " + (i < decks_.size() ? decks_[i].name : std::to_string(i + 1)));
    }
}

War::State War::setup(int players, rollout::Chance& chance) const {
    State s;
    Referee(rules_, s, chance).set_up(players);
    return s;
}

int War::to_move(const State& s) const {
    return s.end == End::No ? Board(rules_, s).decider() : rollout::nobody;
}

void War::legal(const State& s, Actions& actions) const {
    Board(rules_, s).list(actions);
}

void War::apply(State& s, Action action, rollout::Chance& chance) const {
    Referee(rules_, s, chance).apply(action);
}

/// Other players' unknown cards are dealt anew; their libraries are bags already.
void War::determinize(State& s, int observer, rollout::Random& random) const {
    for (int i = 0; i < s.core.player_count; ++i) {
        if (i == observer) {
            continue;
        }
        Player& player = s.core.players[static_cast<std::size_t>(i)];
        CardSet hidden = player.hand - s.core.seen;
        for (const Item* const shown : {&s.core.announced, &s.pending}) {
            // What is being cast is on the table, though it leaves the hand only when it is paid.
            if (shown->card != no_card && !shown->is_token && hidden.has(shown->card)) {
                hidden.remove(shown->card);
            }
        }
        const CardSet own = s.core.library & rules_.decks[static_cast<std::size_t>(i)];
        CardSet pool = own | hidden;
        s.core.library = s.core.library | hidden;
        player.hand = player.hand - hidden;
        for (int left = hidden.size(), all = pool.size(); left > 0; --left, --all) {
            const CardId card = pool.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(all))));
            pool.remove(card);
            s.core.library.remove(card);
            player.hand.add(card);
        }
    }
}

/// All strongholds win; at the limit, or when nobody is left, most of them, then the stronger board, then supply
/// (War K4).
rollout::Shares War::returns(const State& s) const {
    const Board board(rules_, s);
    std::array<std::tuple<int, int, int>, most_players> results{};
    for (int i = 0; i < s.core.player_count; ++i) {
        results[static_cast<std::size_t>(i)] = {board.strongholds(i), board.board_strength(i),
                                                s.core.players[static_cast<std::size_t>(i)].supply};
    }
    rollout::Shares shares{};
    const auto end = results.begin() + s.core.player_count;
    const bool is_void = s.end == End::Overflow;
    const auto best = *std::max_element(results.begin(), end);
    const auto winners = is_void ? s.core.player_count : std::count(results.begin(), end, best);
    for (std::size_t i = 0; i < s.core.player_count; ++i) {
        shares[i] = is_void || results[i] == best ? 1.0 / static_cast<double>(winners) : 0;
    }
    return shares;
}

int War::score(const State& s, int player) const {
    const Board board(rules_, s);
    return 100 * board.strongholds(player) + board.board_strength(player);
}

std::span<const std::string_view> War::end_reasons() const {
    static constexpr std::array<std::string_view, 4> reasons = {"all strongholds", "round limit", "overflow",
                                                                "nobody left"};
    return reasons;
}

std::string War::invariants(const State& s) const {
    const Board board(rules_, s);
    for (const Permanent& p : board.look().battlefield()) {
        if (is_in_camp(p)) {
            continue;
        }
        const std::string& name = board.look().printed(p).name;
        if (p.place >= cells + s.core.player_count) {
            return name + " is nowhere";
        }
        const Permanent* const partner = p.partner == no_object ? nullptr : board.look().find(p.partner);
        if ((p.marks & (carrier | cargo)) != 0 &&
            (partner == nullptr || partner->partner != p.id || partner->place != p.place || !p.is(tapped))) {
            return name + " carries, or is carried by, nobody";
        }
        if (s.end == End::No && s.core.task_count == 0 && p.damage >= p.toughness && !p.has(indestructible)) {
            return name + " survives with too much damage";
        }
    }
    for (int seat = 0; seat < s.core.player_count; ++seat) {
        for (int player = 0; player < s.core.player_count; ++player) {
            if (board.creatures(stronghold(seat), player) > most_in_stronghold) {
                return "more than three creatures in a stronghold";
            }
        }
        if (s.holder[static_cast<std::size_t>(seat)] < 0 ||
            s.holder[static_cast<std::size_t>(seat)] >= s.core.player_count) {
            return "a stronghold that nobody holds";
        }
    }
    magic::State core = s.core;
    // Cards of seats that nobody has taken lie in the library, damage is this game's own to judge.
    core.task_count = core.task_count == 0 ? std::uint8_t{1} : core.task_count;
    if (s.core.task_count == 0) {
        core.tasks[0] = Task{};
    }
    return s.end == End::Overflow ? "" : magic::invariants(rules_, core);
}

}  // namespace ziggurat::tabletop::magic::war
