// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/openings/random_opening.h"

#include "base/random.h"

namespace ziggurat::match {
namespace {

bool is_ongoing(const movegen::Arbiter& game) {
    return game.outcome() == movegen::Outcome::Ongoing;
}

/// Plays up to `plies` moves; how many it could.
int play_randomly(movegen::Arbiter& game, int plies, base::SplitMix64& random) {
    for (int ply = 0; ply < plies; ++ply) {
        if (!is_ongoing(game)) {
            return ply;
        }
        const std::vector<std::string> moves = game.legal_moves();
        game.play(moves[random.below(moves.size())]);
    }
    return plies;
}

}  // namespace

std::uint64_t game_seed(std::uint64_t match_seed, int game_number) {
    base::SplitMix64 seeds(match_seed);
    return base::SplitMix64(seeds.next() + static_cast<std::uint64_t>(game_number)).next();
}

void play_random_opening(movegen::Arbiter& game, int plies, std::uint64_t seed) {
    constexpr int attempts = 100;
    base::SplitMix64 random(seed);
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const int played = play_randomly(game, plies, random);
        if (played == plies && is_ongoing(game)) {
            return;
        }
        for (int ply = 0; ply < played; ++ply) {
            game.undo();
        }
    }
}

}  // namespace ziggurat::match
