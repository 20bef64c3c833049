// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ziggurat::tabletop::magic::forge {

/// Something that a script asks for and that the core or its notation does not have.
struct Refusal {
    int line = 0;
    std::string feature;
};

/// Collects what is refused, for the line that is being read.
class Refusals {
public:
    void at(int line) { line_ = line; }
    [[nodiscard]] int line() const { return line_; }
    void add(std::string feature) { all_.push_back({line_, std::move(feature)}); }
    [[nodiscard]] const std::vector<Refusal>& all() const { return all_; }
    [[nodiscard]] std::size_t count() const { return all_.size(); }

private:
    int line_ = 0;
    std::vector<Refusal> all_;
};

/// Where the things are that a filter is about.
enum class Where { Battlefield, Graveyard, Stack };

// Parts of scripts in the words of our notation. What has no word there is refused, and the answer is then of no
// use.

/// "2 W W", "X R" as "{2}{W}{W}", "{X}{R}".
std::string mana_of(std::string_view shards, Refusals& refusals);

/// A cost: mana, T, Sac<..>, Discard<..>, PayLife<..>, tapXType<..>, Return<..>.
std::string cost_of(std::string_view cost, Refusals& refusals);

/// The mana of a cost alone, as `mana_of`; and whether there is anything else in it.
std::pair<std::string, bool> mana_within(std::string_view cost);

/// "Creature.nonBlack+YouCtrl,Artifact" as a filter of ours.
std::string filter_of(std::string_view valid, Where where, Refusals& refusals);

/// Whether a Valid text means the card itself: "Card.Self", "Creature.Self".
bool is_self(std::string_view valid);

/// "First Strike" as "first-strike", "Protection from red" and "Protection:Card.Red:red" as "protection-from-red";
/// empty for anything that is no keyword of ours.
std::string keyword_of(std::string_view keyword);

/// "Flying & Trample" as "flying trample"; refused where one of them is none of ours.
std::string keywords_of(std::string_view keywords, Refusals& refusals);

/// "White" as "white"; empty for anything that is no colour.
std::string colour_of(std::string_view name);

}  // namespace ziggurat::tabletop::magic::forge
