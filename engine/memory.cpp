// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <fstream>

#include "engine/session.h"

namespace ziggurat::engine {

std::size_t max_hash_mb() {
    // What the kernel counts, in kibibytes; systems that do not say so are taken to have this much.
    constexpr std::size_t fallback_mb = 4096;
    std::ifstream memory("/proc/meminfo");
    std::string word;
    while (memory >> word) {
        std::size_t kibibytes = 0;
        if (word == "MemTotal:" && memory >> kibibytes) {
            return std::max<std::size_t>(1, kibibytes / 1024);
        }
    }
    return fallback_mb;
}

}  // namespace ziggurat::engine
