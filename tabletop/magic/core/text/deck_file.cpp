// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/core/text/deck_file.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.h"

namespace ziggurat::tabletop::magic {

namespace {

constexpr int largest_sideboard = 15;

bool begins(std::string_view text, std::string_view with) {
    return text.substr(0, with.size()) == with;
}

base::Error wrong(int line, const std::string& why) {
    return base::Error{"line " + std::to_string(line) + ": " + why};
}

/// Takes a leading "4", "4x"; 1 where there is none.
base::Result<int> take_count(std::string_view& text, int line) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    std::string_view word = text.substr(0, blank);
    if (word.size() > 1 && (word.back() == 'x' || word.back() == 'X')) {
        word.remove_suffix(1);
    }
    const auto count = base::parse_integer<int>(word);
    if (!count || blank == text.size()) {
        return 1;
    }
    if (*count < 1 || *count > 99) {
        return wrong(line, "wanted 1 to 99 of a card, not " + std::string(word));
    }
    text = base::trimmed(text.substr(blank));
    return *count;
}

/// A name without what tells printings apart.
std::string_view plain_name(std::string_view text) {
    text = base::trimmed(text.substr(0, text.find('|')));
    if (begins(text, "[")) {
        text = base::trimmed(text.substr(std::min(text.find(']') + 1, text.size())));
    }
    const std::size_t set = text.rfind(" (");
    if (set != std::string_view::npos && text.find(')', set) != std::string_view::npos) {
        text = base::trimmed(text.substr(0, set));
    }
    if (!text.empty() && text.back() == '+') {
        text.remove_suffix(1);
    }
    return text;
}

/// Reads the forms that have a card a line.
class LineReader {
public:
    base::Result<std::vector<DeckLine>> run(std::string_view text) {
        int number = 0;
        for (const std::string_view whole : base::split_at(text, '\n')) {
            if (const auto read = line(base::trimmed(whole), ++number); !read) {
                return read.error();
            }
        }
        int behind = 0;
        for (std::size_t i = blank_at_; i < cards_.size(); ++i) {
            behind += cards_[i].count;
        }
        const bool is_sideboard = !has_heads_ && blank_at_ > 0 && has_counts_ && behind <= largest_sideboard;
        if (is_sideboard) {
            cards_.resize(std::min(blank_at_, cards_.size()));
        }
        return cards_;
    }

private:
    base::Result<bool> line(std::string_view text, int number) {
        if (text.empty()) {
            blank_at_ = blank_at_ == 0 ? cards_.size() : blank_at_;
            return true;
        }
        if (text.front() == '#' || begins(text, "//") || is_head(text)) {
            return true;
        }
        const bool is_side = begins(base::to_lower(text), "sb:");
        text = is_side ? base::trimmed(text.substr(3)) : text;
        const std::size_t before = text.size();
        const auto count = take_count(text, number);
        if (!count) {
            return count.error();
        }
        has_counts_ = has_counts_ || text.size() != before;
        const std::string_view name = plain_name(text);
        if (name.empty()) {
            return wrong(number, "a card's name is missing");
        }
        if (is_main_ && !is_side) {
            cards_.push_back({number, *count, std::string(name)});
        }
        return true;
    }

    bool is_head(std::string_view text) {
        static constexpr std::array<std::string_view, 5> words = {"deck", "main", "mainboard", "maindeck",
                                                                  "[main]"};
        static constexpr std::array<std::string_view, 6> others = {"sideboard",  "commander",  "companion",
                                                                   "sideboard:", "maybeboard", "about"};
        const std::string word = base::to_lower(text);
        if (std::find(words.begin(), words.end(), word) != words.end()) {
            is_main_ = has_heads_ = true;
            return true;
        }
        const bool is_section = text.front() == '[' && text.back() == ']';
        if (is_section || std::find(others.begin(), others.end(), word) != others.end()) {
            is_main_ = false;
            has_heads_ = true;
            return true;
        }
        return begins(word, "name:") || begins(word, "author:") || begins(word, "layout ") ||
               begins(word, "name=");
    }

    std::vector<DeckLine> cards_;
    std::size_t blank_at_ = 0;
    bool is_main_ = true;
    bool has_heads_ = false;
    bool has_counts_ = false;
};

std::string without_entities(std::string_view text) {
    static constexpr std::array<std::pair<std::string_view, char>, 5> entities = {
        {{"&amp;", '&'}, {"&apos;", '\''}, {"&quot;", '"'}, {"&lt;", '<'}, {"&gt;", '>'}}};
    std::string made;
    while (!text.empty()) {
        const auto* const found = std::find_if(entities.begin(), entities.end(),
                                               [&](const auto& entity) { return begins(text, entity.first); });
        made += found == entities.end() ? text.front() : found->second;
        text.remove_prefix(found == entities.end() ? 1 : found->first.size());
    }
    return made;
}

/// The value of an attribute within a tag; empty where it has none.
std::string_view attribute(std::string_view tag, std::string_view name) {
    const std::string key = " " + std::string(name) + "=\"";
    const std::size_t start = tag.find(key);
    if (start == std::string_view::npos) {
        return {};
    }
    const std::string_view rest = tag.substr(start + key.size());
    return rest.substr(0, rest.find('"'));
}

base::Result<std::vector<DeckLine>> read_cockatrice(std::string_view text) {
    std::vector<DeckLine> cards;
    bool is_main = true;
    int line = 1;
    std::size_t at = 0;
    while (at < text.size()) {
        if (text[at] != '<') {
            line += text[at] == '\n' ? 1 : 0;
            ++at;
            continue;
        }
        const std::size_t end = text.find('>', at);
        if (end == std::string_view::npos) {
            return wrong(line, "a tag does not end");
        }
        const std::string_view tag = text.substr(at, end - at);
        if (begins(tag, "<zone")) {
            is_main = attribute(tag, "name") == "main";
        } else if (begins(tag, "<card") && is_main) {
            const auto count = base::parse_integer<int>(attribute(tag, "number"));
            if (!count || *count < 1 || *count > 99 || attribute(tag, "name").empty()) {
                return wrong(line, "a card has a number from 1 to 99 and a name");
            }
            cards.push_back({line, *count, without_entities(attribute(tag, "name"))});
        }
        line += static_cast<int>(std::count(tag.begin(), tag.end(), '\n'));
        at = end + 1;
    }
    return cards;
}

}  // namespace

base::Result<std::vector<DeckLine>> read_deck(std::string_view text) {
    const bool is_xml = text.find("<cockatrice_deck") != std::string_view::npos;
    auto cards = is_xml ? read_cockatrice(text) : LineReader().run(text);
    if (cards && cards->empty()) {
        return base::Error{"line 1: there is no card in this deck"};
    }
    return cards;
}

}  // namespace ziggurat::tabletop::magic
