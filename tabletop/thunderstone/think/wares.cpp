// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/think/wares.h"

#include <algorithm>

namespace ziggurat::tabletop::thunderstone {

namespace {

/// What decides what a village sells, in two words.
struct Source {
    std::uint64_t rules = 0;
    std::uint64_t piles = 0;

    Source() = default;
    Source(const Rules& of, const State& s, std::size_t village)
        : rules(2 * of.cards.identity() + (of.options.no_basics_sold ? 1 : 0)) {
        for (const Kind kind : s.sold[village]) {
            piles = piles << 8U | kind;
        }
        for (const std::uint8_t group : s.hero_groups[village]) {
            piles = piles << 8U | group;
        }
    }
    bool operator==(const Source&) const = default;
};

class Wares {
public:
    [[nodiscard]] const Source& source() const { return source_; }
    [[nodiscard]] std::span<const Ware> list() const { return {list_.data(), count_}; }

    void make(const Rules& rules, const State& s, std::size_t village, const Source& source) {
        source_ = source;
        count_ = 0;
        for (const Kind kind : s.sold[village]) {
            if (kind != no_kind) {
                add(rules, kind, {Ware::no_such_kind, Ware::no_such_kind});
            }
        }
        for (const std::uint8_t group : s.hero_groups[village]) {
            std::array<Kind, 2> above = {Ware::no_such_kind, Ware::no_such_kind};
            for (const Kind kind : rules.cards.hero_groups()[group].kinds) {
                add(rules, kind, above);
                above = {kind, above[0]};
            }
        }
        for (const Kind kind : rules.cards.basics()) {
            if (!rules.options.no_basics_sold) {
                add(rules, kind, {Ware::no_such_kind, Ware::no_such_kind});
            }
        }
    }

private:
    void add(const Rules& rules, Kind kind, std::array<Kind, 2> above) {
        const float worth = buying_worth(rules, kind);
        if (worth <= 0) {
            return;
        }
        std::size_t at = count_++;
        for (; at > 0 && worth > list_[at - 1].worth; --at) {
            list_[at] = list_[at - 1];
        }
        list_[at] = {kind, rules.cards[kind].cost, worth, above};
    }

    Source source_;
    std::size_t count_ = 0;
    std::array<Ware, most_kinds> list_{};
};

thread_local std::array<Wares, villages> latest;

}  // namespace

std::span<const Ware> wares_of(const Rules& rules, const State& s, std::size_t village) {
    const Source source(rules, s, village);
    Wares& wares = latest[village];
    if (!(wares.source() == source)) {
        wares.make(rules, s, village, source);
    }
    return wares.list();
}

}  // namespace ziggurat::tabletop::thunderstone
