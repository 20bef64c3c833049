// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "base/text.h"
#include "tabletop/magic/core/model/words.h"
#include "tabletop/magic/forge/script.h"
#include "tabletop/magic/forge/words.h"

namespace ziggurat::tabletop::magic::forge {

namespace {

using Pair = std::pair<std::string_view, std::string_view>;

/// Keywords by the words of both dialects, where ours are not the same in small letters.
constexpr std::array<Pair, 12> odd_keywords = {
    {{"CARDNAME can't block.", "no-blocking"},
     {"HIDDEN CARDNAME can't block.", "no-blocking"},
     {"CARDNAME can't be blocked.", "unblockable"},
     {"Unblockable", "unblockable"},
     {"HIDDEN Unblockable", "unblockable"},
     {"HIDDEN CARDNAME can't be blocked.", "unblockable"},
     {"CARDNAME can block only creatures with flying.", "blocks-flyers-only"},
     {"CARDNAME can't be countered.", "uncounterable"},
     {"This spell can't be countered.", "uncounterable"},
     {"CARDNAME can't be regenerated.", "no-regeneration"},
     {"First strike", "first-strike"},
     {"Double strike", "double-strike"}}};

/// Properties that have one word of ours; an empty word asks nothing.
constexpr std::array<Pair, 12> properties = {{{"YouCtrl", "yours"},
                                              {"OppCtrl", "theirs"},
                                              {"YouDontCtrl", "theirs"},
                                              {"Other", "other"},
                                              {"StrictlyOther", "other"},
                                              {"untapped", "untapped"},
                                              {"attacking", "attacking"},
                                              {"withFlying", "flying"},
                                              {"withoutFlying", "nonflying"},
                                              {"inZoneBattlefield", ""},
                                              {"inZoneGraveyard", ""},
                                              {"ActivePlayerCtrl", "that-players"}}};

std::string_view type_word(std::string_view name) {
    for (const auto& entry : type_words) {
        if (entry.text == name && entry.bits != aura && entry.bits != equipment) {
            return entry.text;
        }
    }
    return {};
}

bool is_basic_type(std::string_view name) {
    return std::find(basic_names.begin(), basic_names.end(), name) != basic_names.end();
}

bool is_name(std::string_view word) {
    return word.size() > 1 && word.front() >= 'A' && word.front() <= 'Z' &&
           std::all_of(word.begin() + 1, word.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; });
}

/// One alternative of a Valid text: what it is, and what is asked of it.
struct Alternative {
    std::string subject;
    std::vector<std::string> asks;
};

class FilterReader {
public:
    FilterReader(Where where, Refusals& refusals) : where_(where), refusals_(refusals) {}

    std::string run(std::string_view valid) {
        std::vector<Alternative> all;
        for (const std::string_view alternative : base::split_at(valid, ',')) {
            all.push_back(read(base::trimmed(alternative)));
        }
        // There is no planeswalker in the core, so that to name them beside others says nothing.
        if (all.size() > 1) {
            all.erase(std::remove_if(all.begin(), all.end(),
                                     [](const Alternative& a) { return a.subject == "Planeswalker"; }),
                      all.end());
        }
        return text_of(join(all, valid));
    }

private:
    Alternative read(std::string_view text) {
        const std::size_t dot = text.find('.');
        Alternative made{std::string(text.substr(0, dot)), {}};
        std::string rest(dot == std::string_view::npos ? std::string_view() : text.substr(dot + 1));
        std::replace(rest.begin(), rest.end(), '+', '.');
        for (const std::string_view property : base::split_at(rest, '.')) {
            if (!property.empty()) {
                ask(property, made);
            }
        }
        std::sort(made.asks.begin(), made.asks.end());
        return made;
    }

    void ask(std::string_view property, Alternative& into) {
        if (where_ == Where::Graveyard && (property == "YouOwn" || property == "YouCtrl")) {
            // The graveyard of Stack is everybody's, and the War Game's piles are their owners' alone.
            return;
        }
        for (const auto& [theirs, ours] : properties) {
            if (theirs == property) {
                if (!ours.empty()) {
                    into.asks.emplace_back(ours);
                }
                return;
            }
        }
        if (property == "blocking" && into.subject == "Creature") {
            into.asks.emplace_back("blocking");
        } else if (property == "Opponent" && into.subject == "Player") {
            into.subject = "Opponent";
        } else if (const std::string limit = limit_of(property); !limit.empty()) {
            into.asks.push_back(limit);
        } else if (const std::string word = kind_of(property); !word.empty()) {
            into.asks.push_back(word);
        } else {
            refusals_.add("property " + std::string(property));
        }
    }

    static std::string limit_of(std::string_view property) {
        for (const std::string_view what : {"power", "toughness"}) {
            if (begins(property, what) && property.substr(what.size(), 2) == "LE" &&
                base::parse_integer<int>(property.substr(what.size() + 2))) {
                return std::string(what) + "<=" + std::string(property.substr(what.size() + 2));
            }
        }
        return {};
    }

    /// A type, colour, keyword or subtype.
    static std::string kind_of(std::string_view property) {
        const bool is_not = begins(property, "non");
        const std::string_view what = is_not ? property.substr(3) : property;
        const std::string prefix = is_not ? "non" : "";
        if (const std::string_view type = type_word(what); !type.empty()) {
            return prefix + base::to_lower(type);
        }
        if (const std::string colour = colour_of(what); !colour.empty()) {
            return prefix + colour;
        }
        if (begins(property, "without") || begins(property, "with")) {
            const std::string word = keyword_of(property.substr(begins(property, "without") ? 7 : 4));
            return word.empty() ? "" : (begins(property, "without") ? "non" : "") + word;
        }
        const bool is_other = what == "Basic" || what == "Token" || what == "Snow" || what == "Colorless" ||
                              what == "Multicolor" || what == "Historic";
        return is_not || is_other || !is_name(what) ? "" : std::string(what);
    }

    /// One alternative that says what several say; they have to ask the same of things of different kinds.
    Alternative join(std::vector<Alternative>& all, std::string_view valid) {
        if (all.empty()) {
            refusals_.add("filter " + std::string(valid));
            return {};
        }
        Alternative made = all.front();
        const auto is_mere = [](const Alternative& a, std::string_view subject) {
            return a.subject == subject && a.asks.empty();
        };
        if (all.size() == 2 && is_mere(all[0], "Creature") && is_mere(all[1], "Player")) {
            return {"Any", {}};
        }
        const std::vector<std::string> attacks = {"attacking"};
        const std::vector<std::string> blocks = {"blocking"};
        if (all.size() == 2 && all[0].subject == "Creature" && all[1].subject == "Creature" &&
            ((all[0].asks == attacks && all[1].asks == blocks) ||
             (all[0].asks == blocks && all[1].asks == attacks))) {
            return {"Creature", {"fighting"}};
        }
        for (std::size_t i = 1; i < all.size(); ++i) {
            if (all[i].asks != made.asks || type_word(all[i].subject).empty() ||
                type_word(all[0].subject).empty()) {
                refusals_.add("filter " + std::string(valid));
                return {};
            }
            made.subject += "/" + all[i].subject;
        }
        return made;
    }

    /// Whether the core asks this of cards that are not on the battlefield.
    static bool is_printed(const std::string& word) {
        const std::string_view kind = begins(word, "non") ? std::string_view(word).substr(3) : word;
        const bool is_type = std::any_of(type_words.begin(), type_words.end(),
                                         [&](const auto& entry) { return base::to_lower(entry.text) == kind; });
        return is_type || !colour_of(kind).empty() || is_name(word);
    }

    std::string text_of(const Alternative& from) {
        std::string made;
        if (from.subject.empty()) {
            return made;  // It has been refused.
        }
        if (where_ == Where::Stack) {
            if ((from.subject != "Card" && from.subject != "Spell") || !from.asks.empty()) {
                refusals_.add("filter " + from.subject + " of spells");
            }
            return "spell";
        }
        if (from.subject == "Any" || from.subject == "Player" || from.subject == "Opponent" ||
            from.subject == "Permanent" || from.subject == "Card") {
            made = where_ == Where::Battlefield && from.subject == "Card" ? "permanent"
                                                                          : base::to_lower(from.subject);
        } else if (is_basic_type(from.subject)) {
            made = "land+" + from.subject;
        } else if (!type_word(from.subject).empty() || from.subject.find('/') != std::string::npos) {
            made = base::to_lower(from.subject);
        } else if (is_name(from.subject) && from.subject != "Planeswalker" && from.subject != "Spell") {
            made = from.subject;
        } else {
            refusals_.add("filter " + from.subject);
        }
        for (const std::string& word : from.asks) {
            if (word == "blocking" || (where_ == Where::Graveyard && !is_printed(word))) {
                refusals_.add("property " + word + (where_ == Where::Graveyard ? " of cards in a graveyard" : ""));
            }
            made += "+" + word;
        }
        return made + (where_ == Where::Graveyard ? "+grave" : "");
    }

    Where where_;
    Refusals& refusals_;
};

}  // namespace

std::string filter_of(std::string_view valid, Where where, Refusals& refusals) {
    return FilterReader(where, refusals).run(valid);
}

bool is_self(std::string_view valid) {
    return valid == "Card.Self" || valid == "Creature.Self" || valid == "Permanent.Self";
}

std::string colour_of(std::string_view name) {
    const std::string small = base::to_lower(name);
    const bool is_one = std::find(colour_names.begin(), colour_names.end(), small) != colour_names.end();
    return is_one ? small : "";
}

std::string keyword_of(std::string_view keyword) {
    for (const auto& [theirs, ours] : odd_keywords) {
        if (theirs == keyword) {
            return std::string(ours);
        }
    }
    if (begins(keyword, "Protection from ") || begins(keyword, "Protection:")) {
        const std::size_t at = keyword.find_last_of(keyword[10] == ':' ? ':' : ' ');
        const std::string colour = colour_of(keyword.substr(at + 1));
        return colour.empty() ? "" : "protection-from-" + colour;
    }
    std::string small = base::to_lower(keyword);
    std::replace(small.begin(), small.end(), ' ', '-');
    for (const auto& entry : keyword_words) {
        if (entry.text == small) {
            return small;
        }
    }
    for (const std::string_view basic : basic_names) {
        if (keyword == "Landwalk:" + std::string(basic) || small == base::to_lower(basic) + "walk") {
            return base::to_lower(basic) + "walk";
        }
    }
    return {};
}

std::string keywords_of(std::string_view keywords, Refusals& refusals) {
    std::string made;
    for (const std::string_view part : base::split_at(keywords, '&')) {
        const std::string_view keyword = base::trimmed(part);
        const std::string word = keyword_of(keyword);
        if (word.empty()) {
            refusals.add("keyword " + std::string(keyword));
        }
        made += (made.empty() ? "" : " ") + word;
    }
    return made;
}

}  // namespace ziggurat::tabletop::magic::forge
