// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/forge/import.h"

#include <algorithm>
#include <set>
#include <utility>

#include "base/text.h"
#include "tabletop/magic/core/text/reader.h"
#include "tabletop/magic/forge/card_reader.h"

namespace ziggurat::tabletop::magic::forge {

namespace {

constexpr std::size_t most_shown = 20;

std::string_view value_of(std::string_view script, std::string_view key) {
    for (const std::string_view line : base::split_at(script, '\n')) {
        if (begins(line, key)) {
            return base::trimmed(line.substr(key.size()));
        }
    }
    return {};
}

std::string percent(int part, int whole) {
    const int tenths = whole == 0 ? 0 : (1000 * part + whole / 2) / whole;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " %";
}

}  // namespace

std::string_view card_name(std::string_view script) {
    return value_of(script, "Name:");
}

bool is_basic_land(std::string_view script) {
    const auto words = base::split_words(value_of(script, "Types:"));
    return std::find(words.begin(), words.end(), "Basic") != words.end() &&
           std::find(words.begin(), words.end(), "Land") != words.end();
}

ImportedCard import_card(std::string_view script, const TokenScripts& tokens) {
    ImportedCard made;
    made.name = card_name(script);
    const auto read = read_script(script);
    if (!read) {
        made.refusals.push_back({0, read.error().message});
        return made;
    }
    CardReader reader(*read, tokens);
    reader.run();
    made.refusals = reader.refusals().all();
    made.extent = made.refusals.empty() ? Extent::Full : Extent::Partial;
    if (!reader.has_face()) {
        made.extent = Extent::Unsupported;
        return made;
    }
    std::string text = reader.text();
    if (const auto table = read_cards({{"", text}}); !table) {
        if (made.extent == Extent::Full) {
            made.refusals.push_back({0, "our notation (" + table.error().message + ")"});
        }
        made.extent = Extent::Unsupported;
        return made;
    }
    made.text = std::move(text);
    return made;
}

void Coverage::add(const ImportedCard& card) {
    ++counts_[static_cast<std::size_t>(card.extent)];
    std::set<std::string> features;
    for (const Refusal& refusal : card.refusals) {
        features.insert(refusal.feature);
    }
    for (const std::string& feature : features) {
        missing_[feature] += card.extent == Extent::Broken ? 0 : 1;
    }
}

std::string Coverage::text() const {
    const int all = counts_[0] + counts_[1] + counts_[2] + counts_[3];
    std::string made = std::to_string(counts_[0]) + " of " + std::to_string(all) + " cards load (" +
                       percent(counts_[0], all) + "); " + std::to_string(counts_[1]) + " in part, " +
                       std::to_string(counts_[2]) + " not, " + std::to_string(counts_[3]) + " broken scripts\n";
    std::vector<std::pair<int, std::string>> order;
    for (const auto& [feature, count] : missing_) {
        if (count > 0) {
            order.emplace_back(-count, feature);
        }
    }
    std::sort(order.begin(), order.end());
    for (std::size_t i = 0; i < std::min(order.size(), most_shown); ++i) {
        made += (i == 0 ? "missing most, with the number of cards:\n" : "") + std::string("  ") +
                std::to_string(-order[i].first) + "  " + order[i].second + "\n";
    }
    return made;
}

}  // namespace ziggurat::tabletop::magic::forge
