// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "engine/session.h"
#include "match/play/player.h"

namespace ziggurat::match {

/// Our own engine as a player, within this process.
class SessionPlayer final : public Player {
public:
    SessionPlayer(std::string name, std::unique_ptr<engine::Session> session)
        : name_(std::move(name)),
          session_(std::move(session)) {}

    [[nodiscard]] const std::string& name() const override { return name_; }
    std::optional<Failure> new_game(const GameStart& start, const std::stop_token& stop) override;
    Reply choose(const Turn& turn, const std::stop_token& stop) override;

private:
    void catch_up(const movegen::Arbiter& game);

    std::string name_;
    std::unique_ptr<engine::Session> session_;
};

}  // namespace ziggurat::match
