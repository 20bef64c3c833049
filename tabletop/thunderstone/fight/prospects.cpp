// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/fight/prospects.h"

namespace ziggurat::tabletop::thunderstone {

namespace {

/// A turn's few hands and monsters: a table that holds more is slower, for hands come back too seldom.
constexpr unsigned table_bits = 8;

/// Two bits a question: that the answer is known, and the answer.
constexpr std::uint64_t answer_bits = 63;

/// What was asked last, wherever its key falls: the key, and in its lowest bits the answers. Keys differ for all
/// that differs but for an accident of 58 bits, so that playing does not depend on what else a thread has played.
thread_local std::array<std::uint64_t, std::size_t{1} << table_bits> table;

std::uint64_t code_of(const Encounter& met) {
    const std::uint64_t bits = met.monster | static_cast<std::uint64_t>(met.rank) << 8U |
                               std::uint64_t{met.converts_armed} << 16U | std::uint64_t{met.is_weightless} << 17U |
                               std::uint64_t{met.dark_raises_health} << 18U;
    return (bits + 1) * 0x9E37'79B9'7F4A'7C15U;
}

}  // namespace

Prospects::Prospects(const Catalogue& cards, std::span<const CardByte> hand, std::span<const Borrowed> party)
    : cards_(cards),
      hand_(hand),
      party_(party) {
    for (const CardByte byte : hand) {
        most_ += cards.potential(byte);
    }
    for (const Borrowed& borrowed : party) {
        Potential potential = cards.potential(borrowed.kind);
        potential.code *= 0x9E37'79B9'7F4A'7C15U;  // not the same as one in hand
        most_ += potential;
    }
}

bool Prospects::ask(const Encounter& met, Question question) {
    const std::uint64_t key = ((cards_.identity() + most_.code) ^ code_of(met)) * 0xD6E8'FEB8'6659'FD93U;
    std::uint64_t& entry = table[key >> (64U - table_bits)];
    if (((entry ^ key) & ~answer_bits) != 0) {
        entry = key & ~answer_bits;
    }
    const unsigned shift = 2 * static_cast<unsigned>(question);
    if ((entry >> shift & 1U) == 0) {
        entry |= (work_out(met, question) ? std::uint64_t{3} : std::uint64_t{1}) << shift;
    }
    return (entry >> shift & 2U) != 0;
}

bool Prospects::work_out(const Encounter& met, Question question) {
    switch (question) {
    case Question::Attack:
        return thunderstone::can_attack(cards_, muster(), met);
    case Question::Win:
        return !is_out_of_reach(met, 0) && thunderstone::can_win(cards_, muster(), met);
    default:
        return !is_out_of_reach(met, most_spent(cards_, muster())) &&
               thunderstone::can_win_by_spending(cards_, muster(), met);
    }
}

/// By a ceiling that holds where weapons have their weight.
bool Prospects::is_out_of_reach(const Encounter& met, int spent) {
    const Muster& all = muster();
    if (!ceiling_) {
        ceiling_ = ceiling_of(cards_, all);
    }
    return !met.is_weightless && ceiling_->is_below(cards_, met, spent);
}

const Muster& Prospects::muster() {
    if (!muster_) {
        muster_.emplace(cards_, hand_, party_);
    }
    return *muster_;
}

}  // namespace ziggurat::tabletop::thunderstone
