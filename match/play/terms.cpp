// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/play/terms.h"

namespace ziggurat::match {

std::string time_control_tag(const Terms& terms) {
    if (terms.time_control) {
        return to_string(*terms.time_control);
    }
    if (terms.limits.movetime_ms) {
        return to_string(TimeControl{0, *terms.limits.movetime_ms, 0}) + "/move";
    }
    return "-";
}

}  // namespace ziggurat::match
