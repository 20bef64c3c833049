// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/xboard/dialect/dialect.h"

#include "protocol/xboard/dialect/levelup_dialect.h"
#include "protocol/xboard/dialect/mystic_dialect.h"
#include "protocol/xboard/dialect/stackchess_dialect.h"

namespace ziggurat::protocol {
namespace {

constexpr std::string_view xboard_chess = "normal";
constexpr std::string_view our_chess = "chess";

}  // namespace

std::vector<std::string> Dialect::plies(movegen::Arbiter& /*game*/, const std::string& move) const {
    return {move};
}

const Dialect& plain_dialect() {
    static const Dialect dialect;
    return dialect;
}

const Dialect& dialect_of(std::string_view variant) {
    static const LevelupDialect levelup;
    static const MysticDialect mystic;
    static const StackchessDialect stackchess(false);
    static const StackchessDialect stackchess_king7(true);
    const auto is_of = [&](std::string_view family) { return variant.substr(0, family.size()) == family; };
    if (is_of("levelup")) {
        return levelup;
    }
    if (is_of("mystic")) {
        return mystic;
    }
    if (is_of("stackchess")) {
        const bool has_king_of_seven = variant.find("-king7") != std::string_view::npos;
        return has_king_of_seven ? stackchess_king7 : stackchess;
    }
    return plain_dialect();
}

XboardShape shape_of(std::string_view variant) {
    const std::string_view setup = dialect_of(variant).setup();
    const std::size_t plus = setup.rfind('+');
    return setup.empty() ? XboardShape() : XboardShape{setup[plus + 1] - '0', setup.substr(plus + 3)};
}

std::string xboard_name(std::string_view variant) {
    return std::string(variant == our_chess ? xboard_chess : variant);
}

std::optional<std::string> variant_named(std::string_view name) {
    for (const std::string_view variant : movegen::variant_names()) {
        if (name == xboard_name(variant)) {
            return std::string(variant);
        }
    }
    return std::nullopt;
}

std::string xboard_variants() {
    std::string list;
    for (const std::string_view variant : movegen::variant_names()) {
        list += (list.empty() ? "" : ",") + xboard_name(variant);
    }
    return list;
}

}  // namespace ziggurat::protocol
