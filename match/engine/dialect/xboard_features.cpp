// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/engine/dialect/xboard_features.h"

#include <algorithm>

#include "base/text.h"

namespace ziggurat::match {
namespace {

/// Takes the next feature off the front of a text.
std::optional<Feature> next_feature(std::string_view& text) {
    while (!text.empty() && base::is_blank(text.front())) {
        text.remove_prefix(1);
    }
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos) {
        return std::nullopt;
    }
    Feature feature{std::string(text.substr(0, equals)), {}};
    text.remove_prefix(equals + 1);
    const bool is_quoted = !text.empty() && text.front() == '"';
    text.remove_prefix(is_quoted ? 1 : 0);
    const std::size_t end = std::min(text.find(is_quoted ? '"' : ' '), text.size());
    feature.value = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return feature;
}

}  // namespace

std::vector<Feature> parse_features(std::string_view line) {
    constexpr std::string_view command = "feature ";
    std::vector<Feature> features;
    if (line.substr(0, command.size()) == command) {
        line.remove_prefix(command.size());
        while (auto feature = next_feature(line)) {
            features.push_back(std::move(*feature));
        }
    }
    return features;
}

bool XboardFeatures::take(const Feature& feature) {
    const bool is_on = feature.value == "1";
    if (feature.name == "ping") {
        pings = is_on;
    } else if (feature.name == "setboard") {
        takes_setboard = is_on;
    } else if (feature.name == "usermove") {
        takes_usermove = is_on;
    } else if (feature.name == "time") {
        takes_time = is_on;
    } else if (feature.name == "memory") {
        takes_memory = is_on;
    } else if (feature.name == "smp") {
        takes_cores = is_on;
    } else if (feature.name == "reuse") {
        can_be_reused = is_on;
    } else if (feature.name == "colors") {
        takes_colors = is_on;
    } else if (feature.name == "done") {
        is_done = is_on;
        asks_for_time = !is_on;
    } else if (feature.name == "variants") {
        variants = feature.value;
    } else if (feature.name == "option") {
        const std::size_t kind = feature.value.find(" -");
        options.push_back(feature.value.substr(0, kind));
    } else if (feature.name == "highlight") {
        return false;  // engines of variants then need not cut their moves into what XBoard can show
    } else if (feature.name == "san" || feature.name == "ics" || feature.name == "egt" || feature.name == "nps") {
        return !is_on;
    }
    return true;
}

bool XboardFeatures::plays(std::string_view variant) const {
    const auto names = base::split_at(variants, ',');
    return std::find(names.begin(), names.end(), variant) != names.end();
}

std::optional<std::string> XboardFeatures::option_named(std::string_view name) const {
    for (const std::string& option : options) {
        if (base::equals_in_any_case(option, name)) {
            return option;
        }
    }
    return std::nullopt;
}

}  // namespace ziggurat::match
