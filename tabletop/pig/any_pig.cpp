// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/pig/any_pig.h"

#include "tabletop/pig/pig.h"
#include "tabletop/rollout/arena/typed_game.h"

namespace ziggurat::tabletop::pig {

base::Result<std::unique_ptr<rollout::AnyGame>> make_pig(const rollout::SetUp& set_up, base::JsonReader) {
    const auto game = pig_from_text(set_up.text);
    if (!game) {
        return game.error();
    }
    return std::unique_ptr<rollout::AnyGame>(std::make_unique<rollout::TypedGame<Pig>>("pig", set_up, *game));
}

}  // namespace ziggurat::tabletop::pig
