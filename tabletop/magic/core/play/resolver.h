// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tabletop/magic/core/play/engine.h"

namespace ziggurat::tabletop::magic {

/// Things that an op is done to, gathered before it is done: what it changes cannot change whom it meets.
struct Refs {
    std::array<Ref, battlefield_room + most_players> all{};
    std::size_t count = 0;
    void add(Ref ref) {
        if (count < all.size()) {
            all[count++] = ref;
        }
    }
    [[nodiscard]] const Ref* begin() const { return all.data(); }
    [[nodiscard]] const Ref* end() const { return all.data() + count; }
};

/// Where a countered spell goes.
enum class Shelf : std::uint8_t { Graveyard, Top, Bottom };

/// Does the steps of the spell or ability that resolves, `State::run`.
class Resolver {
public:
    explicit Resolver(Engine& engine) : e_(engine), rules_(engine.rules_), s_(engine.s_), item_(engine.s_.run) {}

    /// Goes on with a task of step Run: up to the next decision within, or to its end.
    void run(Task& task);
    /// A decision within an effect; its task is done.
    void decide(const Task& task, Action action);

private:
    void step(const Op& op, std::size_t index);
    bool step_players(const Op& op);
    bool step_permanents(const Op& op);
    bool step_cards(const Op& op);
    bool step_rest(const Op& op);
    [[nodiscard]] int number(const Op& op) const;
    [[nodiscard]] Refs objects(const Op& op) const;
    [[nodiscard]] Refs players(const Op& op) const;
    void damage(const Op& op);
    void destroy(const Op& op);
    void pump(const Op& op, KeywordSet also);
    void return_to_hand(Ref ref);
    void put_into_library(Ref ref, bool on_top);
    void reanimate(Ref ref, std::uint8_t flags);
    void blink(Ref ref);
    void counter(ObjectId spell, Shelf shelf);
    void counter_targets(const Op& op);
    void dig(int n);
    void dug(CardId chosen);
    void mill(int player, int n, bool to_exile);
    void add_mana(const Op& op, int player);
    void set_tapped(Ref ref, bool on);
    void pay_price();

    Engine& e_;
    const Rules& rules_;
    State& s_;
    Item& item_;
};

}  // namespace ziggurat::tabletop::magic
