// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tabletop/magic/forge/script.h"
#include "tabletop/magic/forge/words.h"

namespace ziggurat::tabletop::magic::forge {

/// The content of a token's script by its name ("r_1_1_goblin"); nothing where there is none.
using TokenScripts = std::function<std::optional<std::string>(std::string_view)>;

/// What an ability aims at and does, in our notation.
struct Effect {
    std::string target;  ///< "target creature", "targets 0-2 creature"; empty without one
    std::vector<std::string> steps;

    /// The steps in one line.
    [[nodiscard]] std::string text() const;
};

/// The event that an ability waits for, as it says what "it" and "that player" are; none for other abilities.
/// `Goes` is of whatever comes to the graveyard, `Dies` of the card itself.
enum class Scene {
    None,
    Enters,
    Dies,
    VictimDies,
    Goes,
    Leaves,
    Attacks,
    Casts,
    GainsLife,
    DamagesPlayer,
    Damages,
    Step,
    Other
};

/// Translates one ability: an API and, by SubAbility$, those that follow it.
class EffectReader {
public:
    EffectReader(const Script& script, const TokenScripts& tokens, Scene scene, Refusals& refusals)
        : script_(script),
          tokens_(tokens),
          scene_(scene),
          refusals_(refusals) {}

    Effect read(Params& params);

private:
    using Read = void (EffectReader::*)(Params&);
    struct Api {
        std::string_view name;
        Read read;
    };
    static const Api* find(std::string_view name);

    void api(Params& params);
    void sub_ability(Params& params);
    void order_steps();
    void step(std::string text) { effect_.steps.push_back(std::move(text)); }
    void refuse(std::string feature) { refusals_.add(std::move(feature)); }

    // Parts of APIs (effect_parts.cpp).
    void aim(Params& params, Where where);
    std::string object(Params& params, std::string_view usual, Where where = Where::Battlefield);
    std::string player(Params& params, std::string_view usual = "you");
    [[nodiscard]] bool aims_at_players() const;
    std::string number(Params& params, std::string_view key, std::string_view otherwise = "1");
    std::string number_of(const std::string& text);
    std::string size(Params& params);
    std::string size_part(std::string text);
    std::string each(Params& params, std::string_view key = "ValidCards");

    // APIs on life and permanents (effects.cpp).
    void damage(Params& params);
    std::string damaged(Params& params);
    void damage_all(Params& params);
    void gain_life(Params& params);
    void lose_life(Params& params);
    void prevent(Params& params);
    void fog(Params&) { step("fog"); }
    void destroy(Params& params);
    void destroy_all(Params& params);
    void sacrifice(Params& params);
    void sacrifice_all(Params& params);
    void put_counter(Params& params);
    void tap(Params& params) { step("tap " + object(params, "this")); }
    void untap(Params& params) { step("untap " + object(params, "this")); }
    void tap_all(Params& params) { step("tap " + each(params)); }
    void untap_all(Params& params) { step("untap " + each(params)); }
    void regenerate(Params& params) { step("regenerate " + object(params, "this")); }
    void gain_control(Params& params);
    void pump(Params& params);
    void pump_all(Params& params);
    void protect(Params& params);
    void protect_all(Params& params);
    void protect(Params& params, const std::string& who);
    // APIs on cards, spells and the rest (card_effects.cpp).
    void draw(Params& params);
    void discard(Params& params);
    void mill(Params& params);
    void dig(Params& params);
    void change_zone(Params& params);
    void change_zone_all(Params& params);
    void from_battlefield(Params& params, const std::string& to);
    void from_graveyard(Params& params, const std::string& to);
    bool is_blink(Params& params);
    void fetch(Params& params);
    std::string shelf(Params& params);
    void counter(Params& params);
    void mana(Params& params);
    void token(Params& params);
    std::string token_of_script(std::string_view name);
    void add_turn(Params& params);
    void lose_game(Params& params);
    void clean_up(Params&) {}

    const Script& script_;
    const TokenScripts& tokens_;
    Scene scene_;
    Refusals& refusals_;
    Effect effect_;
    int depth_ = 0;
    bool is_blinking_ = false;  ///< the sub-ability has been understood with its parent
};

}  // namespace ziggurat::tabletop::magic::forge
