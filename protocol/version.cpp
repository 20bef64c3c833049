// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/version.h"

namespace ziggurat::protocol {

std::string_view program_title() {
    return "Ziggurat " ZIGGURAT_VERSION;
}

}  // namespace ziggurat::protocol
