// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "tabletop/rollout/arena/game_record.h"
#include "tabletop/rollout/arena/game_result.h"
#include "tabletop/rollout/arena/replay.h"
#include "tabletop/rollout/arena/tally.h"
#include "tabletop/rollout/players/human.h"
#include "tabletop/rollout/players/player_options.h"

namespace ziggurat::tabletop::rollout {

/// What a game is made of besides its rules: the content of a set-up file, and the file's name for messages.
/// Both are empty without a file.
struct SetUp {
    std::string file_name;
    std::string text;
};

/// What there is to know of a game before it is played.
struct GameFacts {
    std::string name;
    int least_players = 0;
    int most_players = 0;
    std::vector<std::string> end_reasons;
    std::vector<std::string> tracked;
    std::string set_up;  ///< the text of the set-up file
    PlayerDefaults players;
};

/// Which games to play: those numbered first .. first + games - 1 of a seed, each of which depends on the seed,
/// its number and the players alone. Seat s of game k is taken by participant (s + k) modulo their number.
struct Run {
    std::vector<PlayerOptions> players;
    std::uint64_t seed = 1;
    std::int64_t first = 0;
    std::int64_t games = 0;
    int threads = 1;
    int most_decisions = max_decisions;
};

/// Who wants to hear of a run. Calls come from the run's threads, one at a time, games in any order.
struct RunEvents {
    std::function<void(const GameResult&)> on_game;
    std::function<void(const GameRecord&)> on_record;  ///< records are made only for a listener
    std::function<bool()> is_stopped;                  ///< if true, the run ends after the games under way
    Ask ask;
};

/// What a run came to: games first .. first + tally.games - 1, all unless it was stopped.
struct RunResult {
    Tally tally;
    std::vector<std::int64_t> playouts;     ///< by participant
    std::vector<std::int64_t> thinking_ns;  ///< by participant: time in decisions of those who search
    double seconds = 0;
};

/// One step of a replay.
struct ReplayStep {
    int number = 0;  ///< from 1 on
    int seat = 0;
    std::string before;  ///< the state, as one who sees everything describes it
    std::string action;
};

/// A game of any kind, behind one door: what the command line and the reports know of games.
class AnyGame {
public:
    AnyGame() = default;
    AnyGame(const AnyGame&) = delete;
    AnyGame& operator=(const AnyGame&) = delete;
    virtual ~AnyGame() = default;

    [[nodiscard]] virtual const GameFacts& facts() const = 0;

    /// Plays games. The run's number of players has to be one that the game can have. Throws HumanLeft where a
    /// human player's input ends.
    virtual RunResult play(const Run& run, const RunEvents& events) const = 0;

    /// Plays a record again, calling on_step before each step. An error for an action that is not legal there,
    /// for a wrong seat, and for an end that differs from the recorded one.
    virtual base::Result<GameResult> replay(const GameRecord& record,
                                            const std::function<void(const ReplayStep&)>& on_step) const = 0;

    /// Opens a record to look at, as far as it can be played; `Replay::flaw` tells why no further. An error for a
    /// number of players that the game cannot have. The game has to outlive what is returned.
    [[nodiscard]] virtual base::Result<std::unique_ptr<Replay>> open(const GameRecord& record) const = 0;

    /// Takes up a record where it breaks off and lets its own players finish the game: the same game as if it
    /// had never been broken off. Errors as in `replay`, or for a player that is none.
    virtual base::Result<GameRecord> finish(const GameRecord& record, const Ask& ask) const = 0;
};

/// Whether a person plays, so that games take their time, one after the other.
bool has_human(const Run& run);

/// What is wrong with a run for this game; nothing if it can be played.
std::optional<base::Error> objection(const GameFacts& facts, const Run& run);

}  // namespace ziggurat::tabletop::rollout
