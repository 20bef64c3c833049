// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tabletop/magic/forge/effects.h"
#include "tabletop/magic/forge/script.h"
#include "tabletop/magic/forge/words.h"

namespace ziggurat::tabletop::magic::forge {

/// Translates a script line by line into the lines of a card in our notation.
class CardReader {
public:
    CardReader(const Script& script, const TokenScripts& tokens) : script_(script), tokens_(tokens) {}

    /// Reads the whole script, once.
    void run();

    /// The card, without lines that were refused.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] const Refusals& refusals() const { return refusals_; }
    /// Whether the card itself is sound, whatever is missing of its abilities.
    [[nodiscard]] bool has_face() const { return has_face_; }

private:
    // The face, and its abilities (card_reader.cpp).
    void line(const ScriptLine& line);
    bool fact(const ScriptLine& line);
    void types(std::string_view text);
    void size(std::string_view text);
    void colours(std::string_view text);
    void modifiers(std::string_view text);
    void keyword(std::string_view text);
    bool cost_keyword(std::string_view text);
    void ability(std::string_view text);
    void spell(Params& params);
    void charm(Params& params);
    void activated(Params& params);
    void aura(Params& params);
    std::string condition(Params& params);
    void settle();
    // What waits and what lasts (lasting.cpp).
    void trigger(std::string_view text);
    std::string event(Params& params, Scene& scene);
    std::string zone_event(Params& params, Scene& scene);
    std::string phase_event(Params& params, Scene& scene);
    std::string damage_event(Params& params, Scene& scene);
    std::string other_event(Params& params, Scene& scene);
    std::string activation_zone(Params& params);
    bool is_home_alone(Params& params);
    void statics(std::string_view text);
    void continuous(Params& params);
    std::string affected(Params& params);
    void continuous_step(Params& params, const std::string& who, const std::string& head);
    void replacement(std::string_view text);
    void leftovers(const Params& params, std::string_view of);

    void refuse(std::string feature) { refusals_.add(std::move(feature)); }
    /// Adds a line if nothing has been refused since `before`.
    void add(std::size_t before, std::string text);
    void add_keyword(const std::string& word);
    [[nodiscard]] bool is_type(std::string_view word) const;
    /// Planes, schemes and avatars work in the command zone.
    [[nodiscard]] bool is_commanding() const {
        return is_type("Plane") || is_type("Scheme") || is_type("Vanguard");
    }

    const Script& script_;
    const TokenScripts& tokens_;
    Refusals refusals_;
    std::string name_;
    std::string cost_;
    std::string types_;
    std::string size_;
    std::string hand_;  ///< of an avatar: what it changes
    std::string life_;
    bool has_face_ = true;
    bool is_counted_ = false;  ///< power and toughness are *
    bool has_size_ = false;    ///< ... and a static ability counts them
    bool has_spell_ = false;
    bool needs_island_ = false;     ///< sacrificed without an Island
    bool attacks_islands_ = false;  ///< attacks only who has an Island
    std::string enchants_;
    std::string keywords_;
    std::vector<std::string> lines_;
};

}  // namespace ziggurat::tabletop::magic::forge
