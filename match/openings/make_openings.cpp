// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/openings/make_openings.h"

#include <cstdlib>
#include <unordered_set>

#include "engine/session.h"
#include "match/openings/random_opening.h"

namespace ziggurat::match {
namespace {

/// What the side to move is ahead by; nothing if there is a mate in it.
std::optional<int> score_of(engine::Session& session, std::uint64_t nodes) {
    engine::SearchOrder order;
    order.limits.nodes = nodes;
    std::optional<int> score_cp;
    engine::SearchEvents events;
    events.on_report = [&score_cp](const engine::LineReport& report) {
        if (report.bound == engine::Bound::Exact) {
            score_cp = report.score.is_mate ? std::nullopt : std::optional(report.score.value);
        }
    };
    events.on_best = [](const engine::BestMove&) {};
    session.new_game();  // what one search has learned must not change what another says
    session.go(order, std::move(events));
    session.wait();
    return score_cp;
}

}  // namespace

std::optional<base::Error> make_openings(const OpeningWish& wish, const std::stop_token& stop,
                                         const OpeningObserver& on_opening) {
    constexpr int patience = 2000;
    auto session = engine::make_session(wish.variant);
    if (!session) {
        return session.error();
    }
    engine::Settings settings;
    settings.hash_mb = 1;
    if (const auto error = (*session)->configure(settings)) {
        return error;
    }
    movegen::Arbiter& game = (*session)->game();
    std::unordered_set<std::uint64_t> seen;
    int found = 0;
    int in_vain = 0;
    for (int attempt = 1; found < wish.count && !stop.stop_requested(); ++attempt) {
        if (++in_vain > patience) {
            return base::Error{"only " + std::to_string(found) +
                               " openings were found: allow more plies or centipawns"};
        }
        game.set_up(std::nullopt, {});
        play_random_opening(game, wish.plies, game_seed(wish.seed, attempt));
        if (static_cast<int>(game.plies()) != wish.plies || !seen.insert(game.key()).second) {
            continue;
        }
        MadeOpening opening{game.start_fen(), game.fen(), game.san_moves()};
        game.set_up(opening.fen, {});  // as whoever reads it will have it, without the moves that led there
        const auto score_cp = score_of(**session, wish.nodes);
        if (score_cp && std::abs(*score_cp) <= wish.max_cp) {
            opening.score_cp = *score_cp;
            on_opening(opening);
            ++found;
            in_vain = 0;
        }
    }
    return std::nullopt;
}

}  // namespace ziggurat::match
