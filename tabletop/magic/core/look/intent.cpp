// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop/magic/core/look/intent.h"

namespace ziggurat::tabletop::magic {

bool is_harmful(const Rules& rules, const Ability& ability) {
    for (std::size_t k = 0; k < ability.count; ++k) {
        const Op& op = rules.table.ops[ability.first + k];
        switch (op.code) {
        case OpCode::Damage:
        case OpCode::Destroy:
        case OpCode::Exile:
        case OpCode::Top:
        case OpCode::Bottom:
        case OpCode::Steal:
        case OpCode::Tap:
        case OpCode::Lose:
        case OpCode::Discard:
        case OpCode::Edict:
        case OpCode::Counter:
            return true;
        case OpCode::Return:
            if (rules.filter(ability.target).zone == Zone::Battlefield) {
                return true;
            }
            break;
        case OpCode::Pump:
            if (op.power + op.toughness < 0) {
                return true;
            }
            break;
        default:
            break;
        }
    }
    return false;
}

}  // namespace ziggurat::tabletop::magic
