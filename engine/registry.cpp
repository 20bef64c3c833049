// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session.h"

namespace ziggurat::engine {

// One line a rule set; each is instantiated in a file of variants/.
std::unique_ptr<Session> make_chess_session();

namespace {

struct Variant {
    std::string_view name;
    std::unique_ptr<Session> (*make)();
};

constexpr Variant variants[] = {
    {"chess", make_chess_session},
};

}  // namespace

base::Result<std::unique_ptr<Session>> make_session(std::string_view name) {
    std::string known;
    for (const Variant& variant : variants) {
        if (variant.name == name) {
            return variant.make();
        }
        known += known.empty() ? "" : ", ";
        known += variant.name;
    }
    return base::Error{"unknown variant \"" + std::string(name) + "\"; known are " + known};
}

}  // namespace ziggurat::engine
