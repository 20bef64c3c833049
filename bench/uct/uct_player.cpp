// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <iostream>
#include <memory>
#include <string>

#include "base/text.h"
#include "bench/uct/uct.h"
#include "movegen/chess/rules.h"
#include "movegen/levelup/rules.h"
#include "movegen/mystic/rules.h"
#include "movegen/stackchess/rules.h"

// A UCI engine of plain UCT, as an opponent for matches: `go` by movetime, nodes (playouts) or clocks. It thinks
// before it reads on, as an opponent in matches may.

namespace ziggurat::bench {
namespace {

using Words = std::vector<std::string_view>;

/// The number behind a word; nothing where the word or its number is missing.
std::optional<std::int64_t> number_behind(const Words& words, std::string_view name) {
    const auto at = std::find(words.begin(), words.end(), name);
    if (at == words.end() || at + 1 == words.end()) {
        return std::nullopt;
    }
    return base::parse_integer<std::int64_t>(*(at + 1));
}

class Player {
public:
    Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    virtual ~Player() = default;
    virtual void set_up(const Words& words) = 0;
    virtual void go(const Words& words) = 0;
};

template <movegen::Rules R>
class TypedPlayer final : public Player {
public:
    /// The words behind `position`. What is not legal ends the list.
    void set_up(const Words& words) override {
        const auto moves = std::find(words.begin(), words.end(), "moves");
        game_ = movegen::Game<R>();
        if (!words.empty() && words.front() == "fen") {
            std::string fen;
            for (auto it = words.begin() + 1; it != moves; ++it) {
                fen += (fen.empty() ? "" : " ") + std::string(*it);
            }
            const auto position = R::from_fen(fen);
            if (!position) {
                std::cout << "info string " << position.error().message << std::endl;
                return;
            }
            game_ = movegen::Game<R>(*position);
        }
        for (auto it = moves; it != words.end(); ++it) {
            if (const movegen::Move m = movegen::find_move<R>(game_.position(), *it)) {
                game_.play(m);
            }
        }
    }

    void go(const Words& words) override {
        const bool is_white = R::side(game_.position()) == movegen::Side::White;
        typename Uct<R>::Limits limits;
        if (const auto nodes = number_behind(words, "nodes")) {
            limits.playouts = static_cast<std::uint64_t>(std::max<std::int64_t>(*nodes, 1));
        }
        if (const auto time = number_behind(words, "movetime")) {
            limits.time_ms = *time;
        } else if (const auto left = number_behind(words, is_white ? "wtime" : "btime")) {
            const std::int64_t increment = number_behind(words, is_white ? "winc" : "binc").value_or(0);
            limits.time_ms = std::max<std::int64_t>(*left / 30 + increment * 3 / 4 - 5, 1);
        }
        if (limits.playouts == UINT64_MAX && limits.time_ms > 1'000'000'000) {
            limits.time_ms = 1000;
        }
        const auto result = uct_.search(game_, limits);
        const double mean = std::clamp(result.mean, 0.001, 0.999);
        std::cout << "info depth 1 score cp " << std::lround(-400 * std::log10(1 / mean - 1)) << " nodes "
                  << result.playouts << '\n'
                  << "bestmove " << (result.best ? R::move_text(result.best) : "(none)") << std::endl;
    }

private:
    movegen::Game<R> game_;
    Uct<R> uct_{1};
};

std::unique_ptr<Player> make_player(std::string_view variant) {
    if (variant == "levelup") {
        return std::make_unique<TypedPlayer<movegen::levelup::Rules<movegen::levelup::Full>>>();
    }
    if (variant == "mystic") {
        return std::make_unique<TypedPlayer<movegen::mystic::Rules>>();
    }
    if (variant == "stackchess") {
        return std::make_unique<TypedPlayer<movegen::stackchess::Rules<movegen::stackchess::Standard>>>();
    }
    if (variant == "chess") {
        return std::make_unique<TypedPlayer<movegen::chess::Rules>>();
    }
    return nullptr;
}

void run() {
    auto player = make_player("chess");
    for (std::string line; std::getline(std::cin, line);) {
        const Words words = base::split_words(line);
        if (words.empty()) {
            continue;
        }
        const Words rest(words.begin() + 1, words.end());
        if (words[0] == "uci") {
            std::cout << "id name Ziggurat plain UCT\nid author the Ziggurat developers\n"
                         "option name UCI_Variant type combo default chess var chess var levelup var mystic var "
                         "stackchess\nuciok"
                      << std::endl;
        } else if (words[0] == "isready") {
            std::cout << "readyok" << std::endl;
        } else if (words[0] == "setoption" && rest.size() == 4 && rest[1] == "UCI_Variant") {
            auto other = make_player(rest[3]);
            player = other ? std::move(other) : std::move(player);
        } else if (words[0] == "position") {
            player->set_up(rest);
        } else if (words[0] == "go") {
            player->go(rest);
        } else if (words[0] == "quit") {
            break;
        }
    }
}

}  // namespace
}  // namespace ziggurat::bench

int main() {
    ziggurat::bench::run();
}
