// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/eval/chances.h"
#include "engine/settings.h"
#include "movegen/game/arbiter.h"
#include "search/limits.h"

namespace ziggurat::engine {

using eval::WinDrawLoss;
using search::Bound;

/// What the search knows of one line after an iteration, or when it has news: the moves as UCI texts.
struct LineReport {
    int depth = 0;
    int selective_depth = 0;
    int line = 1;  ///< 1 for the best line, more with MultiPV
    search::Score score;
    Bound bound = Bound::Exact;
    std::uint64_t nodes = 0;
    std::int64_t time_ms = 0;
    int hashfull_permille = 0;
    WinDrawLoss results;  ///< what the score stands for
    std::vector<std::string> moves;
};

/// What a search ends with. Both texts are empty where there is no such move.
struct BestMove {
    std::string move;
    std::string ponder;
};

/// What to search, in texts: `limits.only` is filled from `search_moves` by the session. Texts that are no
/// legal move are left out; if that leaves none of several given, there is no best move.
struct SearchOrder {
    search::Limits limits;
    std::vector<std::string> search_moves;
};

/// Called from the search's own thread.
struct SearchEvents {
    std::function<void(const LineReport&)> on_report;
    std::function<void(const BestMove&)> on_best;  ///< exactly once for each `go`
};

/// Node count and time of a bench run.
struct BenchResult {
    std::uint64_t nodes = 0;
    std::int64_t time_ms = 0;
};

/// One rule set bound to its evaluation and a search: a game, and an engine that thinks about it. The game is
/// changed only while no search runs; every member but `stop`, `ponder_hit`, `pause`, `resume` and `is_searching`
/// is for one thread.
class Session {
public:
    Session() = default;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    virtual ~Session() = default;  ///< stops a running search

    /// The game that is thought about: rules, texts, history. Not to be changed while a search runs.
    virtual movegen::Arbiter& game() = 0;
    [[nodiscard]] virtual const movegen::Arbiter& game() const = 0;

    /// Starts a search of the present position and returns at once. A search that still runs is stopped and
    /// its best move told first. Where there is no legal move there is no best move; a game that is drawn by
    /// rule is searched all the same.
    virtual void go(const SearchOrder& order, SearchEvents events) = 0;
    /// Ends a running search soon; nothing where none runs.
    virtual void stop() = 0;
    /// The pondered move was played: the clock runs from now on. Nothing where no search ponders.
    virtual void ponder_hit() = 0;
    /// A running search stands still, and its clock with it, until it is resumed or stopped.
    virtual void pause() = 0;
    virtual void resume() = 0;
    /// Waits until the search has told its best move.
    virtual void wait() = 0;
    [[nodiscard]] virtual bool is_searching() const = 0;

    // The rest stops a search that still runs, and waits until it has told its best move.

    /// From now on every search takes the present position for worth `score_cp` centipawns to the side to move,
    /// wherever it meets it below its root with at most `depth` plies to go. Takes the place of what was assumed
    /// of it before; ends with `new_game` and `clear_hash`.
    virtual void assume(int score_cp, int depth) = 0;
    /// Forgets what earlier games have taught (tables, histories).
    virtual void new_game() = 0;
    /// Empties the table alone.
    virtual void clear_hash() = 0;
    /// Applies settings; an error leaves the old ones (memory may be short).
    virtual std::optional<base::Error> configure(const Settings& settings) = 0;
    [[nodiscard]] virtual const Settings& settings() const = 0;

    /// The static evaluation of the present position for the mover, in centipawns.
    [[nodiscard]] virtual int evaluate() const = 0;
    /// The evaluation by terms, for people.
    [[nodiscard]] virtual std::string explain_evaluation() const = 0;

    /// Searches the rule set's bench positions, each to `depth`, one thread, from an empty 16 MiB table. The
    /// game and the table are left as a new session has them.
    virtual BenchResult bench(int depth) = 0;
};

/// The depth at which the bench signature is taken.
inline constexpr int bench_depth = 8;

/// A session at the start position of the named rule set; an unknown name is an error that lists the known.
base::Result<std::unique_ptr<Session>> make_session(std::string_view variant);

}  // namespace ziggurat::engine
