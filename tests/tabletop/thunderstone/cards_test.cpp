// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tabletop/thunderstone/table.h"

namespace ziggurat::tabletop::thunderstone::tests {

namespace {

std::string complaint_about(const std::string& text) {
    const auto table = read_cards({{"cards.json", text}}, formats::read_json);
    if (!table) {
        return table.error().message;
    }
    const auto cards = compile(*table);
    return cards ? "none" : cards.error().message;
}

std::string one_card(const std::string& fields) {
    return "{\"cards\": [\n{\"id\": \"x\", \"name\": \"X\", \"kind\": \"village\", \"copies\": 8, \"cost\": 2" +
           fields + "}]}";
}

bool begins_with(const std::string& text, const std::string& beginning) {
    return text.compare(0, beginning.size(), beginning) == 0;
}

}  // namespace

TEST_CASE("card files that cannot be read say file, line and why") {
    CHECK(begins_with(complaint_about(""), "cards.json:1: "));
    CHECK(begins_with(complaint_about("{\r\n\"cards\": [\r\n{]"), "cards.json:3: "));
    CHECK(begins_with(complaint_about("{\n\"cards\": \"none\"}"), "cards.json:1: cards: should be a list"));
    CHECK(begins_with(complaint_about("{\"cards\": [{\"id\": \"\xff\"}]}"),
                      "cards.json:1: invalid string: ill-formed UTF-8"));
    CHECK(begins_with(complaint_about("{\"cards\": [], \"cards\": []}"), "cards.json:1: \"cards\" stands twice"));
    CHECK(begins_with(complaint_about(std::string(10'000'000, '[')), "cards.json:1: is nested too deep"));
    CHECK(begins_with(complaint_about("{\"cards\": [" + std::string(10'000'000, ' ') + "7]}"),
                      "cards.json:1: card \"\": should be an object"));
}

TEST_CASE("cards that make no sense say file, line, card, field and why") {
    CHECK(complaint_about(one_card(", \"gold\": \"two\"")) ==
          "cards.json:2: card \"x\", gold: should be a whole number");
    CHECK(complaint_about(one_card(", \"gold\": 1.5")) ==
          "cards.json:2: card \"x\", gold: should be a whole number of a sensible size");
    CHECK(complaint_about(one_card(", \"gold\": 400")) ==
          "cards.json:2: card \"x\", gold: 400 is not within 0..99");
    CHECK(complaint_about(one_card(", \"mana\": 3")) ==
          "cards.json:2: card \"x\", mana: is no field that means anything here");
    CHECK(complaint_about(one_card(", \"effects\": [{\"t\": \"sometimes\", \"op\": \"draw\"}]")) ==
          "cards.json:2: card \"x\", effects[0].t: \"sometimes\" is no trigger");
    CHECK(complaint_about(one_card(", \"effects\": [{\"t\": \"village\", \"op\": \"fly\"}]")) ==
          "cards.json:2: card \"x\", effects[0].op: \"fly\" has no meaning at \"village\" in this form");
    CHECK(begins_with(
        complaint_about(one_card(", \"effects\": [{\"t\": \"village\", \"op\": \"xp\", \"n\": 2, \"cost\": "
                                 "{\"destroy\": {\"is\": \"Nobody\"}}}]")),
        "cards.json:2: card \"x\", effects[0].who: no card is meant by this"));
    CHECK(complaint_about("{\"cards\": [{\"name\": \"X\"}]}") == "cards.json:1: card \"\", id: is missing");
}

TEST_CASE("two cards cannot be one") {
    const std::string card = "{\"id\": \"x\", \"name\": \"X\", \"kind\": \"village\", \"copies\": 8, \"cost\": 2}";
    CHECK(complaint_about("{\"cards\": [" + card + ",\n" + card + "]}") ==
          "cards.json:2: card \"x\", id: stands for two cards");
}

TEST_CASE("every card's text can be told and is its own") {
    const Catalogue& cards = standard_cards();
    CHECK(cards.size() == 98);
    for (Kind kind = 0; kind < cards.size(); ++kind) {
        CHECK(cards.find(cards.id(kind)) == kind);
    }
}

}  // namespace ziggurat::tabletop::thunderstone::tests
