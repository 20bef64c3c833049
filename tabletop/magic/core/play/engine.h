// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "tabletop/magic/core/look/look.h"
#include "tabletop/magic/core/play/witness.h"
#include "tabletop/rollout/chance.h"

namespace ziggurat::tabletop::magic {

/// What deals damage.
struct Source {
    ObjectId id = no_object;
    KeywordSet keywords = 0;
    ColourSet colours = 0;
    std::uint8_t controller = 0;
};

/// Something that happens, as abilities wait for it: what it is about, which their filters are asked of.
struct Happening {
    Event event = Event::None;
    Ref it;
    int that_player = 0;
    int amount = 0;
    const Permanent* permanent = nullptr;  ///< that enters, leaves, dies, attacks or hits
    const Item* spell = nullptr;           ///< that is cast
    CardId card = no_card;                 ///< that comes to the graveyard
};

/// Plays the rules on a state: does what actions say, and everything that follows up to the next decision. One
/// is made for every action; it holds nothing but what it has found out on its way.
class Engine {
public:
    /// Channels of luck.
    enum Channel : int { order = 0, dice = 1, library_channel = 2, discards = 3, seats = 4, variants = 7 };

    Engine(const Rules& rules, State& state, rollout::Chance& chance, Witness* witness = nullptr)
        : rules_(rules),
          s_(state),
          chance_(chance),
          witness_(witness),
          look_(rules, state) {}

    /// Everything before the first decision: the cards become the reserve, a handful of them the library, seats
    /// from `starter` on draw.
    void set_up(int players);
    /// Plays an action that `Look::list` offers.
    void apply(Action action);
    /// Goes on to the next decision, or to the end of the game.
    void advance();
    /// The parts of `advance` for games that have turns of their own: a decision within a task; tasks up to the
    /// next decision (true) or until none is left; the next trigger put on the stack; its top resolved.
    void decide_task(Action action) { decide(s_.tasks[s_.task_count - 1U], action); }
    bool do_tasks();
    void put_triggers();
    void resolve_top();
    void announce(const Item& item);

    // Zones (zones.cpp).
    Permanent* find(ObjectId id);
    Permanent* enter(std::uint16_t card, bool is_token, int controller, std::uint8_t flags);
    /// Takes a permanent from the battlefield; where its card goes is the caller's to say.
    Permanent leave(ObjectId id);
    std::optional<Permanent> take_away(ObjectId id);
    void to_graveyard(CardId card, int last_owner);
    void to_hand(CardId card, int player, bool is_seen);
    void to_top(CardId card);
    bool take_from_hand(CardId card, int player);
    CardId take_top(int player);
    CardId take_own(const CardSet& deck);
    void bounce(ObjectId id);
    void exile_permanent(ObjectId id);
    bool take_basic(Ref ref, bool to_hand);
    void overflow() { s_.end = End::Overflow; }

    // Damage and death (damage.cpp, state_checks.cpp).
    int damage(const Source& source, Permanent& victim, int n, bool in_combat);
    int damage_player(const Source& source, int player, int n, bool in_combat);
    [[nodiscard]] Source source_of(const Permanent& p) const;
    [[nodiscard]] Source source_of(const Item& item) const;
    void lose_life(int player, int n);
    /// Removes permanents to the graveyard at the same time: their triggers see each other.
    void bury(const ObjectId* ids, int count);
    /// Destroys permanents; those that regenerate stay.
    void destroy(const ObjectId* ids, int count, bool for_good_);
    void sacrifice(Ref ref);
    void check_state();

    // Continuous effects (refresh.cpp).
    void refresh() {
        if (s_.is_stale) {
            refresh_all();
        }
    }
    void refresh_all();
    void refresh_entered(const Permanent& p);
    void refresh_left(const Permanent& left);
    void stale() { s_.is_stale = true; }
    /// After a change of something beside the permanents: stale only if continuous effects hang on it.
    void changed(Watch what) { s_.is_stale = s_.is_stale || (s_.watched & what) != 0; }
    /// After a card came to a hand, or left it: of hands continuous effects ask only whether they are empty.
    void hand_changed(const Player& player) {
        if (player.hand_size < 2) {
            changed(watch_hands);
        }
    }
    /// After a card came to the graveyard, or left it.
    void graveyard_changed(CardId card) {
        changed(watch_graveyard);
        s_.is_stale = s_.is_stale || rules_.static_in_graveyard.has(card);
    }

    // Triggers (triggers.cpp).
    void trigger(const Permanent& p, Event event, Ref it, int that_player, int amount);
    void trigger_plane(Event event, Ref it, int that_player, int controller);
    void trigger_command(DefId card, Event event, Ref it, int that_player, int controller);
    /// Whether anything may wait for an event: a permanent, an avatar, or the plane.
    [[nodiscard]] bool is_awaited(Event event) const {
        return look_.is_awaited(event) ||
               (s_.plane_count > 0 && (rules_.table.defs[s_.planes[0]].events & bit_of(event)) != 0);
    }
    /// Triggers all that wait for an event: permanents, avatars, and the plane.
    void fire(const Happening& what) {
        if (is_awaited(what.event)) {
            trigger_all(what);
        }
    }
    void fire_entered(ObjectId id);
    void fire_left(const Permanent& p);
    void fire_step(Event event);

    void push_task(Step step, int player, int a = 0, int b = 0, int id = 0);

    // For witnesses (credit.cpp).
    void credit(Deed deed, int victim, int n);
    [[nodiscard]] Cause cause_now() const;
    [[nodiscard]] Cause cause_of(const Source& source) const;
    void run_ops_for(const Item& item);

private:
    struct Doomed;
    bool lose_players();
    void find_doomed(Doomed& doomed);
    [[nodiscard]] bool is_gone(const Permanent& p) const;
    void check_islands();
    friend class Resolver;

    // Deciding (decide.cpp).
    bool step_task();
    void settle();
    bool passes_unasked(int player);
    void decide(const Task& task, Action action);
    void decide_payment(const Task& task, Action action);
    void decide_priority(Action action);
    void draw(int player, Action action);
    void discard(int player, Action action);
    void choose_mode(int player, int mode);

    // Casting (announce.cpp).
    void pay();
    void pay_with(int player, const Payment& payment);
    void announced();
    void aim(Action action);
    void put_trigger(std::size_t index);

    // Resolving (resolve.cpp).
    void resolve(const Item& item);
    void enter_spell(const Item& item);
    void credit_host(const Permanent& aura_here);
    void put_away_spell(const Item& item);

    // Turns (turn.cpp, combat.cpp).
    void begin_turn(int player, bool is_fatal);
    void end_turn();
    void enter_phase(Phase phase);
    void next_phase();
    void untap_step();
    void clean_up();
    void leave_game(int player);
    void pass();
    void roll_planar_die();
    void planeswalk();
    void set_up_variants();
    void mulligan(int player, int next, Action action);
    void set_scheme_in_motion();
    void declare_attackers();
    bool step_declaration(Task& task);
    void finish_blocks(int player);
    void begin_damage(bool is_first);
    bool assign(Task& task);
    void assign_to(ObjectId attacker, ObjectId blocker);
    void deal_combat_damage();
    [[nodiscard]] bool strikes_now(const Permanent& p) const;
    [[nodiscard]] int power_left(const Permanent& attacker) const;
    void add_trigger(const Item& item);
    void trigger_all(const Happening& what);
    void add_triggers(const CardDef& def, const Happening& what, const Viewpoint& from, Item item);
    [[nodiscard]] bool meets(const Ability& made, const Happening& what, const Viewpoint& from) const;
    void fire_attacks();
    void push_payments(const Cost& cost, int player, bool is_resolving);

    const Rules& rules_;
    State& s_;
    rollout::Chance& chance_;
    Witness* witness_;
    Look look_;
    /// State-based actions have been done, and nothing that they look at has changed since.
    bool is_settled_ = false;
    /// Players, as bits, who could do nothing outside their main phases since then.
    std::uint8_t idle_ = 0;
};

}  // namespace ziggurat::tabletop::magic
