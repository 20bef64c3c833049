// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/stack/spoils.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

#include "tabletop/magic/core/play/engine.h"
#include "tabletop/magic/core/play/witness.h"
#include "tabletop/rollout/arena/play_game.h"

namespace ziggurat::tabletop::magic::stack {

namespace {

// Stack V3, in tenths of a point.
constexpr int for_final_blow = 40;
constexpr int for_elimination = 20;
constexpr int for_damage = 2;
constexpr int for_removal = 10;
constexpr int for_draw = 5;
constexpr int for_taking = 10;
constexpr int for_turn = 20;
constexpr int least_significance = 10;
constexpr std::size_t always_eligible = 3;

/// What one card did for one player.
struct Deeds {
    int damage = 0;
    int removed = 0;
    int drawn = 0;
    int taken = 0;
    int turns = 0;
    int eliminations = 0;
    bool struck_last = false;

    [[nodiscard]] int tenths() const {
        // The first card drawn is the card itself come back.
        const int gain = std::max(drawn - 1, 0);
        return (struck_last ? for_final_blow : 0) + for_elimination * eliminations + for_damage * damage +
               for_removal * removed + for_draw * gain + for_taking * taken + for_turn * turns;
    }
};

/// Watches a game, and keeps what every card does for every player.
class Chronicle final : public Witness {
public:
    explicit Chronicle(const Rules& rules) : rules_(rules), deeds_(rules.cards.size()) {}

    void saw(Deed deed, Cause cause, int victim, int n) override {
        if (deed == Deed::Damage) {
            wounds_[static_cast<std::size_t>(victim)] = cause;
        }
        const bool is_against = deed == Deed::Damage || deed == Deed::Removed;
        if (cause.card == no_card || (is_against && !are_opponents(cause.player, victim))) {
            return;
        }
        Deeds& all = deeds_[cause.card][cause.player];
        int& count = deed == Deed::Damage    ? all.damage
                     : deed == Deed::Removed ? all.removed
                     : deed == Deed::Drawn   ? all.drawn
                     : deed == Deed::Taken   ? all.taken
                                             : all.turns;
        count += n;
    }
    void saw_harm(ObjectId victim, Cause cause) override { harms_[victim] = cause; }
    void saw_leave(const Permanent& left, Cause cause) override {
        const auto harm = harms_.find(left.id);
        if (cause.card == no_card && harm != harms_.end()) {
            cause = harm->second;
        }
        saw(Deed::Removed, cause, left.controller, 1);
    }
    void saw_loss(int player) override {
        const Cause cause = wounds_[static_cast<std::size_t>(player)];
        if (cause.card != no_card && are_opponents(cause.player, player)) {
            ++deeds_[cause.card][cause.player].eliminations;
            last_ = cause;
        } else {
            last_ = Cause{};
        }
    }
    void end(const State& s) {
        state_ = &s;
        if (last_.card != no_card) {
            deeds_[last_.card][last_.player].struck_last = true;
        }
    }
    void begin(const State& s) { state_ = &s; }

    [[nodiscard]] int tenths(CardId card, int player) const {
        return deeds_[card][static_cast<std::size_t>(player)].tenths();
    }
    /// All that a player's cards did.
    [[nodiscard]] int contribution(int player) const {
        int sum = 0;
        for (std::size_t card = 0; card < deeds_.size(); ++card) {
            sum += tenths(static_cast<CardId>(card), player);
        }
        return sum;
    }

private:
    [[nodiscard]] bool are_opponents(int a, int b) const { return Look(rules_, *state_).are_opponents(a, b); }

    const Rules& rules_;
    const State* state_ = nullptr;
    std::vector<std::array<Deeds, most_players>> deeds_;
    std::array<Cause, most_players> wounds_{};
    std::map<ObjectId, Cause> harms_;
    Cause last_;
};

/// The seat that signs; nobody without a winner.
int winner_of(const Stack& game, const State& s, const Chronicle& chronicle) {
    const rollout::Shares shares = game.returns(s);
    int best = rollout::nobody;
    int count = 0;
    for (int i = 0; i < s.player_count; ++i) {
        if (shares[static_cast<std::size_t>(i)] > 0) {
            ++count;
            const bool is_more =
                best == rollout::nobody || chronicle.contribution(i) > chronicle.contribution(best);
            best = is_more ? i : best;
        }
    }
    const bool is_won = s.end == End::LastOne && (count == 1 || game.rules().options.has_archenemy);
    return is_won ? best : rollout::nobody;
}

std::vector<Claim> claims_of(const Rules& rules, const Chronicle& chronicle, int winner) {
    std::vector<std::tuple<int, int, std::string>> order;
    for (std::size_t i = 0; i < rules.cards.size(); ++i) {
        const auto card = static_cast<CardId>(i);
        const int tenths = chronicle.tenths(card, winner);
        if (tenths > 0 && rules.signer_of(card).empty()) {
            order.emplace_back(-tenths, -rules.def_of(card).cost.mana.value(), rules.def_of(card).name);
        }
    }
    std::sort(order.begin(), order.end());
    std::vector<Claim> claims;
    for (const auto& [tenths, value, name] : order) {
        // Copies of a card have one name to sign.
        const bool is_known = std::any_of(claims.begin(), claims.end(),
                                          [&wanted = name](const Claim& claim) { return claim.card == wanted; });
        if (!is_known && (-tenths >= least_significance || claims.size() < always_eligible)) {
            claims.push_back({name, -tenths});
        }
    }
    return claims;
}

}  // namespace

base::Result<Spoils> spoils_of(const Stack& game, const rollout::GameRecord& record) {
    const auto players = static_cast<int>(record.players.size());
    if (players < 3 || players > Stack::most_players) {
        return base::Error{"spoils are for games of more than two players (Stack V1), not of " +
                           std::to_string(players)};
    }
    rollout::Chance chance = rollout::GameSeed(record.seed, record.index).chance();
    State s = game.setup(players, chance);
    Chronicle chronicle(game.rules());
    chronicle.begin(s);
    for (std::size_t i = 0; i < record.steps.size(); ++i) {
        const auto action = game.action_from_text(s, record.steps[i].action);
        if (!action || game.to_move(s) != record.steps[i].seat) {
            return base::Error{"step " + std::to_string(i + 1) + ": " +
                               (action ? "another seat is to move" : action.error().message)};
        }
        Engine(game.rules(), s, chance, &chronicle).apply(*action);
    }
    chronicle.end(s);
    const int winner = winner_of(game, s, chronicle);
    if (winner == rollout::nobody) {
        return base::Error{s.end == End::No ? "the game is not over" : "the game has no single winner (Stack V1)"};
    }
    return Spoils{winner, players, s.turn, claims_of(game.rules(), chronicle, winner)};
}

}  // namespace ziggurat::tabletop::magic::stack
