// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>

#include "tabletop/thunderstone/play/referee.h"

namespace ziggurat::tabletop::thunderstone {

namespace {

/// The chosen things, or all of them in a random order.
template <class T>
std::vector<T> chosen_or_shuffled(const std::vector<T>& chosen, std::vector<T> all, Random random) {
    if (!chosen.empty()) {
        return chosen;
    }
    random.shuffle(std::span<T>(all));
    return all;
}

std::vector<int> numbers_up_to(std::size_t count) {
    std::vector<int> numbers(count);
    std::iota(numbers.begin(), numbers.end(), 0);
    return numbers;
}

void add_copies(const Catalogue& cards, int group, std::vector<CardByte>& pile) {
    for (const Kind kind : cards.monster_groups()[static_cast<std::size_t>(group)].kinds) {
        pile.insert(pile.end(), cards[kind].copies, kind);
    }
}

void append(Hall& hall, std::span<const CardByte> cards) {
    std::copy(cards.begin(), cards.end(), hall.deck.begin() + hall.count);
    hall.count = static_cast<std::uint8_t>(hall.count + cards.size());
    hall.hidden = hall.count;
    hall.layer = hall.count;
}

}  // namespace

void Referee::set_up(const Setup& setup, int players) {
    s_ = State{};
    s_.player_count = static_cast<std::uint8_t>(players);
    deal_groups(setup);
    stock_piles();
    // Players choose in turn order, all homes before the first deck (ruling 8).
    put(Step::BeginTurn, players - 1);
    for (int player = players - 1; player >= 0; --player) {
        put(Step::LeaveOut, player);
    }
    for (int player = players - 1; player >= 0; --player) {
        put(Step::ChooseHome, player);
    }
    s_.active = static_cast<std::uint8_t>(players - 1);
    settle();
}

void Referee::deal_groups(const Setup& setup) {
    const auto groups = chosen_or_shuffled(setup.monster_groups, numbers_up_to(cards_.monster_groups().size()),
                                           chance_.next(channel::setup));
    const auto heroes = chosen_or_shuffled(setup.hero_groups, numbers_up_to(cards_.hero_groups().size()),
                                           chance_.next(channel::setup));
    const auto goods =
        chosen_or_shuffled(setup.village_kinds, cards_.village_kinds(), chance_.next(channel::setup));
    Random order = chance_.next(channel::setup);
    for (std::size_t village = 0; village < villages; ++village) {
        for (std::size_t i = 0; i < 2; ++i) {
            s_.bounties[village][i] = static_cast<std::uint8_t>(groups[2 * village + i]);
            s_.hero_groups[village][i] = static_cast<std::uint8_t>(heroes[2 * village + i]);
        }
        std::copy_n(goods.begin() + static_cast<std::ptrdiff_t>(4 * village), 4, s_.sold[village].begin());
        // Which of the two bounties comes first is random (ruling 9).
        if (order.below(2) == 1) {
            std::swap(s_.bounties[village][0], s_.bounties[village][1]);
        }
    }
    std::vector<CardByte> wild;
    add_copies(cards_, groups[6], wild);
    add_copies(cards_, groups[7], wild);
    append(s_.road, wild);
    deal_monsters();
}

/// Each village's 20 monsters go to the other two dungeons, ten to each (rulings 1 and 2).
void Referee::deal_monsters() {
    for (std::size_t village = 0; village < villages; ++village) {
        std::vector<CardByte> pile;
        add_copies(cards_, s_.bounties[village][0], pile);
        add_copies(cards_, s_.bounties[village][1], pile);
        Random random = chance_.next(channel::setup);
        random.shuffle(std::span<CardByte>(pile));
        append(s_.dungeons[(village + 1) % villages], std::span(pile).first(10));
        append(s_.dungeons[(village + 2) % villages], std::span(pile).last(10));
    }
    for (std::size_t village = 0; village < villages; ++village) {
        Hall& hall = s_.dungeons[village];
        hall.layer = rules_.options.layered_dungeons ? 10 : hall.hidden;
        while (hall.size < hall_size) {
            deal_into(hall, channel::dungeon + static_cast<int>(village));
        }
        hall.has_new_front = rules_.options.breach_at_setup;  // ruling 23
    }
}

void Referee::stock_piles() {
    for (const Kind kind : cards_.basics()) {
        s_.supply[kind] = cards_[kind].copies;
    }
    for (std::size_t village = 0; village < villages; ++village) {
        for (const std::uint8_t group : s_.hero_groups[village]) {
            for (const Kind kind : cards_.hero_groups()[group].kinds) {
                s_.supply[kind] = cards_[kind].copies;
            }
        }
        for (const Kind kind : s_.sold[village]) {
            s_.supply[kind] = cards_[kind].copies;
        }
    }
}

void Referee::choose_home(Action action) {
    s_.players[task_of(s_).player].village = static_cast<std::uint8_t>(action.a());
    pop();
}

/// Where a village has no more kinds left than a deck takes, there is nothing to choose (ruling 7).
bool Referee::is_leaving_out_forced(const Task& task) {
    int kinds = 0;
    for (const Kind kind : s_.sold[s_.players[task.player].village]) {
        kinds += s_.supply[kind] > 0 ? 1 : 0;
    }
    return kinds <= cards_.start_village_cards();
}

void Referee::leave_out(Kind kind) {
    const int player = task_of(s_).player;
    pop();
    take_start_deck(player, kind);
}

/// Rulings 3, 5 and 6: basics from the common stock, a hero of the first level of each of the home's groups, and
/// village cards of different kinds.
void Referee::take_start_deck(int number, Kind left_out) {
    Player& player = s_.players[static_cast<std::size_t>(number)];
    const auto take = [&](Kind kind) {
        if (s_.supply[kind] > 0) {
            --s_.supply[kind];
            put_on_discard(player, kind);
        }
    };
    for (const auto& [kind, count] : cards_.start_deck()) {
        for (int i = 0; i < count; ++i) {
            take(kind);
        }
    }
    for (const std::uint8_t group : s_.hero_groups[player.village]) {
        take(cards_.hero_groups()[group].kinds.front());
    }
    for (const Kind kind : s_.sold[player.village]) {
        if (kind != left_out) {
            take(kind);
        }
    }
    shuffle_discard_into_deck(player);
    Random random = chance_.next(channel::player + number);
    draw(player, cards_.hand_size(), random);
}

}  // namespace ziggurat::tabletop::thunderstone
