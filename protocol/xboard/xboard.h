// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/session.h"
#include "protocol/output.h"
#include "protocol/xboard/event_queue.h"
#include "protocol/xboard/game_clock.h"

namespace ziggurat::protocol {

/// The XBoard protocol (CECP, versions 1 and 2) over one engine session. All is done by the thread that calls
/// `run`; a search only reports, through the queue.
class Xboard {
public:
    Xboard(Output& output, EventQueue& events);
    Xboard(const Xboard&) = delete;
    Xboard& operator=(const Xboard&) = delete;
    ~Xboard();

    /// Takes events until the client quits or its input has ended. A search that ends by itself may then still
    /// take `patience`.
    void run(std::chrono::milliseconds patience);

private:
    using Words = std::vector<std::string_view>;  // those behind the command's own
    struct Command;
    static std::span<const Command> commands();
    enum class Work : std::uint8_t { None, Thinking, Pondering };

    // xboard.cpp: lines
    void execute(std::string_view line);
    void end_of_input(std::chrono::milliseconds patience);
    void refuse(std::string_view reason, std::string_view what);

    // xboard_commands.cpp: one function a command
    void ignore(const Words& words);
    void protover(const Words& words);
    void new_game(const Words& words);
    void variant(const Words& words);
    void force(const Words& words);
    void go(const Words& words);
    void playother(const Words& words);
    void usermove(const Words& words);
    void setboard(const Words& words);
    void undo(const Words& words);
    void remove(const Words& words);
    void level(const Words& words);
    void st(const Words& words);
    void sd(const Words& words);
    void time(const Words& words);
    void otim(const Words& words);
    void post(const Words& words);
    void nopost(const Words& words);
    void hard(const Words& words);
    void easy(const Words& words);
    void memory(const Words& words);
    void cores(const Words& words);
    void ping(const Words& words);
    void move_now(const Words& words);
    void result(const Words& words);
    void quit(const Words& words);
    std::optional<base::Error> choose_variant(std::string_view variant);
    void change_settings(const engine::Settings& wish);
    void take_back(int plies);

    // xboard_play.cpp: thinking and playing
    void think();
    void ponder(const std::string& move);
    void start(Work work, const std::string& ponder_move);
    void stop_work();
    void search_ended(const SearchEnded& event);
    void play_own(const engine::BestMove& best);
    bool is_ponder_hit(std::string_view text);
    void tell_result();
    void answer_pings();

    Output& output_;
    EventQueue& events_;
    std::unique_ptr<engine::Session> session_;
    std::unique_ptr<movegen::Arbiter> game_;  // the game as the client knows it; the session may be ahead
    engine::Settings settings_;
    GameClock clock_;
    bool has_position_ = true;
    bool is_over_ = false;  // the result was told, by us or by the client
    bool has_quit_ = false;
    std::optional<movegen::Side> own_side_ = movegen::Side::Black;  // none in force mode
    bool may_ponder_ = false;
    std::atomic<bool> is_posting_{false};  // read by the search's thread
    std::vector<std::string> waiting_pings_;

    Work work_ = Work::None;
    std::uint64_t search_ = 0;  // the number of the last search
    std::string ponder_move_;
    std::chrono::steady_clock::time_point thinking_since_;
};

}  // namespace ziggurat::protocol
