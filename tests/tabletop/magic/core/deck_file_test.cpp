// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/core/text/deck_file.h"

#include <doctest/doctest.h>

namespace ziggurat::tabletop::magic::tests {

namespace {

/// "4 Name, 2 Other", or what is wrong.
std::string cards(std::string_view text) {
    const auto deck = read_deck(text);
    if (!deck) {
        return deck.error().message;
    }
    std::string all;
    for (const DeckLine& line : *deck) {
        all += (all.empty() ? "" : ", ") + std::to_string(line.count) + " " + line.name;
    }
    return all;
}

}  // namespace

TEST_CASE("plain and MTGO decks: counts, comments, sideboards behind a blank line or SB:") {
    CHECK(cards("4 Fog\n2x Craw Wurm\n# words\n// more\nTerror\n") == "4 Fog, 2 Craw Wurm, 1 Terror");
    CHECK(cards("4 Fog\r\n4 Terror\r\n\r\n3 Disenchant\r\n") == "4 Fog, 4 Terror");
    CHECK(cards("4 Fog\nSB: 2 Terror\n") == "4 Fog");
    CHECK(cards("4 Fog\nSideboard\n2 Terror\n") == "4 Fog");
    // More than fifteen are no sideboard.
    CHECK(cards("4 Fog\n\n20 Terror\n") == "4 Fog, 20 Terror");
}

TEST_CASE("Arena decks have headers, sets and numbers") {
    CHECK(cards("Deck\n4 Lightning Bolt (M10) 146\n1 Circle of Protection: Red (4ED) 14\n\nSideboard\n2 Fog (M10) "
                "1\n") == "4 Lightning Bolt, 1 Circle of Protection: Red");
    CHECK(cards("Commander\n1 Akroma, Angel of Fury\n\nDeck\n1 Fog\n") == "1 Fog");
}

TEST_CASE("Forge decks have sections and bars, XMage decks sets in brackets") {
    CHECK(cards("[metadata]\nName=Mine\n[Main]\n4 Fog|M10|1\n1 Terror+\n[Sideboard]\n1 Disenchant\n") ==
          "4 Fog, 1 Terror");
    CHECK(cards("NAME:Mine\n4 [M10:146] Lightning Bolt\nSB: 1 [M10:1] Fog\nLAYOUT MAIN:(1,1)\n") ==
          "4 Lightning Bolt");
}

TEST_CASE("Cockatrice decks are XML") {
    CHECK(cards("<?xml version=\"1.0\"?>\n<cockatrice_deck version=\"1\">\n<deckname>Mine</deckname>\n"
                "<zone name=\"main\">\n<card number=\"4\" name=\"Moment&apos;s Peace\"/>\n</zone>\n"
                "<zone name=\"side\">\n<card number=\"1\" name=\"Fog\"/>\n</zone>\n</cockatrice_deck>\n") ==
          "4 Moment's Peace");
    CHECK(cards("<cockatrice_deck>\n<zone name=\"main\">\n<card number=\"0\" name=\"Fog\"/>") ==
          "line 3: a card has a number from 1 to 99 and a name");
    CHECK(cards("<cockatrice_deck>\n<zone") == "line 2: a tag does not end");
}

TEST_CASE("a list of names is a deck of one each; blank lines part nothing there") {
    CHECK(cards("Fog\nTerror\n\nDisenchant\n") == "1 Fog, 1 Terror, 1 Disenchant");
}

TEST_CASE("wrong decks are refused with line and reason") {
    CHECK(cards("") == "line 1: there is no card in this deck");
    CHECK(cards("4 Fog\n100 Terror\n") == "line 2: wanted 1 to 99 of a card, not 100");
    CHECK(cards("0 Terror\n") == "line 1: wanted 1 to 99 of a card, not 0");
    CHECK(cards("4 |M10\n") == "line 1: a card's name is missing");
}

}  // namespace ziggurat::tabletop::magic::tests
