// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/core/play/engine.h"

namespace ziggurat::tabletop::magic {

/// Tells a witness, if there is one, what the spell or ability that resolves does.
void Engine::credit(Deed deed, int victim, int n) {
    if (witness_ != nullptr && n > 0) {
        witness_->saw(deed, cause_now(), victim, n);
    }
}

/// The spell or ability that resolves.
Cause Engine::cause_now() const {
    const bool is_card = s_.is_resolving && !s_.run.is_token && s_.run.card != no_card;
    return is_card ? Cause{s_.run.card, s_.run.controller} : Cause{no_card, s_.run.controller};
}

/// What deals damage: a permanent, or else what resolves.
Cause Engine::cause_of(const Source& source) const {
    if (const Permanent* const p = source.id == no_object ? nullptr : look_.find(source.id)) {
        return Cause{p->is(token) ? no_card : p->card, p->controller};
    }
    return cause_now();
}

}  // namespace ziggurat::tabletop::magic
