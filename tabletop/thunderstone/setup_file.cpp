// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/thunderstone/setup_file.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "tabletop/rollout/arena/typed_game.h"
#include "tabletop/thunderstone/cards/reader.h"

namespace ziggurat::tabletop::thunderstone {

namespace {

using base::JsonValue;

/// Reads the fields of a set-up; the first error stays.
class SetupReader {
public:
    SetupReader(const JsonValue& object, base::JsonReader read_json)
        : read_json_(read_json),
          fields_(object, "", error_) {}

    base::Result<Thunderstone> run() {
        auto cards = compiled_cards();
        if (!cards) {
            return cards.error();
        }
        Setup setup;
        setup.monster_groups = groups("monster_groups", cards->monster_groups());
        setup.hero_groups = groups("hero_groups", cards->hero_groups());
        add_the_rest(setup.monster_groups, cards->monster_groups().size());
        for (const std::string& id : fields_.words("village_cards")) {
            const Kind kind = cards->find(id);
            const auto& all = cards->village_kinds();
            if (std::find(all.begin(), all.end(), kind) == all.end()) {
                fail("village_cards", "there is no village card \"" + id + "\"");
            }
            setup.village_kinds.push_back(kind);
        }
        Options options;
        if (const JsonValue* const value = fields_.any("options")) {
            options = read_options(*value);
        }
        fields_.finish();
        if (!error_.empty()) {
            // The file's name is the caller's to say.
            return base::Error{error_.substr(error_.find_first_not_of(':'))};
        }
        return Thunderstone::make(std::move(*cards), setup, options);
    }

private:
    void fail(std::string_view field, const std::string& why) {
        const JsonValue* const value = fields_.any(field);
        fields_.fail(value == nullptr ? 1 : value->line, field, why);
    }

    std::vector<int> groups(std::string_view field, const std::vector<Group>& all) {
        std::vector<int> numbers;
        for (const std::string& name : fields_.words(field)) {
            const auto is_its = [&](const Group& group) { return group.name == name; };
            const auto found = std::find_if(all.begin(), all.end(), is_its);
            if (found == all.end()) {
                fail(field, "there is no group \"" + name + "\"");
            }
            numbers.push_back(static_cast<int>(found - all.begin()));
        }
        return numbers;
    }

    /// Where six groups are named and eight are there, the other two roam the roads.
    static void add_the_rest(std::vector<int>& chosen, std::size_t all) {
        for (int group = 0; all == 8 && chosen.size() >= 6 && group < 8; ++group) {
            if (std::find(chosen.begin(), chosen.end(), group) == chosen.end()) {
                chosen.push_back(group);
            }
        }
    }

    Options read_options(const JsonValue& value) {
        Fields fields(value, "|options", error_);
        Options options;
        options.layered_dungeons = fields.flag("layered_dungeons");
        options.no_basics_sold = fields.flag("no_basics_sold");
        options.bounties_by_keyword = fields.flag("bounties_by_keyword");
        options.breach_at_setup = fields.flag("breach_at_setup");
        options.breach_hits_all_villages = fields.flag("breach_hits_all_villages");
        options.dark_raises_health = fields.flag("dark_raises_health");
        options.bounties_end_at_once = fields.flag("bounties_end_at_once");
        options.travel_then_act = fields.flag("travel_then_act");
        options.most_rounds = fields.number_or("most_rounds", options.most_rounds);
        fields.finish();
        return options;
    }

    base::Result<Catalogue> compiled_cards() {
        const auto names = fields_.words("card_files");
        if (!error_.empty()) {
            return base::Error{error_.substr(error_.find_first_not_of(':'))};
        }
        auto table = names.empty() ? built_in_cards(read_json_) : cards_of(names);
        if (!table) {
            return table.error();
        }
        return compile(*table);
    }

    [[nodiscard]] base::Result<CardTable> cards_of(const std::vector<std::string>& names) const {
        std::vector<std::string> texts;
        for (const std::string& name : names) {
            std::ifstream file(name, std::ios::binary);
            std::ostringstream text;
            // A directory opens, but cannot be read.
            if (!file || !(text << file.rdbuf())) {
                return base::Error{name + ": cannot be read, or is empty"};
            }
            texts.push_back(text.str());
        }
        std::vector<CardFile> files;
        for (std::size_t i = 0; i < names.size(); ++i) {
            files.push_back({names[i], texts[i]});
        }
        return read_cards(files, read_json_);
    }

    base::JsonReader read_json_;
    std::string error_;
    Fields fields_;
};

}  // namespace

base::Result<Thunderstone> game_from_text(std::string_view text, base::JsonReader read_json) {
    const bool is_empty = std::all_of(text.begin(), text.end(), [](char c) { return c == ' ' || c == '\n'; });
    const auto parsed = read_json(is_empty ? "{}" : text);
    if (!parsed) {
        return parsed.error();
    }
    return SetupReader(*parsed, read_json).run();
}

base::Result<std::unique_ptr<rollout::AnyGame>> make_thunderstone(const rollout::SetUp& set_up,
                                                                  base::JsonReader read_json) {
    auto game = game_from_text(set_up.text, read_json);
    if (!game) {
        return game.error();
    }
    return std::unique_ptr<rollout::AnyGame>(
        std::make_unique<rollout::TypedGame<Thunderstone>>("thunderstone", set_up, std::move(*game)));
}

}  // namespace ziggurat::tabletop::thunderstone
