// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/eval/levelup.h"

#include "engine/typed_session.h"
#include "movegen/levelup/rules.h"

namespace ziggurat::engine {

namespace {

template <class V>
std::unique_ptr<Session> make() {
    return std::make_unique<TypedSession<movegen::levelup::Rules<V>, eval::Levelup<V>>>();
}

}  // namespace

std::unique_ptr<Session> make_levelup_session() {
    return make<movegen::levelup::Full>();
}

std::unique_ptr<Session> make_levelup_lite_session() {
    return make<movegen::levelup::Lite>();
}

std::unique_ptr<Session> make_levelup_plain_session() {
    return make<movegen::levelup::Plain>();
}

}  // namespace ziggurat::engine
