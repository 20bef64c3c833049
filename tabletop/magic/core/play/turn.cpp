// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/magic/core/play/engine.h"

namespace ziggurat::tabletop::magic {

void Engine::set_up(int players) {
    s_.player_count = static_cast<std::uint8_t>(players);
    s_.reserve = rules_.all;
    for (int i = 0; i < players; ++i) {
        s_.players[static_cast<std::size_t>(i)].life = static_cast<std::int16_t>(rules_.options.life);
    }
    rollout::Random random = chance_.next(order);
    s_.plane_count = static_cast<std::uint8_t>(std::min<std::size_t>(rules_.planes.size(), most_planes));
    std::copy(rules_.planes.begin(), rules_.planes.begin() + s_.plane_count, s_.planes.begin());
    random.shuffle(std::span(s_.planes.data(), s_.plane_count));
    // Opening hands (Stack S4), the first player's first: the last task pushed is the first that is done.
    s_.starter = static_cast<std::uint8_t>(chance_.next(seats).below(static_cast<std::uint32_t>(players)));
    set_up_variants();
    for (int i = players; i-- > 0 && rules_.options.has_mulligan;) {
        const int player = (s_.starter + i) % players;
        push_task(Step::Mulligan, player, std::max(look_.opening_hand(player) - 1, 0));
    }
    for (int i = players; i-- > 0;) {
        const int player = (s_.starter + i) % players;
        push_task(Step::Draw, player, look_.opening_hand(player));
    }
    s_.turn = 0;
    s_.phase = Phase::CleanUp;
    advance();
}

void Engine::begin_turn(int player, bool is_fatal) {
    s_.active = static_cast<std::uint8_t>(player);
    s_.is_turn_fatal = is_fatal;
    s_.rolls = 0;
    if (++s_.turn > rules_.options.most_turns) {
        s_.end = End::TurnCap;
        return;
    }
    changed(watch_turn);
    enter_phase(Phase::Untap);
}

void Engine::end_turn() {
    if (s_.turn == 0) {
        begin_turn(s_.starter, false);
        trigger_plane(Event::Arrival, Ref{}, s_.active, s_.active);
        return;
    }
    while (s_.extra_count > 0) {
        const std::uint8_t next = s_.extra_turns[--s_.extra_count];
        s_.extra_turns[s_.extra_count] = 0;
        const int player = next % fatal;
        if (look_.is_alive(player)) {
            begin_turn(player, next >= fatal);
            return;
        }
    }
    begin_turn(look_.next_alive(s_.active), false);
}

void Engine::untap_step() {
    Player& self = s_.players[s_.active];
    self.land_plays = 1;
    idle_ = 0;
    for (std::size_t i = 0; i < colours; ++i) {
        self.basics[i] = static_cast<std::uint8_t>(self.basics[i] + self.tapped_basics[i]);
        self.tapped_basics[i] = 0;
    }
    for (Permanent& p : std::span(s_.battlefield.data(), s_.battlefield_count)) {
        if (p.controller == s_.active) {
            p.set(tapped, false);
            p.set(sick, false);
        }
    }
}

/// What the turn itself does at the beginning of a step, before anybody has priority.
void Engine::enter_phase(Phase phase) {
    s_.phase = phase;
    s_.priority = s_.active;
    s_.passes = 0;
    switch (phase) {
    case Phase::Untap:
        untap_step();
        break;
    case Phase::Upkeep:
        fire_step(Event::Upkeep);
        break;
    case Phase::Draw: {
        const bool skips = s_.turn == 1 && s_.player_count == 2 && rules_.options.skips_first_draw;
        fire_step(Event::DrawStep);
        if (!skips && look_.is_alive(s_.active)) {
            push_task(Step::Draw, s_.active, 1);
        }
        break;
    }
    case Phase::Main:
        set_scheme_in_motion();
        break;
    case Phase::Attackers:
        push_task(Step::Attack, s_.active);
        break;
    case Phase::Blockers:
        declare_attackers();
        break;
    case Phase::FirstDamage:
    case Phase::Damage:
        begin_damage(phase == Phase::FirstDamage);
        break;
    case Phase::SecondMain:
        for (Permanent& p : std::span(s_.battlefield.data(), s_.battlefield_count)) {
            p.attacks = 0;
            p.blocks = no_object;
            p.set(blocked, false);
            p.set(has_struck, false);
        }
        break;
    case Phase::End:
        fire_step(Event::YourEnd);
        fire_step(Event::EndStep);
        if (s_.is_turn_fatal && rules_.fatal_ability != no_ability) {
            Item item;
            item.card = rules_.fatal_card;
            item.is_token = true;
            item.ability = rules_.fatal_ability;
            item.controller = item.owner = s_.active;
            add_trigger(item);
        }
        break;
    case Phase::CleanUp:
        clean_up();
        break;
    default:
        break;
    }
}

void Engine::next_phase() {
    for (Player& player : s_.players) {
        player.pool.fill(0);
    }
    switch (s_.phase) {
    case Phase::Attackers: {
        const bool is_fighting = std::any_of(s_.battlefield.begin(), s_.battlefield.begin() + s_.battlefield_count,
                                             [](const Permanent& p) { return p.attacks != 0; });
        enter_phase(is_fighting ? Phase::Blockers : Phase::CombatEnd);
        break;
    }
    case Phase::Blockers: {
        const auto is_fast = [](const Permanent& p) {
            return (p.attacks != 0 || p.blocks != no_object) && p.has(first_strike | double_strike);
        };
        s_.has_first_strikers =
            std::any_of(s_.battlefield.begin(), s_.battlefield.begin() + s_.battlefield_count, is_fast);
        enter_phase(s_.has_first_strikers ? Phase::FirstDamage : Phase::Damage);
        break;
    }
    case Phase::CleanUp:
        end_turn();
        break;
    default:
        enter_phase(static_cast<Phase>(static_cast<int>(s_.phase) + 1));
        break;
    }
}

/// The cleanup step: hand limit first, then damage and everything "until end of turn" end at the same time.
void Engine::clean_up() {
    for (Permanent& p : std::span(s_.battlefield.data(), s_.battlefield_count)) {
        if (p.power_now != 0 || p.toughness_now != 0 || p.keywords_now != 0 || p.borrower != 0) {
            stale();
        }
        p.damage = 0;
        p.power_now = p.toughness_now = 0;
        p.keywords_now = 0;
        p.shield = p.regeneration = 0;
        p.borrower = 0;
        p.borrowed_at = no_object;
        p.harmed_by = {};
        p.set(poisoned, false);
    }
    for (Player& player : s_.players) {
        player.shield = 0;
    }
    s_.circles = {};
    s_.circle_count = 0;
    s_.is_fog = false;
    if (look_.is_alive(s_.active) && !s_.players[s_.active].has_no_hand_limit) {
        push_task(Step::CleanUp, s_.active);
    }
}

void Engine::pass() {
    ++s_.passes;
    if (s_.passes < look_.alive()) {
        s_.priority = static_cast<std::uint8_t>(look_.next_alive(s_.priority));
        return;
    }
    if (s_.stack_count > 0) {
        resolve_top();
    } else if (s_.phase == Phase::CleanUp) {
        enter_phase(Phase::CleanUp);
    } else {
        next_phase();
    }
}

/// A player has lost: what is theirs leaves the game (Stack O5).
void Engine::leave_game(int player) {
    if (witness_ != nullptr) {
        witness_->saw_loss(player);
    }
    Player& self = s_.players[static_cast<std::size_t>(player)];
    s_.exile = s_.exile | self.hand;
    s_.seen = s_.seen - self.hand;
    self.hand = CardSet{};
    self.hand_size = 0;
    self.basics_in_hand = self.basics = self.tapped_basics = {};
    std::uint8_t kept = 0;
    for (std::size_t i = 0; i < s_.stack_count; ++i) {
        const Item item = s_.stack[i];
        if (item.controller != player) {
            s_.stack[kept++] = item;
        } else if (item.kind != ItemKind::Ability) {
            s_.exile.add(item.card);
        }
    }
    std::fill(s_.stack.begin() + kept, s_.stack.begin() + s_.stack_count, Item{});
    s_.stack_count = kept;
    for (std::size_t i = s_.battlefield_count; i-- > 0;) {
        Permanent& p = s_.battlefield[i];
        if (p.borrower == player + 1) {
            p.borrower = 0;
        }
        if (p.owner == player || p.own_controller == player) {
            exile_permanent(p.id);
        } else if (p.attacks == player + 1) {
            p.attacks = 0;
        }
    }
    kept = 0;
    for (std::size_t i = 0; i < s_.trigger_count; ++i) {
        if (s_.triggers[i].controller != player) {
            s_.triggers[kept++] = s_.triggers[i];
        }
    }
    std::fill(s_.triggers.begin() + kept, s_.triggers.begin() + s_.trigger_count, Item{});
    s_.trigger_count = kept;
    s_.passes = 0;
    stale();
}

/// One of six faces planeswalks, one is chaos (Planechase); each further throw costs one mana more (Stack P2).
void Engine::roll_planar_die() {
    ManaCost price;
    price.generic = s_.rolls;
    s_.announced = Item{};
    if (s_.rolls > 0) {
        Payment payment;
        static_cast<void>(look_.plan(s_.priority, price, 0, no_object, payment));
        pay_with(s_.priority, payment);
    }
    ++s_.rolls;
    s_.passes = 0;
    const auto face = chance_.next(dice).below(6);
    if (face == 0) {
        planeswalk();
    } else if (face == 1) {
        trigger_plane(Event::Chaos, Ref{}, s_.active, s_.active);
    }
}

void Engine::planeswalk() {
    const auto has_static = [&] { return rules_.table.defs[s_.planes[0]].has_static; };
    const bool had_static = has_static();
    std::rotate(s_.planes.begin(), s_.planes.begin() + 1, s_.planes.begin() + s_.plane_count);
    s_.flame_counters = 0;
    s_.walks = static_cast<std::uint8_t>(s_.walks + (s_.walks < 255 ? 1 : 0));
    if (had_static || has_static()) {
        stale();
    }
    trigger_plane(Event::Arrival, Ref{}, s_.active, s_.active);
}

}  // namespace ziggurat::tabletop::magic
