// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace ziggurat::tabletop::magic {

/// The five colours, and the basic lands that make them, in the order of the colour wheel: bit i of a set of
/// colours is colour i.
inline constexpr int colours = 5;
inline constexpr std::array<std::string_view, colours> colour_names = {"white", "blue", "black", "red", "green"};
inline constexpr std::string_view colour_letters = "WUBRG";
inline constexpr std::array<std::string_view, colours> basic_names = {"Plains", "Island", "Swamp", "Mountain",
                                                                      "Forest"};
using ColourSet = std::uint8_t;
inline constexpr ColourSet all_colours = 31;

/// Card types, as bits of a set.
enum Type : std::uint16_t {
    creature = 1,
    artifact = 2,
    enchantment = 4,
    land = 8,
    instant = 16,
    sorcery = 32,
    plane = 64,
    legendary = 128,
    aura = 256,
    equipment = 512,
    scheme = 1024,
    vanguard = 2048,
};
using TypeSet = std::uint16_t;
inline constexpr TypeSet command_types = plane | scheme | vanguard;  ///< cards that are in no library
inline constexpr TypeSet permanent_types = creature | artifact | enchantment | land;

/// What a permanent can have by a word. Five walks and five protections stand in the order of the colours.
enum Keyword : std::uint32_t {
    flying = 1U << 0U,
    first_strike = 1U << 1U,
    double_strike = 1U << 2U,
    trample = 1U << 3U,
    vigilance = 1U << 4U,
    haste = 1U << 5U,
    deathtouch = 1U << 6U,
    lifelink = 1U << 7U,
    menace = 1U << 8U,
    reach = 1U << 9U,
    defender = 1U << 10U,
    hexproof = 1U << 11U,
    indestructible = 1U << 12U,
    no_blocking = 1U << 13U,
    unblockable = 1U << 14U,
    blocks_flyers_only = 1U << 15U,
    islandhome = 1U << 16U,
    no_regeneration = 1U << 17U,
    uncounterable = 1U << 18U,
    flash = 1U << 19U,
    shroud = 1U << 20U,
    walks = 1U << 22U,
    protections = 1U << 27U,
};
using KeywordSet = std::uint32_t;

constexpr KeywordSet walk_of(int colour) {
    return static_cast<KeywordSet>(walks) << static_cast<unsigned>(colour);
}
/// The colours whose basic lands are walked.
constexpr ColourSet walked(KeywordSet keywords) {
    return static_cast<ColourSet>((keywords >> 22U) & 31U);
}
constexpr ColourSet protected_from(KeywordSet keywords) {
    return static_cast<ColourSet>(keywords >> 27U);
}
constexpr KeywordSet protection_from(ColourSet from) {
    return static_cast<KeywordSet>(from) << 27U;
}

/// A word of the card files for a bit.
template <class Set>
struct Word {
    std::string_view text;
    Set bits = 0;
};

inline constexpr std::array<Word<TypeSet>, 12> type_words = {{{"Creature", creature},
                                                              {"Artifact", artifact},
                                                              {"Enchantment", enchantment},
                                                              {"Land", land},
                                                              {"Instant", instant},
                                                              {"Sorcery", sorcery},
                                                              {"Plane", plane},
                                                              {"Legendary", legendary},
                                                              {"Aura", aura},
                                                              {"Equipment", equipment},
                                                              {"Scheme", scheme},
                                                              {"Vanguard", vanguard}}};

inline constexpr std::array<Word<KeywordSet>, 21> keyword_words = {{{"flying", flying},
                                                                    {"first-strike", first_strike},
                                                                    {"double-strike", double_strike},
                                                                    {"trample", trample},
                                                                    {"vigilance", vigilance},
                                                                    {"haste", haste},
                                                                    {"deathtouch", deathtouch},
                                                                    {"lifelink", lifelink},
                                                                    {"menace", menace},
                                                                    {"reach", reach},
                                                                    {"defender", defender},
                                                                    {"hexproof", hexproof},
                                                                    {"shroud", shroud},
                                                                    {"indestructible", indestructible},
                                                                    {"no-blocking", no_blocking},
                                                                    {"unblockable", unblockable},
                                                                    {"blocks-flyers-only", blocks_flyers_only},
                                                                    {"islandhome", islandhome},
                                                                    {"no-regeneration", no_regeneration},
                                                                    {"uncounterable", uncounterable},
                                                                    {"flash", flash}}};

}  // namespace ziggurat::tabletop::magic
