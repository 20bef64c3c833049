// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace ziggurat::tabletop::rollout {

/// Actions of one decision that race for being chosen. In every round each of them that is still in the race is
/// played out in the same dealing with the same luck, so that their rewards can be compared pair by pair: what the
/// dealing itself is worth cancels out. Who falls clearly behind the leader drops out, and the rest share its
/// playouts.
class Race {
public:
    /// Entrants 0..count-1, of which the rule of thumb advises one.
    void start(std::size_t count, std::size_t advised) {
        advised_ = advised;
        rounds_ = 0;
        rewards_.resize(std::max(rewards_.size(), count));
        running_.clear();
        for (std::size_t i = 0; i < count; ++i) {
            rewards_[i].clear();
            running_.push_back(i);
        }
    }

    /// Who is still in the race, in order.
    [[nodiscard]] const std::vector<std::size_t>& running() const { return running_; }
    [[nodiscard]] bool is_decided() const { return running_.size() < 2; }

    /// What an entrant of this round got, 0..1; each that runs gets something once.
    void reward(std::size_t entrant, double value) { rewards_[entrant].push_back(static_cast<float>(value)); }

    /// After all have got their reward: now and then, drops those who are behind.
    void end_round() {
        ++rounds_;
        if (rounds_ < first_look || rounds_ % look_every != 0) {
            return;
        }
        const std::size_t leader = best();
        std::erase_if(running_, [&](std::size_t i) { return i != leader && is_behind(i, leader); });
    }

    /// The leader, but the advised action unless the lead is more than `caution` standard errors.
    [[nodiscard]] std::size_t winner(double caution) const {
        const std::size_t leader = best();
        if (leader == advised_ || std::find(running_.begin(), running_.end(), advised_) == running_.end()) {
            return leader;
        }
        const Lead lead = lead_of(leader, advised_);
        return lead.mean > caution * lead.error ? leader : advised_;
    }

private:
    /// The mean of the leads, pair by pair, and its standard error.
    struct Lead {
        double mean = 0;
        double error = 0;
    };
    static constexpr int first_look = 24;
    static constexpr int look_every = 8;
    static constexpr double clearly = 3;     ///< standard errors
    static constexpr double tiny = 0.00001;  ///< rewards that differ by less on average do not differ

    [[nodiscard]] std::size_t common(std::size_t a, std::size_t b) const {
        return std::min(rewards_[a].size(), rewards_[b].size());
    }

    [[nodiscard]] Lead lead_of(std::size_t a, std::size_t b) const {
        const std::size_t n = common(a, b);
        double sum = 0;
        double squares = 0;
        for (std::size_t k = 0; k < n; ++k) {
            const double lead = static_cast<double>(rewards_[a][k]) - static_cast<double>(rewards_[b][k]);
            sum += lead;
            squares += lead * lead;
        }
        if (n < 2) {
            return {n == 0 ? 0 : sum, 1};
        }
        const auto count = static_cast<double>(n);
        const double mean = sum / count;
        return {mean, std::sqrt(std::max(0.0, squares / count - mean * mean) / (count - 1))};
    }

    [[nodiscard]] double mean(std::size_t i) const {
        double sum = 0;
        for (const float reward : rewards_[i]) {
            sum += static_cast<double>(reward);
        }
        return rewards_[i].empty() ? 0 : sum / static_cast<double>(rewards_[i].size());
    }

    /// The highest mean of those who run, the advised one among equals, then the first.
    [[nodiscard]] std::size_t best() const {
        std::size_t best = running_.front();
        double most = -1;
        for (const std::size_t i : running_) {
            const double value = mean(i);
            if (value > most + tiny || (value > most - tiny && i == advised_)) {
                best = i;
                most = value;
            }
        }
        return best;
    }

    [[nodiscard]] bool is_behind(std::size_t i, std::size_t leader) const {
        const Lead lead = lead_of(leader, i);
        return lead.mean > clearly * lead.error || (lead.error < tiny && lead.mean >= 0);
    }

    std::vector<std::vector<float>> rewards_;
    std::vector<std::size_t> running_;
    std::size_t advised_ = 0;
    int rounds_ = 0;
};

}  // namespace ziggurat::tabletop::rollout
