// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/play/own_player.h"

#include <optional>

#include "base/text.h"
#include "match/play/session_player.h"

namespace ziggurat::match {
namespace {

/// Sets one option; what is wrong with it, or nothing.
std::optional<base::Error> set_option(engine::Settings& settings, const std::string& name, const std::string& value) {
    const auto number = base::parse_integer<std::int64_t>(value);
    const auto is_within = [&](std::int64_t smallest, std::int64_t largest) {
        return number && *number >= smallest && *number <= largest;
    };
    if (name == "Hash" && is_within(1, static_cast<std::int64_t>(engine::max_hash_mb()))) {
        settings.hash_mb = static_cast<std::size_t>(*number);
    } else if (name == "Threads" && is_within(1, engine::max_threads)) {
        settings.threads = static_cast<int>(*number);
    } else if (name == "Move Overhead" && is_within(0, 10'000)) {
        settings.move_overhead_ms = static_cast<int>(*number);
    } else {
        return base::Error{"option " + name + '=' + value + " is none of Hash=1.." +
                           std::to_string(engine::max_hash_mb()) + ", Threads=1.." +
                           std::to_string(engine::max_threads) + " and Move Overhead=0..10000"};
    }
    return std::nullopt;
}

}  // namespace

base::Result<std::unique_ptr<Player>> make_own_player(
    const std::string& name, std::string_view variant,
    const std::vector<std::pair<std::string, std::string>>& options) {
    auto session = engine::make_session(variant);
    if (!session) {
        return session.error();
    }
    engine::Settings settings;
    for (const auto& [option, value] : options) {
        if (const auto error = set_option(settings, option, value)) {
            return *error;
        }
    }
    if (const auto error = (*session)->configure(settings)) {
        return *error;
    }
    return std::unique_ptr<Player>(std::make_unique<SessionPlayer>(name, std::move(*session)));
}

}  // namespace ziggurat::match
