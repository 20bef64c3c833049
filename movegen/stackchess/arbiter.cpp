// SPDX-License-Identifier: GPL-3.0-or-later
#include "movegen/game/typed_arbiter.h"
#include "movegen/stackchess/rules.h"

namespace ziggurat::movegen {

namespace {

template <class V>
std::unique_ptr<Arbiter> make() {
    return std::make_unique<TypedArbiter<stackchess::Rules<V>>>();
}

}  // namespace

std::unique_ptr<Arbiter> make_stackchess_arbiter() {
    return make<stackchess::Standard>();
}

std::unique_ptr<Arbiter> make_stackchess_capture_arbiter() {
    return make<stackchess::Capture>();
}

std::unique_ptr<Arbiter> make_stackchess_bigqueen_arbiter() {
    return make<stackchess::BigQueen>();
}

std::unique_ptr<Arbiter> make_stackchess_king7_arbiter() {
    return make<stackchess::King7>();
}

std::unique_ptr<Arbiter> make_stackchess_fullset_arbiter() {
    return make<stackchess::FullSet>();
}

std::unique_ptr<Arbiter> make_stackchess_nodouble_arbiter() {
    return make<stackchess::NoDouble>();
}

std::unique_ptr<Arbiter> make_stackchess_capture_fullset_arbiter() {
    return make<stackchess::CaptureFullSet>();
}

std::unique_ptr<Arbiter> make_stackchess_king7_nodouble_arbiter() {
    return make<stackchess::King7NoDouble>();
}

}  // namespace ziggurat::movegen
