// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/forge/script.h"

#include <algorithm>
#include <array>

#include "base/text.h"

namespace ziggurat::tabletop::magic::forge {

namespace {

base::Error wrong(int number, const std::string& why) {
    return base::Error{"line " + std::to_string(number) + ": " + why};
}

/// Parameters that change nothing in the rules: words for people, and hints for Forge's own players.
bool is_for_show(std::string_view key) {
    static constexpr std::array<std::string_view, 13> words = {
        "CostDesc",    "References",     "IsCurse",      "Hidden",         "Secondary",
        "TokenImage",  "TokenAltImages", "SelectPrompt", "ChangeTypeDesc", "ValidTgtsDesc",
        "PrecostDesc", "PromptMessage",  "OptionPrompt"};
    const bool describes = key.size() >= 11 && key.substr(key.size() - 11) == "Description";
    return describes || begins(key, "AI") || key == "TgtPrompt" ||
           std::find(words.begin(), words.end(), key) != words.end();
}

}  // namespace

std::string_view Script::value(std::string_view key) const {
    for (const ScriptLine& line : lines) {
        if (line.key == key) {
            return line.value;
        }
    }
    return {};
}

const ScriptLine* Script::variable(std::string_view name) const {
    const auto found =
        std::find_if(variables.begin(), variables.end(), [&](const ScriptLine& line) { return line.key == name; });
    return found == variables.end() ? nullptr : &*found;
}

base::Result<Script> read_script(std::string_view text) {
    Script made;
    int number = 0;
    for (const std::string_view whole : base::split_at(text, '\n')) {
        const std::string_view line = base::trimmed(whole);
        ++number;
        if (line.empty() || line.front() == '#') {
            continue;
        }
        if (line == "ALTERNATE") {
            made.has_other_faces = true;
            break;
        }
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos || colon == 0) {
            return wrong(number, "wanted KEY:VALUE, not '" + std::string(line) + "'");
        }
        const std::string_view key = base::trimmed(line.substr(0, colon));
        const std::string_view value = base::trimmed(line.substr(colon + 1));
        if (key != "SVar") {
            made.lines.push_back({number, std::string(key), std::string(value)});
            continue;
        }
        const std::size_t second = value.find(':');
        if (second == std::string_view::npos || second == 0) {
            return wrong(number, "wanted SVar:NAME:VALUE, not '" + std::string(line) + "'");
        }
        made.variables.push_back(
            {number, std::string(value.substr(0, second)), std::string(base::trimmed(value.substr(second + 1)))});
    }
    if (made.value("Name").empty()) {
        return wrong(number, "the script has no line Name:");
    }
    return made;
}

Params::Params(std::string_view text) {
    for (const std::string_view part : base::split_at(text, '|')) {
        const std::string_view param = base::trimmed(part);
        const std::size_t dollar = param.find('$');
        if (dollar == std::string_view::npos) {
            // A bar within a text for people: it goes on.
            continue;
        }
        std::string key(base::trimmed(param.substr(0, dollar)));
        std::string value(base::trimmed(param.substr(dollar + 1)));
        if (kind_.empty()) {
            kind_ = std::move(key);
            name_ = std::move(value);
        } else {
            all_.push_back({std::move(key), std::move(value)});
        }
    }
}

bool Params::has(std::string_view key) const {
    return std::any_of(all_.begin(), all_.end(), [&](const Param& param) { return param.key == key; });
}

std::string Params::take(std::string_view key, std::string_view otherwise) {
    for (Param& param : all_) {
        if (param.key == key) {
            param.is_taken = true;
            return param.value;
        }
    }
    return std::string(otherwise);
}

bool Params::take_if(std::string_view key, std::string_view value) {
    for (Param& param : all_) {
        if (param.key == key && param.value == value) {
            param.is_taken = true;
            return true;
        }
    }
    return false;
}

std::vector<std::string> Params::rest() const {
    std::vector<std::string> left;
    for (const Param& param : all_) {
        if (!param.is_taken && !is_for_show(param.key)) {
            left.push_back(param.key);
        }
    }
    return left;
}

}  // namespace ziggurat::tabletop::magic::forge
