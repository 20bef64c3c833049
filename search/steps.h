// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <optional>
#include <string_view>

namespace ziggurat::search {

/// The parts of the search that can be switched off, so that games can tell what each is worth. None of them is
/// needed for a right result; all of them together are what makes it strong.
enum class Step : std::size_t {
    Aspiration,
    TableCut,
    ReverseFutility,
    Razoring,
    NullMove,
    Probcut,
    InternalReduction,
    SingularExtension,
    CheckExtension,
    LateMovePruning,
    Futility,
    HistoryPruning,
    ExchangePruning,
    LateMoveReduction,
    Improving,
    Killers,
    Counters,
    QuietHistory,
    Continuation,
    NoisyHistory,
    Correction,
    ExchangeOrder,
    DeltaPruning,
    FiftyMoveDamping,
};

inline constexpr std::size_t step_count = 24;

/// A set of steps.
using Steps = std::bitset<step_count>;

/// What people call the steps, in the order of the enumeration.
inline constexpr std::array<std::string_view, step_count> step_names{"aspiration",         "table-cut",
                                                                     "reverse-futility",   "razoring",
                                                                     "null-move",          "probcut",
                                                                     "internal-reduction", "singular-extension",
                                                                     "check-extension",    "late-move-pruning",
                                                                     "futility",           "history-pruning",
                                                                     "exchange-pruning",   "late-move-reduction",
                                                                     "improving",          "killers",
                                                                     "counters",           "quiet-history",
                                                                     "continuation",       "noisy-history",
                                                                     "correction",         "exchange-order",
                                                                     "delta-pruning",      "fifty-move-damping"};

/// The step of a name; none where no step has it.
constexpr std::optional<Step> step_of(std::string_view name) {
    for (std::size_t i = 0; i < step_count; ++i) {
        if (step_names[i] == name) {
            return static_cast<Step>(i);
        }
    }
    return std::nullopt;
}

}  // namespace ziggurat::search
