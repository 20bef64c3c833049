// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <span>

#include "tabletop/magic/war/referee.h"

namespace ziggurat::tabletop::magic::war {

namespace {

constexpr std::uint16_t most_supply = 60'000;

bool regenerates(const Rules& rules, const CardDef& def) {
    for (std::size_t k = 0; k < def.abilities; ++k) {
        const Ability& made = rules.table.abilities[def.first_ability + k];
        const bool is_own = made.count > 0 && made.most_targets == 0;
        if (is_own && rules.table.ops[made.first].code == OpCode::Regenerate) {
            return true;
        }
    }
    return false;
}

}  // namespace

void Referee::set_up(int players) {
    magic::State& core = s_.core;
    core.player_count = static_cast<std::uint8_t>(players);
    for (std::size_t i = 0; i < cells; ++i) {
        s_.terrain[i] = static_cast<std::uint8_t>(i / 3);
    }
    chance_.next(terrain).shuffle(std::span(s_.terrain.data(), s_.terrain.size()));
    for (std::size_t i = 0; i < cells; ++i) {
        core.place_colours[i] = static_cast<ColourSet>(1U << s_.terrain[i]);
    }
    core.library = rules_.all;
    for (int i = 0; i < players; ++i) {
        Player& player = core.players[static_cast<std::size_t>(i)];
        player.home = static_cast<std::uint8_t>(stronghold(i));
        s_.holder[static_cast<std::size_t>(i)] = static_cast<std::int8_t>(i);
        for (int k = 0; k < rules_.options.opening_hand; ++k) {
            engine_.to_hand(engine_.take_top(i), i, false);
        }
    }
    core.phase = Phase::Main;
    core.starter = static_cast<std::uint8_t>(chance_.next(seats).below(static_cast<std::uint32_t>(players)));
    begin_turn(core.starter);
    advance();
}

/// Untap and draw (War 4.4 steps 1 and 2). Carriers and their cargo stay tapped.
void Referee::begin_turn(int player) {
    magic::State& core = s_.core;
    core.active = core.priority = static_cast<std::uint8_t>(player);
    ++core.turn;
    s_.fought = {};
    s_.moved_in = 0;
    s_.stage = Stage::Supply;
    for (Permanent& p : battlefield()) {
        if (p.controller != player) {
            continue;
        }
        p.set(sick, false);
        if (is_in_camp(p)) {
            p.set(tapped, false);
        } else {
            p.marks = static_cast<std::uint8_t>(p.marks & (carrier | cargo));
            p.set(tapped, p.marks != 0 && p.is(tapped));
        }
    }
    engine_.push_task(Step::Draw, player, 1);
    roll_supply();
}

/// No roll for who has lost the own stronghold (War K2). What is left over is kept.
void Referee::roll_supply() {
    Player& self = s_.core.players[s_.core.active];
    if (s_.holder[s_.core.active] == active()) {
        const auto eyes = 1 + chance_.next(die).below(6);
        self.supply = static_cast<std::uint16_t>(std::min<unsigned>(self.supply + eyes, most_supply));
    }
}

/// Triggers of the upkeep, then one damage of every creature that regenerates itself (War 4.4 step 4, WA32).
void Referee::begin_healing() {
    engine_.fire_step(Event::Upkeep);
    for (Permanent& p : battlefield()) {
        if (p.controller == active() && p.damage > 0 && !p.is(turned_down) &&
            regenerates(rules_, board_.look().printed(p))) {
            --p.damage;
        }
    }
}

void Referee::next_stage() {
    switch (s_.stage) {
    case Stage::Supply:
        s_.stage = Stage::Healing;
        begin_healing();
        break;
    case Stage::Healing:
        s_.stage = Stage::Movement;
        break;
    case Stage::Movement:
        s_.stage = Stage::Combat;
        break;
    case Stage::Combat:
        s_.stage = Stage::Casting;
        break;
    case Stage::Join:
        begin_boosts();
        break;
    case Stage::Attack:
        s_.stage = Stage::Defence;
        break;
    case Stage::Defence:
        begin_preventions();
        break;
    case Stage::Circle:
        s_.fight.stopped = 0;
        s_.stage = Stage::Prevent;
        break;
    case Stage::Enter:
        finish_fight();
        break;
    case Stage::Casting:
        s_.stage = Stage::Last;
        engine_.fire_step(Event::YourEnd);
        engine_.fire_step(Event::EndStep);
        break;
    default:
        end_turn();
        break;
    }
}

/// Effects end, but damage stays; hand limit of eight (War 4.4 step 8).
void Referee::end_turn() {
    magic::State& core = s_.core;
    const int excess = core.players[core.active].hand_size - rules_.options.most_in_hand;
    if (excess > 0) {
        engine_.push_task(Step::Discard, active(), excess);
        return;
    }
    for (Permanent& p : battlefield()) {
        p.power_now = p.toughness_now = 0;
        p.keywords_now = 0;
        p.shield = p.regeneration = 0;
        p.borrower = 0;
        p.borrowed_at = no_object;
    }
    core.fog_places = 0;
    engine_.stale();
    if (settle() || s_.end != End::No) {
        return;
    }
    int next = active();
    do {
        next = next + 1 == core.player_count ? 0 : next + 1;
        s_.round = static_cast<std::uint16_t>(s_.round + (next == core.starter ? 1 : 0));
    } while (board_.is_out(next));
    if (s_.round > rules_.options.most_turns) {
        s_.end = End::RoundLimit;
        return;
    }
    begin_turn(next);
}

void Referee::apply(Action action) {
    if (s_.core.task_count > 0) {
        engine_.decide_task(action);
    } else {
        decide(action);
    }
    advance();
}

/// Does what has to be done before the next decision of the game itself; true where a task asks for one.
bool Referee::settle() {
    magic::State& core = s_.core;
    while (s_.end == End::No) {
        if (engine_.do_tasks()) {
            return true;
        }
        engine_.check_state();
        mend_board();
        check_end();
        if (core.end == magic::End::Overflow) {
            s_.end = End::Overflow;
        } else if (core.trigger_count > 0) {
            engine_.put_triggers();
        } else if (core.stack_count > 0 && !is_window() && s_.stage != Stage::Place && s_.stage != Stage::Circle) {
            engine_.resolve_top();
        } else {
            return false;
        }
    }
    return false;
}

void Referee::advance() {
    while (!settle() && s_.end == End::No) {
        Actions actions;
        board_.list(actions, 2);
        if (actions.size() > 1) {
            return;
        }
        if (actions.empty()) {
            next_stage();
        } else {
            decide(actions[0]);
        }
    }
}

/// A permanent whose partner is gone is on its own: it untaps and stays where it is (War M6).
void Referee::free_partner(Permanent& p) {
    p.partner = no_object;
    p.marks = static_cast<std::uint8_t>(p.marks & ~(carrier | cargo));
    p.set(tapped, false);
}

/// Non-creatures go to the camp, lone partners are freed, and who is too many in a stronghold after a change of
/// control goes to the gateway (War T10).
void Referee::mend_board() {
    std::array<int, most_players> inside{};
    bool is_crowded = false;
    for (Permanent& p : battlefield()) {
        if (!board_.look().is_creature(p)) {
            p.marks = in_camp;
            continue;
        }
        if (p.place >= cells) {
            is_crowded = ++inside[p.place - cells] > most_in_stronghold || is_crowded;
        }
        if (is_in_camp(p)) {
            p.marks = 0;
        }
        const Permanent* const partner = p.partner == no_object ? nullptr : board_.look().find(p.partner);
        if (p.partner != no_object && (partner == nullptr || partner->controller != p.controller)) {
            free_partner(p);
        }
    }
    if (is_crowded) {
        thin_strongholds();
    }
    engine_.refresh();
}

void Referee::thin_strongholds() {
    Crowds crowds = board_.crowds();
    for (Permanent& p : battlefield()) {
        if (p.place < cells || is_in_camp(p) || crowds[p.place][p.controller] <= most_in_stronghold) {
            continue;
        }
        --crowds[p.place][p.controller];
        p.place = static_cast<std::uint8_t>(gateway(s_.core.player_count, p.place - cells));
        engine_.stale();
    }
}

/// Who has lost the stronghold and has no creature is out (War K3); who holds all strongholds wins (K4). The last
/// creatures of all may die at once, each stronghold being another's: then there is nobody to go on.
void Referee::check_end() {
    for (int player = 0; player < s_.core.player_count; ++player) {
        const auto fights_on = [&](const Permanent& p) { return p.controller == player && !is_in_camp(p); };
        const bool is_homeless = s_.holder[static_cast<std::size_t>(player)] != player && !board_.is_out(player);
        if (is_homeless && std::none_of(battlefield().begin(), battlefield().end(), fights_on)) {
            drop_out(player);
        }
        if (board_.strongholds(player) == s_.core.player_count) {
            s_.end = End::AllStrongholds;
        }
    }
    const auto players = std::span(s_.core.players.data(), s_.core.player_count);
    const bool is_deserted =
        std::all_of(players.begin(), players.end(), [](const Player& p) { return p.has_lost; });
    if (s_.end == End::No && is_deserted) {
        s_.end = End::NobodyLeft;
    }
}

void Referee::drop_out(int player) {
    magic::State& core = s_.core;
    Player& self = core.players[static_cast<std::size_t>(player)];
    const CardSet& deck = rules_.decks[static_cast<std::size_t>(player)];
    self.has_lost = true;
    self.supply = 0;
    core.exile = core.exile | self.hand | (core.library & deck) | (core.graveyard & deck);
    core.library = core.library - deck;
    core.graveyard = core.graveyard - deck;
    core.seen = core.seen - self.hand;
    self.hand = CardSet{};
    self.hand_size = 0;
    for (std::size_t i = core.battlefield_count; i-- > 0;) {
        if (core.battlefield[i].controller == player) {
            engine_.exile_permanent(core.battlefield[i].id);
        }
    }
    engine_.stale();
    engine_.refresh();
    if (player == active()) {
        // The rest of the turn is nobody's.
        s_.stage = Stage::Last;
    }
}

}  // namespace ziggurat::tabletop::magic::war
