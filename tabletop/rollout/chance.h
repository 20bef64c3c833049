// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "base/random.h"

namespace ziggurat::tabletop::rollout {

/// What policies, determinizations and single shuffles draw from.
using Random = base::Xoshiro256;

/// The luck of one game: shuffles and dice, parted into channels. The k-th generator of a channel depends on
/// the game's seed, the channel and k alone, so that what happens on one channel changes nothing on another:
/// a game that gives each player's deck a channel of its own deals the same shuffles whatever the others do.
class Chance {
public:
    /// Channels that a game may name, from 0 on; what they stand for is the game's to say.
    static constexpr int channels = 16;

    explicit Chance(std::uint64_t seed) : seed_(seed) {}

    /// The next generator of a channel: for one shuffle, one throw, one deal. How much is drawn from it has no
    /// effect on the generators that follow.
    Random next(int channel) {
        const auto index = static_cast<std::size_t>(channel);
        const std::uint64_t turn = uses_[index]++;
        return Random(base::mix(seed_, (turn << 8U) | index));
    }

private:
    std::uint64_t seed_;
    std::array<std::uint32_t, channels> uses_{};
};

}  // namespace ziggurat::tabletop::rollout
