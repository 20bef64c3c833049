// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/stack/stack_file.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "base/text.h"
#include "tabletop/magic/core/text/deck_file.h"

namespace ziggurat::tabletop::magic::stack {

namespace {

/// "1 Name", "1 Name|SET|2", "Name": what stands behind the first bar tells printings apart, which are alike here.
StackLine entry(int line, std::string_view text) {
    StackLine made{line, 1, ""};
    text = base::trimmed(text.substr(0, text.find('|')));
    const std::size_t blank = text.find(' ');
    if (const auto count = base::parse_integer<int>(text.substr(0, blank));
        count && *count >= 1 && *count <= 99 && blank != std::string_view::npos) {
        made.count = *count;
        text = base::trimmed(text.substr(blank));
    }
    made.name = text;
    return made;
}

/// A number of the metadata.
struct Setting {
    std::string_view key;
    int least;
    int most;
    int Options::*value;
};

constexpr std::array<Setting, 6> settings = {{{"handful", 1, 200, &Options::handful},
                                              {"life", 1, 999, &Options::life},
                                              {"hand", 1, 20, &Options::opening_hand},
                                              {"turns", 1, 2000, &Options::most_turns},
                                              {"pool", 0, 250, &Options::basic_pool},
                                              {"lowwater", 0, 100, &Options::low_water}}};

bool has_sections(std::string_view text) {
    for (const std::string_view line : base::split_at(text, '\n')) {
        if (!line.empty() && line.front() == '[') {
            return true;
        }
    }
    return false;
}

base::Result<bool> read_metadata(std::string_view text, StackFile& into) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos) {
        return base::Error{"wanted Key=Value"};
    }
    const std::string key = base::to_lower(base::trimmed(text.substr(0, equals)));
    const std::string_view value = base::trimmed(text.substr(equals + 1));
    for (const Setting& setting : settings) {
        if (setting.key == key) {
            const auto number = base::parse_integer<int>(value);
            if (!number || *number < setting.least || *number > setting.most) {
                return base::Error{"wanted " + std::string(text.substr(0, equals)) + "=N with N from " +
                                   std::to_string(setting.least) + " to " + std::to_string(setting.most)};
            }
            into.options.*setting.value = *number;
        }
    }
    if (key == "name") {
        into.name = value;
    }
    const std::array<std::tuple<std::string_view, std::string_view, bool*>, 4> switches = {
        {{"planechase", "on", &into.has_planes_on},
         {"archenemy", "on", &into.options.has_archenemy},
         {"vanguard", "on", &into.has_vanguard},
         {"mulligan", "exile", &into.options.has_mulligan}}};
    for (const auto& [name, on, flag] : switches) {
        if (name == key) {
            if (value != on && value != "off") {
                const std::string said(text.substr(0, equals));
                return base::Error{"wanted " + said + "=" + std::string(on) + " or " + said + "=off"};
            }
            *flag = value == on;
        }
    }
    return true;
}

}  // namespace

bool is_basic_land(std::string_view name) {
    return std::find(basic_names.begin(), basic_names.end(), name) != basic_names.end();
}

base::Result<StackFile> read_stack(std::string_view text) {
    StackFile made;
    if (!has_sections(text)) {
        const auto deck = read_deck(text);
        if (!deck) {
            return deck.error();
        }
        for (const DeckLine& card : *deck) {
            made.cards.push_back(StackLine{card.line, card.count, card.name});
        }
        return made;
    }
    std::string section;
    int number = 0;
    for (const std::string_view whole : base::split_at(text, '\n')) {
        ++number;
        const std::string_view line = base::trimmed(whole);
        const auto wrong = [&](const std::string& why) {
            return base::Error{"line " + std::to_string(number) + ": " + why};
        };
        if (line.empty() || line.front() == '#') {
            continue;
        }
        if (line.front() == '[') {
            if (line.back() != ']') {
                return wrong("a section's name stands in brackets");
            }
            section = base::to_lower(line.substr(1, line.size() - 2));
        } else if (section == "metadata") {
            if (const auto read = read_metadata(line, made); !read) {
                return wrong(read.error().message);
            }
        } else if (section == "main") {
            made.cards.push_back(entry(number, line));
        } else if (section == "planes") {
            made.planes.push_back(entry(number, line));
        } else if (section == "schemes") {
            made.schemes.push_back(entry(number, line));
        } else if (section == "avatars" || section == "avatar") {
            made.avatars.push_back(entry(number, line));
        } else if (section == "signatures") {
            const auto signature = signature_from_text(line);
            if (!signature) {
                return wrong(signature.error().message);
            }
            made.signatures.push_back({number, *signature});
        } else if (section.empty()) {
            return wrong("a line before the first section, such as [Main]");
        }
    }
    return made;
}

}  // namespace ziggurat::tabletop::magic::stack
