// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "base/text.h"
#include "tabletop/magic/core/model/words.h"
#include "tabletop/magic/forge/script.h"
#include "tabletop/magic/forge/words.h"

namespace ziggurat::tabletop::magic::forge {

namespace {

bool is_shard(std::string_view word) {
    return word == "X" || base::parse_integer<unsigned>(word).has_value() ||
           (word.size() == 1 && colour_letters.find(word) != std::string_view::npos);
}

/// The parts of a cost: blanks within <...> do not part.
std::vector<std::string_view> parts_of(std::string_view cost) {
    std::vector<std::string_view> parts;
    std::size_t start = 0;
    int depth = 0;
    for (std::size_t i = 0; i <= cost.size(); ++i) {
        const char c = i < cost.size() ? cost[i] : ' ';
        depth += c == '<' ? 1 : c == '>' ? -1 : 0;
        if (base::is_blank(c) && (depth == 0 || i == cost.size())) {
            if (i > start) {
                parts.push_back(cost.substr(start, i - start));
            }
            start = i + 1;
        }
    }
    return parts;
}

/// A part "NAME<n/Valid/words>" that asks for permanents, and our words for it.
struct Chosen {
    std::string_view name;
    std::string_view ours;
    std::string_view also;  ///< what our filter says besides
};

constexpr std::array<Chosen, 3> chosen_parts = {
    {{"Sac", "sac", "+yours"}, {"tapXType", "tap", "+yours+untapped"}, {"Return", "return", "+yours"}}};

class CostReader {
public:
    explicit CostReader(Refusals& refusals) : refusals_(refusals) {}

    std::string run(std::string_view cost) {
        for (const std::string_view part : parts_of(cost)) {
            if (is_shard(part)) {
                mana_ += "{" + std::string(part) + "}";
            } else if (part == "T") {
                others_ += " T";
            } else {
                bracketed(part);
            }
        }
        return std::string(base::trimmed(mana_ + others_));
    }

private:
    void bracketed(std::string_view part) {
        const std::size_t open = part.find('<');
        const std::string_view name = part.substr(0, open);
        if (open == std::string_view::npos || part.back() != '>') {
            refusals_.add("cost " + std::string(part));
            return;
        }
        const auto inside = base::split_at(part.substr(open + 1, part.size() - open - 2), '/');
        const auto count = base::parse_integer<int>(inside[0]);
        const std::string_view valid = inside.size() > 1 ? inside[1] : std::string_view();
        if (!count || *count < 1) {
            refusals_.add("cost " + std::string(name) + " of a number that varies");
        } else if (name == "PayLife") {
            others_ += " life " + std::to_string(*count);
        } else if (name == "Discard" && valid == "Card") {
            others_ += " discard " + std::to_string(*count);
        } else if (name == "Sac" && (valid == "CARDNAME" || valid == "NICKNAME")) {
            others_ += " sac this";
        } else {
            choose(name, *count, valid);
        }
    }

    void choose(std::string_view name, int count, std::string_view valid) {
        for (const Chosen& chosen : chosen_parts) {
            if (chosen.name == name && valid != "CARDNAME" && valid != "NICKNAME") {
                if (is_choosing_) {
                    refusals_.add("cost with two kinds of chosen permanents");
                }
                is_choosing_ = true;
                others_ += " " + std::string(chosen.ours) + " " + std::to_string(count) + " " +
                           filter_of(valid, Where::Battlefield, refusals_) + std::string(chosen.also);
                return;
            }
        }
        refusals_.add("cost " + std::string(name) + " " + std::string(valid));
    }

    Refusals& refusals_;
    std::string mana_;
    std::string others_;
    bool is_choosing_ = false;
};

}  // namespace

std::string mana_of(std::string_view shards, Refusals& refusals) {
    std::string made;
    for (const std::string_view word : base::split_words(shards)) {
        if (!is_shard(word)) {
            refusals.add("mana " + std::string(word));
        }
        made += "{" + std::string(word) + "}";
    }
    return made;
}

std::string cost_of(std::string_view cost, Refusals& refusals) {
    return CostReader(refusals).run(cost);
}

std::pair<std::string, bool> mana_within(std::string_view cost) {
    std::string mana;
    bool has_more = false;
    for (const std::string_view part : parts_of(cost)) {
        mana += is_shard(part) ? "{" + std::string(part) + "}" : "";
        has_more = has_more || !is_shard(part);
    }
    return {mana, has_more};
}

}  // namespace ziggurat::tabletop::magic::forge
