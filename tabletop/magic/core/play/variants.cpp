// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tabletop/magic/core/play/engine.h"

namespace ziggurat::tabletop::magic {

/// Archenemy and Vanguard (Stack 3.11): lives, the scheme deck, an avatar at random for everybody.
void Engine::set_up_variants() {
    if (rules_.options.has_archenemy) {
        s_.players[s_.starter].life = archenemy_life;
        s_.scheme_count = static_cast<std::uint8_t>(std::min<std::size_t>(rules_.schemes.size(), most_schemes));
        std::copy(rules_.schemes.begin(), rules_.schemes.begin() + s_.scheme_count, s_.schemes.begin());
        rollout::Random random = chance_.next(variants);
        random.shuffle(std::span(s_.schemes.data(), s_.scheme_count));
    }
    if (rules_.avatars.size() >= s_.player_count) {
        std::vector<DefId> avatars = rules_.avatars;
        rollout::Random random = chance_.next(variants);
        random.shuffle(std::span(avatars));
        s_.has_avatars = true;
        for (std::size_t i = 0; i < s_.player_count; ++i) {
            s_.avatars[i] = avatars[i];
            const int life = s_.players[i].life + rules_.table.defs[avatars[i]].more_life;
            s_.players[i].life = static_cast<std::int16_t>(std::max(life, 1));
        }
    }
}

/// The hand is put away (Stack R5: basic lands go to the pool, other cards to exile) for one of fewer cards, which
/// may be put away in turn (S5).
void Engine::mulligan(int player, int next, Action action) {
    if (action.verb() != Verb::No) {
        return;
    }
    Player& self = s_.players[static_cast<std::size_t>(player)];
    s_.exile = s_.exile | self.hand;
    s_.seen = s_.seen - self.hand;
    self.hand = CardSet{};
    self.basics_in_hand = {};
    self.hand_size = 0;
    stale();
    if (next > 0) {
        push_task(Step::Mulligan, player, next - 1);
        push_task(Step::Draw, player, next);
    }
}

/// The next scheme does what it does and goes to the bottom of its deck.
void Engine::set_scheme_in_motion() {
    if (s_.scheme_count == 0 || s_.active != s_.starter) {
        return;
    }
    trigger_command(s_.schemes[0], Event::Arrival, Ref{}, s_.active, s_.active);
    std::rotate(s_.schemes.begin(), s_.schemes.begin() + 1, s_.schemes.begin() + s_.scheme_count);
    s_.motions = static_cast<std::uint8_t>(s_.motions + (s_.motions < 255 ? 1 : 0));
}

}  // namespace ziggurat::tabletop::magic
