// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/report/sprt.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace ziggurat::match {
namespace {

constexpr std::size_t outcomes = 5;
using Distribution = std::array<double, outcomes>;

/// An outcome never seen yet is not impossible.
constexpr double count_of_unseen = 1e-3;

double points(std::size_t outcome) {
    return static_cast<double>(outcome) / (outcomes - 1);
}

/// The weights by which the observed distribution has to be multiplied so that its mean becomes `mean` and it
/// stays as likely as can be: 1 / (1 + x (points - mean)), with the one x for which the mean comes out (by
/// Lagrange).
Distribution weights_for(const Distribution& observed, double mean) {
    const auto excess = [&](double x) {
        double sum = 0;
        for (std::size_t i = 0; i < outcomes; ++i) {
            sum += observed[i] * (points(i) - mean) / (1 + x * (points(i) - mean));
        }
        return sum;
    };
    // The sum falls from plus to minus infinity between the poles.
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    constexpr int halvings = 100;
    for (int i = 0; i < halvings; ++i) {
        const double middle = (low + high) / 2;
        (excess(middle) > 0 ? low : high) = middle;
    }
    Distribution weights{};
    for (std::size_t i = 0; i < outcomes; ++i) {
        weights[i] = 1 / (1 + low * (points(i) - mean));
    }
    return weights;
}

std::optional<double> parse_number(std::string_view text) {
    double number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stop == end && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

}  // namespace

base::Result<SprtSettings> parse_sprt(const std::vector<std::string>& words) {
    SprtSettings settings;
    for (const std::string_view word : words) {
        const std::size_t equals = std::min(word.find('='), word.size());
        const std::string_view key = word.substr(0, equals);
        const auto number = parse_number(word.substr(std::min(equals + 1, word.size())));
        double* const target = key == "elo0"    ? &settings.elo0
                               : key == "elo1"  ? &settings.elo1
                               : key == "alpha" ? &settings.alpha
                               : key == "beta"  ? &settings.beta
                                                : nullptr;
        if (target == nullptr || !number) {
            return base::Error{"\"" + std::string(word) +
                               "\" is none of elo0=, elo1=, alpha= and beta= with a number"};
        }
        *target = *number;
    }
    const auto is_risk = [](double risk) { return risk > 0 && risk < 0.5; };
    if (!is_risk(settings.alpha) || !is_risk(settings.beta)) {
        return base::Error{"alpha and beta lie above 0 and below 0.5"};
    }
    constexpr double most_elo = 1000;
    if (settings.elo0 >= settings.elo1 || settings.elo0 < -most_elo || settings.elo1 > most_elo) {
        return base::Error{"elo0 has to be less than elo1, both within 1000"};
    }
    return settings;
}

SprtState sprt_state(const SprtSettings& settings, const std::array<int, 5>& pairs) {
    SprtState state;
    state.lower = std::log(settings.beta / (1 - settings.alpha));
    state.upper = std::log((1 - settings.beta) / settings.alpha);
    Distribution observed{};
    double total = 0;
    for (std::size_t i = 0; i < outcomes; ++i) {
        observed[i] = pairs[i] > 0 ? pairs[i] : count_of_unseen;
        total += observed[i];
    }
    if (total < 1) {
        return state;
    }
    const Distribution weights0 = weights_for(observed, expected_score(settings.elo0));
    const Distribution weights1 = weights_for(observed, expected_score(settings.elo1));
    for (std::size_t i = 0; i < outcomes; ++i) {
        state.ratio += observed[i] * std::log(weights1[i] / weights0[i]);
    }
    if (state.ratio <= state.lower) {
        state.decision = SprtState::Decision::Elo0;
    } else if (state.ratio >= state.upper) {
        state.decision = SprtState::Decision::Elo1;
    }
    return state;
}

std::string to_string(const SprtSettings& settings, const SprtState& state) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(2) << "LLR " << state.ratio << " (" << state.lower << ", "
         << state.upper << "), elo0 " << settings.elo0 << ", elo1 " << settings.elo1 << ": ";
    switch (state.decision) {
    case SprtState::Decision::Elo0:
        text << "elo0 accepted";
        break;
    case SprtState::Decision::Elo1:
        text << "elo1 accepted";
        break;
    case SprtState::Decision::None:
        text << "undecided";
        break;
    }
    return text.str();
}

}  // namespace ziggurat::match
