// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/rollout/players/player_options.h"

#include <array>
#include <optional>
#include <span>

#include "base/text.h"

namespace ziggurat::tabletop::rollout {

namespace {

using Complaint = std::optional<std::string>;

constexpr std::int64_t max_playouts = 1'000'000'000;
constexpr int max_time_ms = 3'600'000;
constexpr int max_cut_rounds = 100'000;
constexpr int max_exploration = 10;
constexpr int max_prior = 10;

struct KindName {
    std::string_view name;
    PlayerKind kind;
};
constexpr std::array kinds{KindName{"random", PlayerKind::Uniform}, KindName{"greedy", PlayerKind::Greedy},
                           KindName{"flat", PlayerKind::Flat}, KindName{"ismcts", PlayerKind::Ismcts},
                           KindName{"human", PlayerKind::Human}};

struct Preset {
    std::string_view name;
    std::int64_t playouts;
};
constexpr std::array presets{Preset{"quick", quick_playouts}, Preset{"normal", normal_playouts},
                             Preset{"strong", strong_playouts}};

template <class Integer>
Complaint read_whole(std::string_view text, Integer least, Integer most, Integer& target) {
    const auto number = base::parse_integer<Integer>(text);
    if (!number || *number < least || *number > most) {
        return "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    }
    target = *number;
    return std::nullopt;
}

Complaint read_decimal(std::string_view text, int most, double& target) {
    const auto thousandths = base::parse_thousandths(text);
    if (!thousandths || *thousandths > 1000 * static_cast<std::int64_t>(most)) {
        return "a number from 0 to " + std::to_string(most);
    }
    target = static_cast<double>(*thousandths) / 1000;
    return std::nullopt;
}

Complaint read_playouts(std::string_view value, PlayerOptions& options) {
    options.time_ms = 0;
    for (const Preset& preset : presets) {
        if (value == preset.name) {
            options.playouts = preset.playouts;
            return std::nullopt;
        }
    }
    if (auto complaint = read_whole<std::int64_t>(value, 1, max_playouts, options.playouts)) {
        return *complaint + ", or quick, normal, strong";
    }
    return std::nullopt;
}

Complaint read_time(std::string_view value, PlayerOptions& options) {
    options.playouts = 0;
    return read_whole(value, 1, max_time_ms, options.time_ms);
}

Complaint read_exploration(std::string_view value, PlayerOptions& options) {
    return read_decimal(value, max_exploration, options.exploration);
}

Complaint read_epsilon(std::string_view value, PlayerOptions& options) {
    return read_decimal(value, 1, options.rollout.epsilon);
}

Complaint read_rollout(std::string_view value, PlayerOptions& options) {
    if (value != "random" && value != "greedy") {
        return "random or greedy";
    }
    options.rollout.is_greedy = value == "greedy";
    return std::nullopt;
}

Complaint read_cut(std::string_view value, PlayerOptions& options) {
    return read_whole(value, 0, max_cut_rounds, options.rollout.cut_rounds);
}

Complaint read_margin(std::string_view value, PlayerOptions& options) {
    return read_decimal(value, 1, options.rollout.margin_mix);
}

Complaint read_allotment(std::string_view value, PlayerOptions& options) {
    if (value != "ucb" && value != "race") {
        return "ucb or race";
    }
    options.is_race = value == "race";
    return std::nullopt;
}

Complaint read_tree(std::string_view value, PlayerOptions& options) {
    if (value != "all" && value != "self") {
        return "all or self";
    }
    options.is_self_tree = value == "self";
    return std::nullopt;
}

Complaint read_prior(std::string_view value, PlayerOptions& options) {
    return read_decimal(value, max_prior, options.prior);
}

struct Option {
    std::string_view name;
    Complaint (*read)(std::string_view value, PlayerOptions& options);  ///< says what the value has to be
    PlayerKind only = PlayerKind::Uniform;  ///< the kind that has it; Uniform: all that search
};
constexpr std::array options_known{Option{"playouts", read_playouts},
                                   Option{"ms", read_time},
                                   Option{"c", read_exploration},
                                   Option{"eps", read_epsilon},
                                   Option{"cut", read_cut},
                                   Option{"rollout", read_rollout},
                                   Option{"margin", read_margin},
                                   Option{"prior", read_prior},
                                   Option{"by", read_allotment, PlayerKind::Flat},
                                   Option{"tree", read_tree, PlayerKind::Ismcts}};

std::string quoted(std::string_view text) {
    return "'" + std::string(text) + "'";
}

/// The names of a table in one phrase: "a, b, c".
template <class Table>
std::string listed(const Table& table) {
    std::string names;
    for (const auto& entry : table) {
        names += (names.empty() ? "" : ", ") + std::string(entry.name);
    }
    return names;
}

/// Reads "name=value", or a preset alone.
Complaint read_option(std::string_view part, PlayerOptions& options) {
    for (const Preset& preset : presets) {
        if (part == preset.name) {
            return read_playouts(part, options);
        }
    }
    const std::size_t sign = part.find('=');
    const std::string_view name = part.substr(0, sign);
    for (const Option& option : options_known) {
        if (option.name != name || (option.only != PlayerKind::Uniform && option.only != options.kind)) {
            continue;
        }
        if (sign == std::string_view::npos) {
            return "option " + quoted(name) + " needs a value: " + std::string(name) + "=...";
        }
        const std::string_view value = part.substr(sign + 1);
        if (const auto wanted = option.read(value, options)) {
            return "option " + quoted(name) + " has to be " + *wanted + ", not " + quoted(value);
        }
        return std::nullopt;
    }
    return "there is no option " + quoted(name) + "; there are " + listed(options_known);
}

Complaint read_options(std::span<const std::string_view> parts, PlayerOptions& options) {
    for (const std::string_view part : parts) {
        if (auto complaint = read_option(part, options)) {
            return complaint;
        }
    }
    return std::nullopt;
}

}  // namespace

base::Result<PlayerOptions> parse_player(std::string_view text, const PlayerDefaults& defaults) {
    const auto parts = base::split_at(text, ':');
    PlayerOptions options;
    options.text = std::string(text);
    bool is_known = false;
    for (const KindName& kind : kinds) {
        if (parts[0] == kind.name) {
            options.kind = kind.kind;
            is_known = true;
        }
    }
    if (!is_known) {
        return base::Error{"there is no player " + quoted(parts[0]) + "; there are " + listed(kinds)};
    }
    if (!options.searches()) {
        if (parts.size() > 1) {
            return base::Error{"player " + quoted(text) + ": " + std::string(parts[0]) + " has no options"};
        }
        return options;
    }
    const std::string_view usual = options.kind == PlayerKind::Flat ? defaults.flat : defaults.ismcts;
    auto complaint = usual.empty() ? std::nullopt : read_options(base::split_at(usual, ':'), options);
    if (!complaint) {
        complaint = read_options(std::span(parts).subspan(1), options);
    }
    if (complaint) {
        return base::Error{"player " + quoted(text) + ": " + *complaint};
    }
    return options;
}

std::string_view player_help() {
    return "Players: random, greedy (the game's rule of thumb), flat (flat Monte Carlo), ismcts (tree search),\n"
           "human (asks at the terminal). flat and ismcts take options, as in flat:playouts=300:eps=0.1 :\n"
           "  playouts=N  a decision, or quick (300), normal (1500, the default), strong (10000)\n"
           "  ms=N        milliseconds a decision instead, which no run can repeat\n"
           "  rollout=W   greedy (default) or random: who plays the playouts out\n"
           "  eps=X       how often a greedy playout takes any action all the same (0.05)\n"
           "  cut=N       evaluate after N further rounds; 0 plays to the end (6)\n"
           "  margin=X    how much the margin in score counts, the rest being the win (0.5)\n"
           "  c=X         exploration (0.7)\n"
           "  by=W        flat: share playouts out by ucb (default), or let the actions race\n"
           "  tree=W      ismcts: branch at the decisions of all (default) or of self only\n"
           "  prior=X     ismcts: how much the rule of thumb's action is favoured at first; flat, in a race:\n"
           "              by how many standard errors another one has to be better (1)\n"
           "Games have defaults of their own for some of these; their pages in docs/ name them.\n";
}

}  // namespace ziggurat::tabletop::rollout
