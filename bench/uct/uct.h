// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/random.h"
#include "movegen/game/game.h"
#include "movegen/game/outcome.h"

namespace ziggurat::bench {

/// Plain UCT (Kocsis and Szepesvari, 2006) over any rule set: a tree of moves chosen by upper confidence bounds,
/// and games of random moves from its leaves. It knows nothing but the rules: what a search with knowledge is
/// measured against.
template <movegen::Rules R>
class Uct {
public:
    using Position = typename R::Position;
    using Clock = std::chrono::steady_clock;

    /// Ends a search, whichever is met first.
    struct Limits {
        std::uint64_t playouts = UINT64_MAX;
        std::int64_t time_ms = INT64_MAX / 2'000'000;
    };

    struct Result {
        movegen::Move best;  ///< none where there is no legal move
        double mean = 0.5;   ///< of its playouts, for the mover: 0 lost, 1 won
        std::uint64_t playouts = 0;
    };

    explicit Uct(std::uint64_t seed) : random_(seed) {}

    /// The most visited move of the present position.
    Result search(const movegen::Game<R>& game, const Limits& limits) {
        nodes_.assign(1, Node{});
        keys_ = game.keys();
        const auto start = Clock::now();
        Result result;
        // At least one playout, so that there is a move to give.
        do {
            const Position root = game.position();
            const std::size_t game_length = keys_.size();
            descend(0, root);
            keys_.resize(game_length);
            ++result.playouts;
        } while (result.playouts < limits.playouts &&
                 Clock::now() - start < std::chrono::milliseconds(limits.time_ms));
        const Node& root = nodes_[0];
        const Node* best = nullptr;
        for (std::size_t i = 0; i < root.children; ++i) {
            const Node& child = nodes_[root.first_child + i];
            best = best == nullptr || child.visits > best->visits ? &child : best;
        }
        if (best != nullptr) {
            result.best = best->move;
            result.mean = best->visits > 0 ? best->sum / best->visits : 0.5;
        }
        return result;
    }

private:
    struct Node {
        movegen::Move move;
        std::uint32_t visits = 0;
        std::uint32_t children = 0;  // 0 until it is expanded
        std::size_t first_child = 0;
        double sum = 0;  // of results for who played `move`
    };

    /// The usual constant for results in 0 .. 1.
    static constexpr double exploration = 1.4;
    /// A random game that is longer counts as drawn.
    static constexpr int playout_plies = 400;
    /// A tree that is larger grows no more; it is still searched.
    static constexpr std::size_t most_nodes = 4'000'000;

    /// One playout from a node; returns its result for the side to move there, and counts it.
    double descend(std::size_t number, const Position& p) {
        double result = 0;
        if (const auto over = end_of(p)) {
            result = *over;
        } else if (nodes_[number].visits == 0 && number != 0) {
            result = play_out(p);
        } else if (expand(number, p)) {
            const std::size_t child = choose(nodes_[number]);
            const Position next = R::play(p, nodes_[child].move);
            keys_.push_back(R::key(next));
            result = 1 - descend(child, next);
        } else {
            result = play_out(p);
        }
        ++nodes_[number].visits;
        nodes_[number].sum += 1 - result;
        return result;
    }

    /// The result for the side to move where the game is over; mates are found when there is no move.
    std::optional<double> end_of(const Position& p) const {
        switch (movegen::outcome<R>(p)) {
        case movegen::Outcome::Checkmate:
            return 0.0;
        case movegen::Outcome::Ongoing:
            break;
        default:
            return 0.5;
        }
        return movegen::count_repetitions(keys_, R::halfmove_clock(p)) >= 3 ? std::optional(0.5) : std::nullopt;
    }

    /// Gives a node its children; false where the tree is full.
    bool expand(std::size_t number, const Position& p) {
        if (nodes_[number].children != 0) {
            return true;
        }
        const auto moves = movegen::legal_moves<R>(p);
        if (nodes_.size() + moves.size() > most_nodes) {
            return false;
        }
        nodes_[number].first_child = nodes_.size();
        nodes_[number].children = static_cast<std::uint32_t>(moves.size());
        for (const movegen::Move m : moves) {
            nodes_.emplace_back().move = m;
        }
        return true;
    }

    /// The child with the greatest upper confidence bound; each is tried once first.
    [[nodiscard]] std::size_t choose(const Node& node) const {
        const double log_visits = std::log(double(node.visits) + 1);
        std::size_t best = node.first_child;
        double best_bound = -1;
        for (std::size_t i = node.first_child; i < node.first_child + node.children; ++i) {
            const Node& child = nodes_[i];
            if (child.visits == 0) {
                return i;
            }
            const double bound = child.sum / child.visits + exploration * std::sqrt(log_visits / child.visits);
            if (bound > best_bound) {
                best = i;
                best_bound = bound;
            }
        }
        return best;
    }

    /// A game of random moves; its result for the side to move.
    double play_out(Position p) {
        bool is_own_turn = true;
        for (int ply = 0; ply < playout_plies; ++ply) {
            movegen::MoveList<R::max_moves> moves;
            R::generate_all(p, moves);
            if (moves.size() == 0) {
                return !R::in_check(p) ? 0.5 : is_own_turn ? 0 : 1;
            }
            if (R::is_dead(p) || R::halfmove_clock(p) >= movegen::fifty_move_plies) {
                return 0.5;
            }
            p = R::play(p, moves[random_.next() % moves.size()]);
            is_own_turn = !is_own_turn;
        }
        return 0.5;
    }

    std::vector<Node> nodes_;
    std::vector<movegen::Key> keys_;
    base::Xoshiro256 random_;
};

}  // namespace ziggurat::bench
