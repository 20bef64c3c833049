// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/xboard/manners.h"

#include <algorithm>
#include <limits>

namespace ziggurat::protocol {
namespace {

constexpr int no_bound = std::numeric_limits<int>::max();
constexpr int mate_cp = 100'000;
constexpr std::size_t moves_to_accept = 3;
constexpr std::size_t moves_to_offer = 10;
constexpr std::size_t moves_to_resign = 3;
constexpr int level_cp = 10;
constexpr int first_offer = 40;  // a move's number
constexpr int moves_between_offers = 20;

}  // namespace

void Manners::new_game() {
    scores_.clear();
    next_offer_ = first_offer;
}

void Manners::note(search::Score score) {
    const bool is_winning = score.value > 0;
    scores_.push_back(!score.is_mate ? score.value : is_winning ? mate_cp : -mate_cp);
}

bool Manners::have_all_been(std::size_t count, int least, int most) const {
    return scores_.size() >= count &&
           std::all_of(scores_.end() - static_cast<std::ptrdiff_t>(count), scores_.end(),
                       [&](int score) { return score >= least && score <= most; });
}

bool Manners::accepts_draw() const {
    return have_all_been(moves_to_accept, -no_bound, level_cp);
}

bool Manners::offers_draw(int fullmove_number) {
    if (fullmove_number < std::max(next_offer_, first_offer) ||
        !have_all_been(moves_to_offer, -level_cp, level_cp)) {
        return false;
    }
    next_offer_ = fullmove_number + moves_between_offers;
    return true;
}

bool Manners::resigns() const {
    return resign_threshold_ > 0 && have_all_been(moves_to_resign, -no_bound, -resign_threshold_);
}

}  // namespace ziggurat::protocol
