// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace ziggurat::base {

/// SplitMix64 (Steele, Lea, Flood 2014): every 64-bit seed starts a full-period sequence; usable at compile
/// time. The same seed gives the same numbers on every machine, which the standard's distributions do not.
class SplitMix64 {
public:
    explicit constexpr SplitMix64(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }

    /// A number in 0..bound-1, for a bound of at least 1; the bias is below bound / 2^64.
    constexpr std::uint64_t below(std::uint64_t bound) { return next() % bound; }

private:
    std::uint64_t state_;
};

/// A number that depends on both in every bit: for making the seed of one stream from a seed and a name.
constexpr std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t first = SplitMix64(a).next();
    return SplitMix64(first ^ (b * 0xD6E8FEB86659FD93U)).next();
}

/// Xoshiro256++ (Blackman, Vigna 2019), the generator for drawing much: 2^256 - 1 numbers before it repeats.
class Xoshiro256 {
public:
    explicit constexpr Xoshiro256(std::uint64_t seed) {
        SplitMix64 seeds(seed);
        for (std::uint64_t& word : state_) {
            word = seeds.next();
        }
    }
    explicit constexpr Xoshiro256(const std::array<std::uint64_t, 4>& state) : state_(state) {}

    constexpr std::uint64_t next() {
        const std::uint64_t result = rotated(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t shifted = state_[1] << 17U;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = rotated(state_[3], 45);
        return result;
    }

    /// A number in 0..bound-1, each equally likely (Lemire 2019), for a bound of at least 1.
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32U) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) {
                product = (next() >> 32U) * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    /// A number in [0, 1), a multiple of 2^-53.
    constexpr double unit() { return static_cast<double>(next() >> 11U) * 0x1p-53; }

    /// Every order of the items equally likely (Fisher, Yates); fewer than 2^32 items.
    template <class T, std::size_t extent>
    constexpr void shuffle(std::span<T, extent> items) {
        for (auto left = static_cast<std::uint32_t>(items.size()); left > 1; --left) {
            const std::uint32_t chosen = below(left);
            std::swap(items[left - 1], items[chosen]);
        }
    }

private:
    static constexpr std::uint64_t rotated(std::uint64_t word, unsigned bits) {
        return (word << bits) | (word >> (64U - bits));
    }

    std::array<std::uint64_t, 4> state_{};
};

}  // namespace ziggurat::base
