// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <string>
#include <utility>

#include "tuning/models/models.h"

namespace ziggurat::tuning {

namespace {

using Maker = std::unique_ptr<Model> (*)();

constexpr std::array<std::pair<std::string_view, Maker>, 5> makers{{
    {"chess", make_chess_model},
    {"levelup", make_levelup_model},
    {"levelup-plain", make_levelup_plain_model},
    {"mystic", make_mystic_model},
    {"stackchess", make_stackchess_model},
}};

}  // namespace

std::vector<std::string_view> model_names() {
    std::vector<std::string_view> names;
    for (const auto& [name, maker] : makers) {
        names.push_back(name);
    }
    return names;
}

base::Result<std::unique_ptr<Model>> make_model(std::string_view variant) {
    std::string known;
    for (const auto& [name, maker] : makers) {
        if (name == variant) {
            return maker();
        }
        known += (known.empty() ? "" : ", ") + std::string(name);
    }
    return base::Error{"no weights belong to \"" + std::string(variant) + "\"; there are " + known};
}

}  // namespace ziggurat::tuning
