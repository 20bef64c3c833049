// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session.h"

namespace ziggurat::engine {

// One line a rule set; each is instantiated in a file of variants/.
std::unique_ptr<Session> make_chess_session();
std::unique_ptr<Session> make_levelup_session();
std::unique_ptr<Session> make_levelup_lite_session();
std::unique_ptr<Session> make_levelup_plain_session();
std::unique_ptr<Session> make_mystic_session();
std::unique_ptr<Session> make_stackchess_session();
std::unique_ptr<Session> make_stackchess_capture_session();
std::unique_ptr<Session> make_stackchess_bigqueen_session();
std::unique_ptr<Session> make_stackchess_king7_session();
std::unique_ptr<Session> make_stackchess_fullset_session();
std::unique_ptr<Session> make_stackchess_nodouble_session();
std::unique_ptr<Session> make_stackchess_capture_fullset_session();
std::unique_ptr<Session> make_stackchess_king7_nodouble_session();

namespace {

struct Variant {
    std::string_view name;
    std::unique_ptr<Session> (*make)();
};

constexpr Variant variants[] = {
    {"chess", make_chess_session},
    {"levelup", make_levelup_session},
    {"levelup-lite", make_levelup_lite_session},
    {"levelup-plain", make_levelup_plain_session},
    {"mystic", make_mystic_session},
    {"stackchess", make_stackchess_session},
    {"stackchess-capture", make_stackchess_capture_session},
    {"stackchess-bigqueen", make_stackchess_bigqueen_session},
    {"stackchess-king7", make_stackchess_king7_session},
    {"stackchess-fullset", make_stackchess_fullset_session},
    {"stackchess-nodouble", make_stackchess_nodouble_session},
    {"stackchess-capture-fullset", make_stackchess_capture_fullset_session},
    {"stackchess-king7-nodouble", make_stackchess_king7_nodouble_session},
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
