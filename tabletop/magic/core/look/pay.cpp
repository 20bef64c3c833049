// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/magic/core/look/look.h"

namespace ziggurat::tabletop::magic {

namespace {

/// A permanent that taps for mana: `amount` of one colour, of any colour, or colourless.
struct Spring {
    ObjectId id;
    std::uint8_t colour;  ///< `colours` for colourless
    std::uint8_t amount;
    bool is_any;
};

/// Pays a cost step by step, the least flexible source first.
class Payer {
public:
    Payer(const Player& player, Payment& payment) : player_(player), payment_(payment) {}

    void add(const Spring& spring) {
        if (count_ < springs_.size()) {
            springs_[count_++] = spring;
        }
    }

    bool pay(const ManaCost& cost, int generic) {
        std::array<int, colours> lacks{};
        for (std::size_t i = 0; i < colours; ++i) {
            lacks[i] = cost.coloured[i];
            lacks[i] -= from_pool(i, lacks[i]);
            lacks[i] -= from_basics(i, lacks[i]);
            for (std::size_t k = 0; k < count_ && lacks[i] > 0; ++k) {
                if (springs_[k].amount > 0 && !springs_[k].is_any && springs_[k].colour == i) {
                    lacks[i] -= tap(k, lacks[i]);
                }
            }
        }
        for (std::size_t i = 0; i < colours; ++i) {
            for (std::size_t k = 0; k < count_ && lacks[i] > 0; ++k) {
                if (springs_[k].amount > 0 && springs_[k].is_any) {
                    springs_[k].colour = static_cast<std::uint8_t>(i);
                    lacks[i] -= tap(k, lacks[i]);
                }
            }
            if (lacks[i] > 0) {
                return false;
            }
        }
        return pay_generic(generic);
    }

private:
    int from_pool(std::size_t i, int wanted) {
        const int used = std::min(wanted, player_.pool[i] - payment_.from_pool[i]);
        payment_.from_pool[i] = static_cast<std::uint8_t>(payment_.from_pool[i] + used);
        return used;
    }
    int from_basics(std::size_t i, int wanted) {
        const int used = std::min(wanted, player_.basics[i] - payment_.basics[i]);
        payment_.basics[i] = static_cast<std::uint8_t>(payment_.basics[i] + used);
        return used;
    }
    int tap(std::size_t k, int wanted) {
        Spring& spring = springs_[k];
        if (payment_.tapped_count == payment_.tapped.size()) {
            return 0;
        }
        const int used = std::min(wanted, int{spring.amount});
        std::uint8_t& rest = payment_.left_over[spring.colour];
        rest = static_cast<std::uint8_t>(rest + spring.amount - used);
        payment_.tapped[payment_.tapped_count++] = spring.id;
        spring.amount = 0;
        return used;
    }

    bool pay_generic(int lack) {
        for (std::size_t i = colours + 1; i-- > 0 && lack > 0;) {
            const int used = std::min(lack, int{payment_.left_over[i]});
            payment_.left_over[i] = static_cast<std::uint8_t>(payment_.left_over[i] - used);
            lack -= used;
            lack -= from_pool(i, lack);
        }
        for (std::size_t k = 0; k < count_ && lack > 0; ++k) {
            if (springs_[k].amount > 0 && springs_[k].colour == colours && !springs_[k].is_any) {
                lack -= tap(k, lack);
            }
        }
        while (lack > 0) {
            // Of the basic lands that the player has most of, so that every colour stays at hand.
            std::size_t most = 0;
            const auto left = [&](std::size_t i) { return player_.basics[i] - payment_.basics[i]; };
            for (std::size_t i = 1; i < colours; ++i) {
                most = left(i) > left(most) ? i : most;
            }
            if (left(most) == 0) {
                break;
            }
            lack -= from_basics(most, 1);
        }
        for (std::size_t k = 0; k < count_ && lack > 0; ++k) {
            if (springs_[k].amount > 0) {
                springs_[k].colour = springs_[k].is_any ? std::uint8_t{0} : springs_[k].colour;
                lack -= tap(k, lack);
            }
        }
        return lack <= 0;
    }

    const Player& player_;
    Payment& payment_;
    std::array<Spring, 24> springs_{};
    std::size_t count_ = 0;
};

}  // namespace

/// Calls on_spring(spring) for every permanent but `besides` that a player can tap for mana.
template <class OnSpring>
void Look::each_spring(int player, ObjectId besides, const OnSpring& on_spring) const {
    if ((s_.outline.springs >> static_cast<unsigned>(player) & 1U) == 0) {
        return;
    }
    for (const Permanent& p : battlefield()) {
        if (p.controller != player) {
            continue;
        }
        const CardDef& def = printed(p);
        const bool has_own = def.has_mana && !p.is(turned_down);
        if ((!has_own && p.mana == 0) || p.id == besides || !can_tap(p)) {
            continue;
        }
        Spring spring{p.id, 4, p.mana, false};
        for (std::size_t k = 0; has_own && k < def.abilities; ++k) {
            const Ability& made = rules_.table.abilities[def.first_ability + k];
            const Op& op = rules_.table.ops[made.first];
            if (made.kind == AbilityKind::Mana && op.n > spring.amount) {
                std::uint8_t colour = 0;
                while (colour < colours && (op.mana >> colour & 1) == 0) {
                    ++colour;
                }
                spring = {p.id, colour, static_cast<std::uint8_t>(op.n), (op.flags & any_colour) != 0};
            }
        }
        on_spring(spring);
    }
}

int Look::all_mana(int player) const {
    const Player& self = s_.players[static_cast<std::size_t>(player)];
    if (rules_.options.has_places) {
        return self.supply;
    }
    int all = self.pool[colours];
    for (std::size_t i = 0; i < colours; ++i) {
        all += self.pool[i] + self.basics[i];
    }
    each_spring(player, no_object, [&](const Spring& spring) { all += spring.amount; });
    return all;
}

Means Look::means(int player) const {
    const Player& self = s_.players[static_cast<std::size_t>(player)];
    Purse at_hand;
    if (rules_.options.has_places) {
        at_hand.all = self.supply;
        at_hand.of.fill(self.supply);
        return {at_hand, at_hand};
    }
    at_hand.all = self.pool[colours];
    for (std::size_t i = 0; i < colours; ++i) {
        at_hand.of[i] = self.pool[i] + self.basics[i];
        at_hand.all += at_hand.of[i];
    }
    Purse most = at_hand;
    each_spring(player, no_object, [&](const Spring& spring) {
        most.all += spring.amount;
        for (std::size_t i = 0; i < colours; ++i) {
            most.of[i] += spring.is_any || spring.colour == i ? spring.amount : 0;
        }
    });
    return {at_hand, most};
}

bool Look::plan(int player, const ManaCost& cost, int x, ObjectId besides, Payment& into) const {
    const Player& self = s_.players[static_cast<std::size_t>(player)];
    if (rules_.options.has_places) {
        into.supply = static_cast<std::uint16_t>(cost.value() + x * cost.x);
        return into.supply <= self.supply;
    }
    const int wanted = cost.value() + x * cost.x;
    int at_hand = self.pool[colours];
    for (std::size_t i = 0; i < colours; ++i) {
        at_hand += self.pool[i] + self.basics[i];
    }
    Payer payer(self, into);
    each_spring(player, besides, [&](const Spring& spring) {
        payer.add(spring);
        at_hand += spring.amount;
    });
    if (at_hand < wanted) {
        return false;
    }
    return payer.pay(cost, cost.generic + x * cost.x);
}

/// Whether all of a cost can be paid by a player; `besides` is a card in hand that is not there to be discarded.
bool Look::can_pay(int player, const Cost& cost, int x, ObjectId self, CardId besides, const Means& mana) const {
    const bool is_at_hand = mana.at_hand.covers(cost.mana, x);
    if (!is_at_hand && !mana.covers(cost.mana, x)) {
        return false;
    }
    const Player& payer = s_.players[static_cast<std::size_t>(player)];
    if (cost.life > 0 && (payer.life < cost.life || rules_.options.has_places)) {
        return false;
    }
    const Permanent* const source = self == no_object ? nullptr : find(self);
    if ((cost.tap && (source == nullptr || !can_tap(*source))) || (cost.sacrifice_this && source == nullptr)) {
        return false;
    }
    if (cost.discard > 0) {
        const int in_hand = payer.hand_size - (besides != no_card && payer.hand.has(besides) ? 1 : 0);
        if (in_hand < cost.discard) {
            return false;
        }
    }
    if (!is_at_hand) {
        Payment payment;
        if (!plan(player, cost.mana, x, cost.tap ? self : no_object, payment)) {
            return false;
        }
    }
    const int wanted = cost.sacrifice + cost.tap_others + cost.give_back;
    if (wanted > 0) {
        int count = 0;
        each_target(rules_.filter(cost.what), Viewpoint{player, self, -1, 0, -1}, false, [&](Ref ref) {
            const Player& owner = s_.players[ref.player];
            const auto colour = static_cast<std::size_t>(ref.id % 8);
            count += ref.kind != Ref::Basic ? 1 : ref.id >= 8 ? owner.tapped_basics[colour] : owner.basics[colour];
        });
        if (count < wanted) {
            return false;
        }
    }
    return true;
}

int Look::most_x(int player, const Cost& cost, ObjectId self) const {
    int x = 0;
    Payment payment;
    while (x < 30 && plan(player, cost.mana, x + 1, cost.tap ? self : no_object, payment)) {
        ++x;
        payment = Payment{};
    }
    return x;
}

const Cost& Look::cost_of(const Item& item) const {
    switch (item.kind) {
    case ItemKind::FaceDownSpell:
        return face_down_cost;
    case ItemKind::FlashbackSpell:
        return printed(item).has_flashback ? printed(item).flashback : printed(item).cost;
    case ItemKind::Ability:
        return ability(item.ability).cost;
    case ItemKind::TurningUp:
        return printed(item).morph;
    default:
        return printed(item).cost;
    }
}

}  // namespace ziggurat::tabletop::magic
