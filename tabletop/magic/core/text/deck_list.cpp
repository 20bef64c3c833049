// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/core/text/deck_list.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "base/text.h"

namespace ziggurat::tabletop::magic {

namespace {

/// How many letters have to be put in, taken out or changed (Levenshtein).
std::size_t edits(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0]++;
        for (std::size_t k = 0; k < b.size(); ++k) {
            const std::size_t changed = diagonal + (a[i] == b[k] ? 0U : 1U);
            diagonal = row[k + 1];
            row[k + 1] = std::min({row[k] + 1, diagonal + 1, changed});
        }
    }
    return row.back();
}

}  // namespace

std::string nearest_name(const std::vector<std::string>& names, std::string_view name) {
    std::string best;
    std::size_t fewest = std::max<std::size_t>(name.size() / 3, 2) + 1;
    for (const std::string& known : names) {
        const std::size_t least =
            known.size() > name.size() ? known.size() - name.size() : name.size() - known.size();
        if (least >= fewest) {
            continue;
        }
        if (const std::size_t far = edits(name, known); far < fewest) {
            fewest = far;
            best = known;
        }
    }
    return best;
}

std::string nearest_name(const CardTable& table, std::string_view name) {
    std::vector<std::string> names;
    for (std::size_t def = 0; def < table.defs.size(); ++def) {
        if (!table.is_token(def)) {
            names.push_back(table.defs[def].name);
        }
    }
    return nearest_name(names, name);
}

base::Result<DeckEntry> read_deck_line(const CardTable& table, std::string_view line) {
    const auto words = base::split_words(line);
    if (words.empty()) {
        return base::Error{"a card is missing"};
    }
    DeckEntry entry;
    std::string_view number = words[0];
    if (number.size() > 1 && number.back() == 'x') {
        number.remove_suffix(1);
    }
    const auto count = base::parse_integer<int>(number);
    std::string name;
    for (std::size_t i = count ? 1 : 0; i < words.size(); ++i) {
        name += (name.empty() ? "" : " ") + std::string(words[i]);
    }
    if (count && (*count < 1 || *count > 99)) {
        return base::Error{"wanted 1 to 99 of a card, not " + std::string(words[0])};
    }
    const int found = table.find(name);
    if (found < 0) {
        const std::string nearest = nearest_name(table, name);
        return base::Error{"there is no card '" + name + "'" +
                           (nearest.empty() ? "" : "; '" + nearest + "' is near")};
    }
    entry.count = count.value_or(1);
    entry.card = static_cast<DefId>(found);
    return entry;
}

}  // namespace ziggurat::tabletop::magic
