// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/core/look/hash.h"

#include "base/random.h"
#include "tabletop/magic/core/look/look.h"

namespace ziggurat::tabletop::magic {

namespace {

/// Folds numbers into one.
class Fold {
public:
    template <class... Numbers>
    void add(Numbers... numbers) {
        (add_one(static_cast<std::uint64_t>(numbers)), ...);
    }
    void add(Ref ref) { add(ref.kind, ref.player, ref.id); }
    void add(const CardSet& set) {
        for (std::size_t i = 0; i < set.words().size(); ++i) {
            if (set.words()[i] != 0) {
                add(i, set.words()[i]);
            }
        }
    }
    [[nodiscard]] std::uint64_t value() const { return base::mix(value_, count_); }

private:
    void add_one(std::uint64_t number) {
        value_ = (value_ ^ number) * 0x9E3779B97F4A7C15U;
        value_ ^= value_ >> 29U;
        ++count_;
    }

    std::uint64_t value_ = 0x243F6A8885A308D3U;
    std::uint64_t count_ = 0;
};

void add_item(Fold& fold, const Item& item, bool is_hidden) {
    fold.add(item.id, static_cast<unsigned>(item.kind), item.controller, item.ability, item.source, item.owner,
             item.target_count, item.x, item.that_player, item.place);
    fold.add(item.is_token, item.was_down, item.amount);
    fold.add(item.it);
    fold.add(is_hidden ? no_card : item.card);
    for (std::size_t i = 0; i < item.target_count; ++i) {
        fold.add(item.targets[i]);
    }
}

void add_permanent(Fold& fold, const Permanent& p, bool is_hidden) {
    fold.add(p.id, is_hidden ? no_card : p.card, p.keywords_now, p.power_now, p.toughness_now, p.damage,
             p.assigned);
    fold.add(p.attached, p.blocks, p.harmed_by[0], p.harmed_by[1], p.flags, p.controller, p.own_controller);
    fold.add(p.borrower, p.borrowed_at, p.owner, p.attacks, p.shield, p.regeneration, p.growth);
    fold.add(p.place, p.marks, p.partner);
}

void add_player(Fold& fold, const Player& player, const CardSet& known) {
    fold.add(known);
    fold.add(player.life, player.supply, player.home, player.hand_size, player.land_plays, player.shield);
    fold.add(player.has_lost, player.has_no_hand_limit);
    for (std::size_t i = 0; i < colours; ++i) {
        fold.add(player.basics_in_hand[i], player.basics[i], player.tapped_basics[i], player.pool[i]);
    }
    fold.add(player.pool[colours]);
}

void add_turn(Fold& fold, const State& s) {
    fold.add(s.flame_counters, s.rolls, s.walks, s.active, s.priority, s.passes, s.starter,
             static_cast<unsigned>(s.phase), static_cast<unsigned>(s.end), s.is_fog, s.fog_places, s.is_turn_fatal,
             s.has_first_strikers, s.turn, s.next_id);
    for (std::size_t i = 0; i < s.extra_count; ++i) {
        fold.add(s.extra_turns[i]);
    }
    for (std::size_t i = 0; i < s.circle_count; ++i) {
        fold.add(s.circles[i].player);
        fold.add(s.circles[i].source);
    }
    for (std::size_t i = 0; i < s.task_count; ++i) {
        const Task& task = s.tasks[i];
        fold.add(static_cast<unsigned>(task.step), task.player, task.a, task.b, task.id);
    }
}

}  // namespace

std::uint64_t hash(const Rules& rules, const State& s, int observer) {
    static_cast<void>(rules);
    Fold fold;
    const auto sees = [&](int player) { return observer < 0 || observer == player; };
    for (int i = 0; i < s.player_count; ++i) {
        const Player& player = s.players[static_cast<std::size_t>(i)];
        add_player(fold, player, sees(i) ? player.hand : player.hand & s.seen);
    }
    if (observer < 0) {
        fold.add(s.library);
        fold.add(s.reserve);
    } else {
        fold.add(s.library.size(), s.reserve.size());
    }
    for (const CardSet* const zone : {&s.graveyard, &s.exile, &s.seen}) {
        fold.add(*zone);
    }
    for (std::size_t i = 0; i < s.known_count; ++i) {
        fold.add(s.known_top[i]);
    }
    const bool sees_dug = s.dug_count > 0 && sees(s.run.controller);
    for (std::size_t i = 0; i < s.dug_count; ++i) {
        fold.add(sees_dug ? s.dug[i] : no_card);
    }
    for (std::size_t i = 0; i < s.battlefield_count; ++i) {
        const Permanent& p = s.battlefield[i];
        add_permanent(fold, p, p.is(turned_down) && !sees(p.controller) && !s.seen.has(p.card));
    }
    const auto is_hidden = [&](const Item& item) {
        return item.kind == ItemKind::FaceDownSpell && !sees(item.controller);
    };
    for (std::size_t i = 0; i < s.stack_count; ++i) {
        add_item(fold, s.stack[i], is_hidden(s.stack[i]));
    }
    for (std::size_t i = 0; i < s.trigger_count; ++i) {
        add_item(fold, s.triggers[i], false);
    }
    if (s.task_count > 0) {
        const bool is_secret =
            (s.announced.kind == ItemKind::FaceDownSpell || s.announced.kind == ItemKind::Spell) &&
            !sees(s.announced.controller);
        add_item(fold, s.announced, is_secret && s.announced.kind == ItemKind::FaceDownSpell);
        add_item(fold, s.run, is_hidden(s.run));
    }
    for (std::size_t i = 0; i < s.plane_count; ++i) {
        fold.add(i == 0 || observer < 0 ? s.planes[i] : DefId{0});
    }
    for (std::size_t i = 0; i < s.scheme_count; ++i) {
        fold.add(observer < 0 ? s.schemes[i] : DefId{0});
    }
    for (std::size_t i = 0; s.has_avatars && i < s.player_count; ++i) {
        fold.add(s.avatars[i]);
    }
    fold.add(s.motions);
    add_turn(fold, s);
    return fold.value();
}

}  // namespace ziggurat::tabletop::magic
