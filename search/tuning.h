// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

#include "search/score.h"
#include "search/tunable.h"

// Every number that the search could be tuned by, in one place. Values are centipawns, depths plies. Those that
// are ZIGGURAT_TUNED were found by games (docs/tuning.md).

namespace ziggurat::search::tuning {

// Time.
inline constexpr int moves_left = 28;                       ///< moves that the rest of the clock is shared among
inline constexpr int increment_share_percent = 80;          ///< of the increment is spent at once
inline constexpr int soft_percent = 110;                    ///< of a move's share: later no new iteration begins
inline constexpr int hard_factor = 4;                       ///< shares that a hard move may take
inline constexpr int hard_cap_percent = 60;                 ///< of what remains, at most
inline constexpr std::uint64_t nodes_between_looks = 1024;  ///< from one look at the clock to the next
inline constexpr std::int64_t quiet_reports_ms = 3000;      ///< before this, bounds are not worth telling

inline constexpr int unstable_percent = 140;    ///< of the soft limit, for a best move that is new
inline constexpr int stable_percent_step = 12;  ///< less for each iteration that it has stayed
inline constexpr int stable_limit = 8;
inline constexpr int fall_percent_step = 1;  ///< more for each centipawn that the value has fallen
inline constexpr Value fall_limit = 80;
inline constexpr int effort_percent = 175;  ///< less the share of nodes that the best move took
inline constexpr int forced_depth = 8;      ///< where there is one move only

// Deepening.
inline constexpr int aspiration_depth = 4;
ZIGGURAT_TUNED(Value, aspiration_width, 15);
inline constexpr Value aspiration_limit = 700;  ///< wider than that is as good as open

// Pruning a node.
inline constexpr int table_cut_clock = 90;  ///< near the fifty-move edge, old values no longer hold
inline constexpr int reverse_futility_depth = 7;
ZIGGURAT_TUNED(Value, reverse_futility_margin, 95);
inline constexpr int razor_depth = 3;
ZIGGURAT_TUNED(Value, razor_margin, 260);
inline constexpr int null_move_depth = 3;
inline constexpr int null_move_reduction = 3;
inline constexpr int null_move_depth_step = 4;
ZIGGURAT_TUNED(Value, null_move_value_step, 130);
inline constexpr int probcut_depth = 5;
ZIGGURAT_TUNED(Value, probcut_margin, 200);
inline constexpr int probcut_less_depth = 4;  ///< plies that the proof takes off
inline constexpr int internal_reduction_depth = 4;

// Pruning a move.
inline constexpr int late_move_depth = 6;
ZIGGURAT_TUNED(int, late_move_base, 8);
inline constexpr int futility_depth = 6;
ZIGGURAT_TUNED(Value, futility_base, 130);
ZIGGURAT_TUNED(Value, futility_margin, 80);
inline constexpr int exchange_depth = 6;
ZIGGURAT_TUNED(Value, quiet_exchange_margin, 110);
ZIGGURAT_TUNED(Value, noisy_exchange_margin, 105);
ZIGGURAT_TUNED(Value, quiescence_margin, 200);

inline constexpr int history_pruning_depth = 4;
ZIGGURAT_TUNED(int, history_pruning_step, 3500);

// Extensions.
inline constexpr int singular_depth = 7;
inline constexpr int singular_lag = 3;       ///< plies that the table's search may be shallower
inline constexpr Value singular_margin = 2;  ///< for each ply
ZIGGURAT_TUNED(Value, double_extension_lead, 12);
inline constexpr int double_extension_limit = 8;  ///< in one line

// Reductions.
inline constexpr int reduction_depth = 3;
ZIGGURAT_TUNED(double, reduction_base, 0.57);
ZIGGURAT_TUNED(double, reduction_divisor, 1.94);
ZIGGURAT_TUNED(int, history_per_reduction, 9400);

ZIGGURAT_TUNED(Value, deeper_lead, 40);     ///< a reduced move that beats the best by this deserves a ply more
inline constexpr Value shallower_lead = 8;  ///< and by less than this a ply less
inline constexpr int cutoffs_many = 3;

// Histories.
inline constexpr int history_limit = 16384;
ZIGGURAT_TUNED(int, history_bonus_step, 160);
inline constexpr int history_bonus_limit = 1600;
inline constexpr Value gain_class_step = 128;
inline constexpr int noisy_history_share = 8;

// Corrections of the evaluation.
inline constexpr Value correction_limit = 64;
inline constexpr int correction_depth = 16;
ZIGGURAT_TUNED(int, correction_divisor, 43);
inline constexpr int damping_plies = 200;  ///< an evaluation fades to half of itself at the fifty-move edge

}  // namespace ziggurat::search::tuning
