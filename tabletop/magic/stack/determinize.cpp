// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <span>

#include "tabletop/magic/stack/game.h"

namespace ziggurat::tabletop::magic::stack {

namespace {

/// Gathers all cards that an observer cannot see, and deals them anew.
class Dealer {
public:
    Dealer(const Rules& rules, State& s, int observer, rollout::Random& random)
        : rules_(rules),
          s_(s),
          observer_(observer),
          random_(random) {}

    void run() {
        const int library = s_.library.size();
        hidden_ = s_.library | s_.reserve;
        each_hand([&](Player& player, const CardSet& unknown) {
            hidden_ = hidden_ | unknown;
            player.hand = player.hand - unknown;
        });
        each_face_down([&](std::uint16_t& card) { hidden_.add(card); });
        const bool hides_dug = s_.dug_count > 0 && s_.run.controller != observer_;
        for (std::size_t i = 0; hides_dug && i < s_.dug_count; ++i) {
            hidden_.add(s_.dug[i]);
        }
        left_ = hidden_.size();
        // Whoever lies face down was cast so: a card with morph.
        each_face_down([&](std::uint16_t& card) { card = take_morph(); });
        for (std::size_t i = 0; hides_dug && i < s_.dug_count; ++i) {
            s_.dug[i] = take();
        }
        for (std::size_t i = 0; i < count_; ++i) {
            for (int k = 0; k < sizes_[i]; ++k) {
                hands_[i]->hand.add(take());
            }
        }
        s_.library = CardSet{};
        for (int i = 0; i < library; ++i) {
            s_.library.add(take());
        }
        s_.reserve = hidden_;
        // Planes that have been visited lie at the bottom, in a known order.
        const int visited = s_.walks < s_.plane_count ? s_.walks : s_.plane_count - 1;
        const int unknown = s_.plane_count - 1 - visited;
        if (unknown > 1) {
            // Sorted first, so that their true order leaves no trace.
            std::sort(s_.planes.begin() + 1, s_.planes.begin() + 1 + unknown);
            random_.shuffle(std::span(s_.planes.data() + 1, static_cast<std::size_t>(unknown)));
        }
        shuffle_schemes();
    }

private:
    /// Schemes that have been set in motion lie at the bottom, in a known order.
    void shuffle_schemes() {
        const int unknown = s_.motions < s_.scheme_count ? s_.scheme_count - s_.motions : 0;
        std::sort(s_.schemes.begin(), s_.schemes.begin() + unknown);
        random_.shuffle(std::span(s_.schemes.data(), static_cast<std::size_t>(unknown)));
    }

    template <class OnHand>
    void each_hand(const OnHand& on_hand) {
        for (std::size_t i = 0; i < s_.player_count; ++i) {
            Player& player = s_.players[i];
            if (static_cast<int>(i) == observer_) {
                continue;
            }
            CardSet unknown = player.hand - s_.seen;
            const Item& shown = s_.announced;
            if (shown.card != no_card && !shown.is_token && unknown.has(shown.card)) {
                unknown.remove(shown.card);
            }
            hands_[count_] = &player;
            sizes_[count_++] = unknown.size();
            on_hand(player, unknown);
        }
    }

    template <class OnCard>
    void each_face_down(const OnCard& on_card) {
        for (Permanent& p : std::span(s_.battlefield.data(), s_.battlefield_count)) {
            // Who came back face down from the graveyard is known to everybody, and so is a stolen one's taker.
            if (p.is(turned_down) && p.controller != observer_ && p.own_controller != observer_ &&
                !s_.seen.has(p.card)) {
                on_card(p.card);
            }
        }
        for (Item& item : std::span(s_.stack.data(), s_.stack_count)) {
            if (item.kind == ItemKind::FaceDownSpell && item.controller != observer_) {
                on_card(item.card);
            }
        }
    }

    CardId take() {
        const CardId card = hidden_.nth(static_cast<int>(random_.below(static_cast<std::uint32_t>(left_))));
        hidden_.remove(card);
        --left_;
        return card;
    }

    CardId take_morph() {
        CardSet morphs;
        hidden_.each([&](CardId card) {
            if (rules_.def_of(card).has_morph) {
                morphs.add(card);
            }
        });
        const CardId card = morphs.nth(static_cast<int>(random_.below(static_cast<std::uint32_t>(morphs.size()))));
        hidden_.remove(card);
        --left_;
        return card;
    }

    const Rules& rules_;
    State& s_;
    int observer_;
    rollout::Random& random_;
    CardSet hidden_;
    int left_ = 0;  ///< how many are hidden still
    std::array<Player*, most_players> hands_{};
    std::array<int, most_players> sizes_{};
    std::size_t count_ = 0;
};

}  // namespace

void Stack::determinize(State& s, int observer, rollout::Random& random) const {
    Dealer(rules_, s, observer, random).run();
}

}  // namespace ziggurat::tabletop::magic::stack
