// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/fight/prospects.h"

#include "base/random.h"

namespace ziggurat::tabletop::thunderstone {

namespace {

/// A turn's few hands and monsters: a table that holds more is slower, for hands come back too seldom.
constexpr unsigned table_bits = 8;

/// Two bits a question: that the answer is known, and the answer.
constexpr std::uint64_t answer_bits = 63;

/// What was asked last, wherever its key falls: the key, and in its lowest bits the answers. Keys differ for all
/// that differs but for an accident of 58 bits, so that playing does not depend on what else a thread has played.
thread_local std::array<std::uint64_t, std::size_t{1} << table_bits> table;

/// Of each kind in hand and as borrowed hero. Hands are told apart by the sum of these.
constexpr auto codes = [] {
    std::array<std::uint64_t, 256> made{};
    base::SplitMix64 random(0x5A16'6A12'A7B0'0B5EU);
    for (std::uint64_t& code : made) {
        code = random.next();
    }
    return made;
}();

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
      party_(party),
      code_(cards.identity()),
      glance_(cards) {
    for (const CardByte byte : hand) {
        code_ += codes[kind_of(byte)];
        glance_.add(byte);
    }
    for (const Borrowed& borrowed : party) {
        code_ += codes[most_kinds + 1U + borrowed.kind];
        glance_.add(borrowed.kind);
    }
}

bool Prospects::ask(const Encounter& met, Question question) {
    const std::uint64_t key = (code_ ^ code_of(met)) * 0xD6E8'FEB8'6659'FD93U;
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
    if (!muster_) {
        muster_.emplace(cards_, hand_, party_);
        ceiling_.emplace(cards_, *muster_);
    }
    switch (question) {
    case Question::Attack:
        return thunderstone::can_attack(cards_, *muster_, met);
    case Question::Win:
        return !ceiling_->is_below(cards_[met.monster], met) && thunderstone::can_win(cards_, *muster_, met);
    default:
        return !ceiling_->is_below(cards_[met.monster], met, most_spent(cards_, *muster_)) &&
               cheapest_spending_plan(cards_, *muster_, met).is_won;
    }
}

}  // namespace ziggurat::tabletop::thunderstone
