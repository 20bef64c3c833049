// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "search/control.h"
#include "search/table.h"
#include "search/task.h"
#include "search/worker/corrections.h"
#include "search/worker/move_picker.h"
#include "search/worker/root_moves.h"
#include "search/worker/window.h"

namespace ziggurat::search {

/// One thread's search. Its members are defined in deepening.h, alpha_beta.h and quiescence.h beside this file;
/// who makes workers includes these.
template <movegen::Rules R, Evaluator<R> E>
class Worker {
public:
    /// What the one worker that has the say does beside searching; both empty for all others.
    struct Duties {
        std::function<void()> tell_lines;            ///< there is news of the lines
        std::function<std::uint64_t()> count_nodes;  ///< of all workers
    };

    Worker(Table& table, Control& control) : table_(table), control_(control) {}

    /// Takes a task on; for all workers before the first of them begins, as some count the others' nodes.
    void prepare(const Task<R>& task);
    /// Searches until a limit is met or the control halts it. A worker with duties keeps the limits.
    void think(Duties duties);

    /// The root moves, the best first, as far as the search has come.
    [[nodiscard]] const RootMoves& root_moves() const { return root_moves_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }

    /// How many of the root moves are searched for as lines.
    [[nodiscard]] int lines() const { return task_.lines; }
    /// How many of the root moves are searched for as if they were lines: as many as there are to choose from.
    [[nodiscard]] int candidates() const {
        return std::min(std::max(task_.lines, task_.whim.choices), static_cast<int>(root_moves_.size()));
    }
    /// What the root looks like without a search.
    [[nodiscard]] Value evaluate_root() { return evaluate(task_.position); }

    /// Forgets what earlier games have taught.
    void forget() {
        history_.clear();
        corrections_.clear();
    }

private:
    using Move = movegen::Move;
    using Position = typename R::Position;
    using Picker = MovePicker<R, E>;
    using History = Histories<E::piece_types>;

    /// The moves of one kind that a node has searched, in their order; those beyond its room are not kept.
    class Searched {
    public:
        void add(Move m) {
            if (count_ < moves_.size()) {
                moves_[count_++] = m;
            }
        }
        [[nodiscard]] const Move* begin() const { return moves_.data(); }
        [[nodiscard]] const Move* end() const { return moves_.data() + count_; }

    private:
        std::array<Move, 32> moves_;
        std::size_t count_ = 0;
    };

    /// One visit to one node: what has been found out so far.
    struct Visit {
        const Position& position;
        Frame& frame;
        Window window;
        int depth;
        typename History::Context where = {};
        Entry entry = {};                       // what the table knew,
        bool is_known = false;                  // if it knew anything
        Value raw_evaluation = infinite_value;  // the static one, as the table keeps it; none in check
        Value estimate = 0;       // the evaluation, or better where the table knew better; meaningless in check
        int table_extension = 0;  // plies more, or less, for the table's move
        Value best = -infinite_value;
        Move best_move = {};     // the last that raised the floor
        int seen = 0;            // legal moves looked at, pruned ones included
        bool is_losing = false;  // whether the present one loses material by its own guess
        Searched quiet = {};
        Searched noisy = {};
    };

    // deepening.h
    void search_lines(int depth);
    void search_aspiring(int depth);
    [[nodiscard]] bool is_deep_enough(int depth);
    [[nodiscard]] int deserved_time_percent();
    void note_root_move(const Visit& v, Move m, Value value);
    void look_at_limits();

    // alpha_beta.h: one page of steps; with pruning.h and children.h
    template <class N>
    Value search(const Position& p, Window window, int depth, Frame& frame);
    [[nodiscard]] const Assumption* assumed(const Position& p, int depth) const;
    template <class N>
    bool finished(Visit& v);
    template <class N>
    bool probe(Visit& v);
    void assess(Visit& v);
    template <class N>
    bool prune_node(Visit& v);
    bool prune_by_pass(Visit& v);
    bool prune_by_probe(Visit& v);
    template <class N>
    bool settle_table_move(Visit& v);
    template <class N>
    auto ordered_moves(Visit& v);
    template <class N, class Moves>
    bool prune_move(Visit& v, Move m, Moves& moves);
    [[nodiscard]] int extension(const Visit& v, Move m, const Position& child) const;
    template <class N>
    [[nodiscard]] int reduction(const Visit& v, Move m);
    template <class N>
    Value search_child(Visit& v, Move m);
    template <class N>
    Value search_expecting_less(Visit& v, Move m, const Position& child, int depth);
    template <class N>
    bool learn(Visit& v, Move m, Value value);
    void learn_from_cut(const Visit& v, Move m);
    void learn_correction(const Visit& v);
    template <class N>
    Value conclude(Visit& v);

    // quiescence.h
    template <class N>
    Value quiesce(const Position& p, Window window, Frame& frame);
    template <class N>
    bool stand_pat(Visit& v);
    [[nodiscard]] bool is_hopeless(const Visit& v, Move m) const;

    // What the steps share.
    Frame& enter(const Visit& v, Move m, const Position& child);
    [[nodiscard]] bool is_repetition(const Frame& frame) const;
    [[nodiscard]] movegen::Key table_key(const Position& p) const { return R::key(p) ^ key_salt_; }
    Value evaluate(const Position& p);
    [[nodiscard]] Value corrected(const Visit& v, Value raw) const;
    [[nodiscard]] auto correction_context(const Visit& v) const;
    [[nodiscard]] bool is_off(Step step) const { return task_.off[static_cast<std::size_t>(step)]; }
    template <class N>
    void store(const Visit& v);
    template <class N>
    bool raise(Visit& v, Move m, Value value);
    Frame& frame_before(const Frame& frame, int plies) { return frames_[frame.ply - plies]; }
    Line& line_of(const Frame& frame) { return lines_[static_cast<std::size_t>(frame.ply)]; }

    /// Whether the search is over; looks at clock and limits from time to time.
    bool is_halted() {
        if (nodes() >= next_look_) {
            look_at_limits();
        }
        return control_.is_halted();
    }
    void count_node() { nodes_.store(nodes() + 1, std::memory_order_relaxed); }

    Table& table_;
    Control& control_;
    E evaluator_;
    History history_;
    Corrections<E::piece_types> corrections_;
    Frames frames_;
    std::array<Line, max_ply + 1> lines_;
    std::vector<movegen::Key> keys_;  // of the game and, from root_key_ on, of the present line
    std::size_t root_key_ = 0;
    movegen::Key key_salt_ = 0;
    RootMoves root_moves_;
    Task<R> task_{};
    Duties duties_;
    std::atomic<std::uint64_t> nodes_{0};
    std::uint64_t next_look_ = 0;
    int selective_depth_ = 0;
    int root_depth_ = 0;         // of this iteration
    Move last_best_;             // of the iteration before
    Value last_value_ = 0;       // likewise
    int stable_iterations_ = 0;  // since the best move changed
};

}  // namespace ziggurat::search
