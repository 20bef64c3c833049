// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/game/arbiter.h"

namespace ziggurat::movegen {

// One line a rule set; each is instantiated in a file of its own folder.
std::unique_ptr<Arbiter> make_chess_arbiter();
std::unique_ptr<Arbiter> make_levelup_arbiter();
std::unique_ptr<Arbiter> make_levelup_lite_arbiter();
std::unique_ptr<Arbiter> make_levelup_plain_arbiter();
std::unique_ptr<Arbiter> make_mystic_arbiter();
std::unique_ptr<Arbiter> make_stackchess_arbiter();
std::unique_ptr<Arbiter> make_stackchess_capture_arbiter();
std::unique_ptr<Arbiter> make_stackchess_bigqueen_arbiter();
std::unique_ptr<Arbiter> make_stackchess_king7_arbiter();
std::unique_ptr<Arbiter> make_stackchess_fullset_arbiter();
std::unique_ptr<Arbiter> make_stackchess_nodouble_arbiter();
std::unique_ptr<Arbiter> make_stackchess_capture_fullset_arbiter();
std::unique_ptr<Arbiter> make_stackchess_king7_nodouble_arbiter();

namespace {

struct Variant {
    std::string_view name;
    std::unique_ptr<Arbiter> (*make)();
};

constexpr Variant variants[] = {
    {"chess", make_chess_arbiter},
    {"levelup", make_levelup_arbiter},
    {"levelup-lite", make_levelup_lite_arbiter},
    {"levelup-plain", make_levelup_plain_arbiter},
    {"mystic", make_mystic_arbiter},
    {"stackchess", make_stackchess_arbiter},
    {"stackchess-capture", make_stackchess_capture_arbiter},
    {"stackchess-bigqueen", make_stackchess_bigqueen_arbiter},
    {"stackchess-king7", make_stackchess_king7_arbiter},
    {"stackchess-fullset", make_stackchess_fullset_arbiter},
    {"stackchess-nodouble", make_stackchess_nodouble_arbiter},
    {"stackchess-capture-fullset", make_stackchess_capture_fullset_arbiter},
    {"stackchess-king7-nodouble", make_stackchess_king7_nodouble_arbiter},
};

}  // namespace

const std::vector<std::string_view>& variant_names() {
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> all;
        for (const Variant& variant : variants) {
            all.push_back(variant.name);
        }
        return all;
    }();
    return names;
}

base::Result<std::unique_ptr<Arbiter>> make_arbiter(std::string_view name) {
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

}  // namespace ziggurat::movegen
