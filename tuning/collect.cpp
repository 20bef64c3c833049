// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/collect.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <mutex>
#include <thread>

#include "base/random.h"

namespace ziggurat::tuning {

namespace {

constexpr int certain_cp = 1000;    ///< from here on a game counts as won,
constexpr int certain_plies = 5;    ///< if it looks so for this long
constexpr int even_cp = 8;          ///< up to here it counts as drawn,
constexpr int even_plies = 20;      ///< if it looks so for this long
constexpr int even_from_ply = 80;   ///< and not too early
constexpr int longest_game = 400;   ///< plies; drawn then
constexpr int quiet_cp = 150;       ///< a search that finds more than that finds something that is going on
constexpr int unclear_cp = 30'000;  ///< beyond the value of any position that is not a mate

struct Found {
    std::string move;
    int score = 0;  // for the mover
};

Found search(engine::Session& session, std::uint64_t nodes) {
    engine::SearchOrder order;
    order.limits.nodes = nodes;
    Found found;
    session.go(order, {[&found](const engine::LineReport& report) {
                           const int mate = report.score.value > 0 ? unclear_cp : -unclear_cp;
                           found.score = report.score.is_mate ? mate : report.score.value;
                       },
                       [&found](const engine::BestMove& best) { found.move = best.move; }});
    session.wait();
    return found;
}

/// Some random moves from the start; false where they ended the game.
bool play_opening(movegen::Arbiter& game, base::SplitMix64& random, int plies) {
    game.set_up(std::nullopt, {});
    for (int ply = 0; ply < plies; ++ply) {
        const std::vector<std::string> moves = game.legal_moves();
        if (moves.empty() || game.play(moves[random.below(moves.size())])) {
            return false;
        }
    }
    return game.outcome() == movegen::Outcome::Ongoing;
}

/// Watches the scores of a game, for White, and knows when its end is clear.
class Referee {
public:
    void look(int score) {
        const int winner = score >= certain_cp ? 1 : score <= -certain_cp ? -1 : 0;
        certain_ = winner != 0 && winner == winner_ ? certain_ + 1 : 1;
        winner_ = winner;
        even_ = std::abs(score) <= even_cp ? even_ + 1 : 0;
        ++plies_;
    }
    /// White's result, once it is clear.
    [[nodiscard]] std::optional<double> result() const {
        if (winner_ != 0 && certain_ >= certain_plies) {
            return winner_ > 0 ? 1 : 0;
        }
        const bool is_drawn = (plies_ >= even_from_ply && even_ >= even_plies) || plies_ >= longest_game;
        return is_drawn ? std::optional(0.5) : std::nullopt;
    }

private:
    int winner_ = 0;
    int certain_ = 0;
    int even_ = 0;
    int plies_ = 0;
};

/// Whether the evaluation is to be trusted here: nobody is in check, nothing is about to be taken or promoted.
bool is_quiet(const engine::Session& session, const Found& found) {
    if (session.game().in_check() || std::abs(found.score) >= certain_cp ||
        std::abs(found.score - session.evaluate()) > quiet_cp) {
        return false;
    }
    const auto san = session.game().san(found.move);
    return san && san->find_first_of("x=") == std::string::npos;
}

/// White's result by the rules, once there is one.
std::optional<double> result_of(const movegen::Arbiter& game) {
    switch (game.outcome()) {
    case movegen::Outcome::Ongoing:
        return std::nullopt;
    case movegen::Outcome::Checkmate:
        return game.side() == movegen::Side::White ? 0 : 1;
    default:
        return 0.5;
    }
}

}  // namespace

std::vector<Sample> play_for_samples(engine::Session& session, const CollectOrder& order, std::uint64_t number) {
    base::SplitMix64 random(base::mix(order.seed, number));
    movegen::Arbiter& game = session.game();
    session.new_game();
    const int plies = order.opening_plies + static_cast<int>(random.below(2));
    while (!play_opening(game, random, plies) ||
           std::abs(search(session, order.nodes).score) > order.opening_limit) {
    }
    std::vector<Sample> samples;
    Referee referee;
    std::optional<double> result = result_of(game);
    while (!result) {
        const Found found = search(session, order.nodes);
        const int score = game.side() == movegen::Side::White ? found.score : -found.score;
        if (is_quiet(session, found)) {
            samples.push_back({game.fen(), 0, score});
        }
        referee.look(score);
        game.play(found.move);
        result = result_of(game);
        result = result ? result : referee.result();
    }
    for (Sample& sample : samples) {
        sample.result = *result;
    }
    return samples;
}

namespace {

/// Takes games in any order and hands them on by number, until there are enough positions.
class Harvest {
public:
    Harvest(std::size_t wanted, const std::function<void(const Sample&)>& take) : wanted_(wanted), take_(take) {}

    /// The number of a game to play, or nothing when there are enough.
    std::optional<std::uint64_t> next_game() {
        const std::scoped_lock lock(mutex_);
        return wanted_ == 0 ? std::nullopt : std::optional(games_++);
    }
    void bring(std::uint64_t number, std::vector<Sample> samples) {
        const std::scoped_lock lock(mutex_);
        waiting_[number] = std::move(samples);
        for (auto first = waiting_.begin(); first != waiting_.end() && first->first == told_; ++told_) {
            for (const Sample& sample : first->second) {
                if (wanted_ != 0) {
                    take_(sample);
                    --wanted_;
                }
            }
            first = waiting_.erase(first);
        }
    }

private:
    std::mutex mutex_;
    std::size_t wanted_;
    const std::function<void(const Sample&)>& take_;
    std::uint64_t games_ = 0;
    std::uint64_t told_ = 0;
    std::map<std::uint64_t, std::vector<Sample>> waiting_;
};

}  // namespace

std::optional<base::Error> collect(const CollectOrder& order, const std::function<void(const Sample&)>& take) {
    std::vector<std::unique_ptr<engine::Session>> sessions;
    for (int i = 0; i < order.threads; ++i) {
        auto session = engine::make_session(order.variant);
        if (!session) {
            return session.error();
        }
        engine::Settings settings;
        settings.hash_mb = 1;
        if (auto error = (*session)->configure(settings)) {
            return error;
        }
        sessions.push_back(std::move(*session));
    }
    Harvest harvest(order.positions, take);
    std::vector<std::thread> threads;
    for (auto& session : sessions) {
        threads.emplace_back([&harvest, &order, &game_session = *session] {
            while (const auto number = harvest.next_game()) {
                harvest.bring(*number, play_for_samples(game_session, order, *number));
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    return std::nullopt;
}

}  // namespace ziggurat::tuning
