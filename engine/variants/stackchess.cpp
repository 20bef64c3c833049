// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/stackchess.h"

#include "engine/typed_session.h"
#include "movegen/stackchess/rules.h"

namespace ziggurat::engine {

namespace {

template <class V>
std::unique_ptr<Session> make() {
    return std::make_unique<TypedSession<movegen::stackchess::Rules<V>, eval::Stackchess<V>>>();
}

}  // namespace

std::unique_ptr<Session> make_stackchess_session() {
    return make<movegen::stackchess::Standard>();
}

std::unique_ptr<Session> make_stackchess_capture_session() {
    return make<movegen::stackchess::Capture>();
}

std::unique_ptr<Session> make_stackchess_bigqueen_session() {
    return make<movegen::stackchess::BigQueen>();
}

std::unique_ptr<Session> make_stackchess_king7_session() {
    return make<movegen::stackchess::King7>();
}

std::unique_ptr<Session> make_stackchess_fullset_session() {
    return make<movegen::stackchess::FullSet>();
}

std::unique_ptr<Session> make_stackchess_nodouble_session() {
    return make<movegen::stackchess::NoDouble>();
}

std::unique_ptr<Session> make_stackchess_capture_fullset_session() {
    return make<movegen::stackchess::CaptureFullSet>();
}

std::unique_ptr<Session> make_stackchess_king7_nodouble_session() {
    return make<movegen::stackchess::King7NoDouble>();
}

}  // namespace ziggurat::engine
