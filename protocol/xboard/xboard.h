// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>

#include "protocol/output.h"
#include "protocol/uci/options.h"
#include "protocol/xboard/dialect/mouse_guide.h"
#include "protocol/xboard/game_clock.h"
#include "protocol/xboard/manners.h"

namespace ziggurat::protocol {

class EventQueue;
struct SearchEnded;

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
    struct Command {
        std::string_view word;
        void (Xboard::*run)(const Words&);
    };
    static std::span<const Command> commands();
    enum class Work : std::uint8_t { None, Thinking, Pondering, Analysing, Hinting };

    // xboard.cpp: lines
    void execute(std::string_view line);
    void end_of_input(std::chrono::milliseconds patience);
    void refuse(std::string_view reason, std::string_view what);

    // game_commands.cpp: one function a command
    void new_game(const Words& words);
    void variant(const Words& words);
    void force(const Words& words);
    void go(const Words& words);
    void playother(const Words& words);
    void white(const Words& words);
    void black(const Words& words);
    void usermove(const Words& words);
    void setboard(const Words& words);
    void edit(const Words& words);
    void undo(const Words& words);
    void remove(const Words& words);
    void draw(const Words& words);
    void move_now(const Words& words);
    void result(const Words& words);
    void lift(const Words& words);
    void put(const Words& words);
    std::optional<base::Error> choose_variant(std::string_view variant);
    void edit_line(std::string_view line);
    void take_back(int plies);
    void position_changed();
    void move_entered();
    void refuse_move(std::string_view text);

    // settings_commands.cpp
    void ignore(const Words& words);
    void protover(const Words& words);
    void rejected(const Words& words);
    void computer(const Words& words);
    void level(const Words& words);
    void st(const Words& words);
    void sd(const Words& words);
    void nps(const Words& words);
    void time(const Words& words);
    void otim(const Words& words);
    void post(const Words& words);
    void nopost(const Words& words);
    void hard(const Words& words);
    void easy(const Words& words);
    void memory(const Words& words);
    void cores(const Words& words);
    void option(const Words& words);
    void ping(const Words& words);
    void quit(const Words& words);
    void change_option_to(const SetOption& command);
    bool change_own_option(const SetOption& command);
    void apply(const OptionChange& change);

    // analysis_commands.cpp
    void analyze(const Words& words);
    void exit(const Words& words);
    void status(const Words& words);
    void hint(const Words& words);
    void book(const Words& words);
    void exclude(const Words& words);
    void include(const Words& words);
    void setscore(const Words& words);
    void pause(const Words& words);
    void unpause(const Words& words);
    void display(const Words& words);
    void help(const Words& words);
    void change_excluded(const Words& words, bool is_excluded);

    // xboard_play.cpp: thinking and playing
    void think();
    void set_up_session();
    void start(Work work, const std::string& ponder_move);
    [[nodiscard]] engine::SearchOrder order_for(Work work) const;
    void note_report(const engine::LineReport& report, bool is_told);
    void stop_work();
    void resume(Work work);
    void search_ended(const SearchEnded& event);
    void play_own(const engine::BestMove& best);
    bool is_ponder_hit(std::string_view text);
    void tell_plies(const std::vector<std::string>& plies);
    void tell_result();
    void tell_title();
    void answer_pings();
    [[nodiscard]] const movegen::Arbiter& game() const { return screen_->game(); }

    Output& output_;
    EventQueue& events_;
    std::unique_ptr<engine::Session> session_;
    std::unique_ptr<ScreenGame> screen_;  // the game as the client knows it; the session may be ahead
    MouseGuide mouse_;
    OptionValues options_;
    GameClock clock_;
    Manners manners_;
    bool has_position_ = true;
    bool is_over_ = false;  // the result was told, by us or by the client
    bool has_quit_ = false;
    std::optional<movegen::Side> own_side_ = movegen::Side::Black;  // none in force mode
    bool is_analysing_ = false;
    bool may_ponder_ = false;
    bool plays_program_ = false;
    bool is_plain_ = false;                // moves are told as in UCI
    std::atomic<bool> is_posting_{false};  // read by the search's thread
    std::vector<std::string> waiting_pings_;
    std::vector<std::string> excluded_;  // moves that are not to be searched, as our texts
    std::string title_;  // the engine's name as it was told last; empty where the client wants none

    struct EditedBoard {
        BoardField men;
        bool is_black = false;  // the colour of what is put down next
    };
    std::optional<EditedBoard> edited_;

    Work work_ = Work::None;
    std::uint64_t search_ = 0;  // the number of the last search
    std::string ponder_move_;
    std::chrono::steady_clock::time_point thinking_since_;
    std::optional<std::chrono::steady_clock::time_point> paused_since_;

    std::mutex latest_mutex_;
    engine::LineReport latest_;  // guarded by latest_mutex_: of the best line
};

}  // namespace ziggurat::protocol
