// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/self_play.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "match/opening.h"
#include "match/play/session_player.h"
#include "match/report/pgn.h"

namespace ziggurat::match {
namespace {

/// Hands records on in the order of their numbers.
class OrderedGames {
public:
    explicit OrderedGames(const GameObserver& on_game) : on_game_(on_game) {}

    void add(GameRecord record) {
        const std::lock_guard lock(mutex_);
        waiting_.emplace(record.number, std::move(record));
        while (!waiting_.empty() && waiting_.begin()->first == next_) {
            tell_first();
        }
    }

    /// Hands on what still waits for games that will not come.
    void finish() {
        const std::lock_guard lock(mutex_);
        while (!waiting_.empty()) {
            tell_first();
        }
    }

private:
    void tell_first() {
        on_game_(waiting_.begin()->second);
        next_ = waiting_.begin()->first + 1;
        waiting_.erase(waiting_.begin());
    }

    const GameObserver& on_game_;
    std::mutex mutex_;
    std::map<int, GameRecord> waiting_;
    int next_ = 1;
};

/// A board with two players at it.
struct Board {
    std::unique_ptr<movegen::Arbiter> game;
    std::unique_ptr<Player> white;
    std::unique_ptr<Player> black;
};

base::Result<std::unique_ptr<Player>> make_player(const SelfPlaySettings& settings) {
    auto session = engine::make_session(settings.variant);
    if (!session) {
        return session.error();
    }
    if (const auto error = (*session)->configure(settings.engine)) {
        return *error;
    }
    return std::unique_ptr<Player>(std::make_unique<SessionPlayer>(settings.engine_name, std::move(*session)));
}

std::optional<base::Error> set_up(movegen::Arbiter& game, const SelfPlaySettings& settings) {
    return game.set_up(settings.fen.empty() ? std::nullopt : std::optional<std::string_view>(settings.fen), {});
}

base::Result<Board> make_board(const SelfPlaySettings& settings) {
    auto game = movegen::make_arbiter(settings.variant);
    if (!game) {
        return game.error();
    }
    if (const auto error = set_up(**game, settings)) {
        return *error;
    }
    auto white = make_player(settings);
    auto black = make_player(settings);
    if (!white || !black) {
        return white ? black.error() : white.error();
    }
    return Board{std::move(*game), std::move(*white), std::move(*black)};
}

GameRecord play_numbered(Board& board, int number, const SelfPlaySettings& settings, const std::stop_token& stop,
                         const MoveObserver& on_move) {
    set_up(*board.game, settings);
    play_random_opening(*board.game, settings.opening_plies, game_seed(settings.seed, number));
    GameRecord record =
        play_game(*board.game, {board.white.get(), board.black.get()}, settings.terms, stop, on_move);
    record.number = number;
    record.date = pgn_date();
    return record;
}

}  // namespace

std::optional<base::Error> play_match(const SelfPlaySettings& settings, const std::stop_token& stop,
                                      const GameObserver& on_game, const MoveObserver& on_move) {
    std::vector<Board> boards;
    for (int i = 0; i < std::min(settings.concurrency, settings.games); ++i) {
        auto board = make_board(settings);
        if (!board) {
            return board.error();
        }
        boards.push_back(std::move(*board));
    }
    OrderedGames games(on_game);
    std::atomic<int> last_number{0};
    {
        std::vector<std::jthread> workers;
        workers.reserve(boards.size());
        for (Board& board : boards) {
            workers.emplace_back([&] {
                for (int number = ++last_number; number <= settings.games; number = ++last_number) {
                    GameRecord record = play_numbered(board, number, settings, stop, on_move);
                    if (record.end.ending == Ending::Interrupted) {
                        return;
                    }
                    games.add(std::move(record));
                }
            });
        }
    }
    games.finish();
    return std::nullopt;
}

}  // namespace ziggurat::match
