// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tabletop/magic/core/model/rules.h"

namespace ziggurat::tabletop::magic {

/// Whether an ability is meant for what others control: it damages, destroys, moves away, shrinks, taps or takes.
bool is_harmful(const Rules& rules, const Ability& ability);

}  // namespace ziggurat::tabletop::magic
