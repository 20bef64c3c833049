// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/uci/uci.h"

#include <array>
#include <iomanip>
#include <sstream>
#include <stdexcept>

#include "base/text.h"
#include "protocol/bench.h"
#include "protocol/fen/fen_spellings.h"
#include "protocol/plain_text.h"
#include "protocol/uci/go_arguments.h"
#include "protocol/uci/info.h"
#include "protocol/version.h"

namespace ziggurat::protocol {

struct Uci::Command {
    std::string_view word;
    void (Uci::*run)(const Words&);
    std::string_view help;
};

std::span<const Uci::Command> Uci::commands() {
    static constexpr auto table = std::to_array<Command>({
        {"uci", &Uci::uci, "name the engine and its options"},
        {"isready", &Uci::isready, "answer readyok, also while searching"},
        {"ucinewgame", &Uci::ucinewgame, "forget what earlier games have taught"},
        {"setoption", &Uci::setoption, "name NAME [value VALUE]"},
        {"position", &Uci::position, "startpos | fen FEN, then [moves MOVE...]"},
        {"go", &Uci::go,
         "[depth N] [nodes N] [movetime MS] [mate N] [wtime MS] [btime MS] [winc MS] [binc MS] [movestogo N] "
         "[infinite] "
         "[ponder] [searchmoves MOVE...], or perft N"},
        {"stop", &Uci::stop, "end the search and tell the best move"},
        {"ponderhit", &Uci::ponderhit, "the pondered move was played"},
        {"d", &Uci::display, "draw the position"},
        {"flip", &Uci::flip, "swap the sides: the same position for the other player"},
        {"eval", &Uci::eval, "explain the position's static evaluation"},
        {"bench", &Uci::bench, "[DEPTH]: search the bench positions of the variant"},
        {"debug", &Uci::debug, "taken and ignored"},
        {"help", &Uci::help, "this list"},
        {"quit", &Uci::quit, "end the program"},
    });
    return table;
}

const Uci::Command* Uci::find_command(std::string_view word) {
    for (const Command& command : commands()) {
        if (command.word == word) {
            return &command;
        }
    }
    return nullptr;
}

Uci::Uci(Output& output) : output_(output) {
    auto session = engine::make_session(options_.variant);
    if (!session) {
        throw std::runtime_error(session.error().message);
    }
    session_ = std::move(*session);
}

Uci::~Uci() {
    stop_work();
}

bool Uci::execute(std::string_view line) {
    Words words = base::split_words(line);
    if (words.empty()) {
        return true;
    }
    const std::string_view word = words.front();
    words.erase(words.begin());
    if (const Command* const command = find_command(word)) {
        (this->*command->run)(words);
    } else {
        tell("unknown command " + in_quotes(word) + " (help lists the known)");
    }
    return !has_quit_;
}

void Uci::end_of_input(std::chrono::milliseconds patience) {
    perft_.wait_for(patience);
    if (has_limit_ && !is_pondering_) {
        std::unique_lock lock(mutex_);
        search_ended_.wait_for(lock, patience, [this] { return !is_searching_; });
    }
    stop_work();
}

void Uci::uci(const Words&) {
    std::string answer = "id name " + std::string(program_title()) + "\nid author " + std::string(program_authors);
    for (const std::string& line : option_lines()) {
        answer += '\n' + line;
    }
    output_.print(answer + "\nuciok");
}

void Uci::isready(const Words&) {
    output_.print("readyok");
}

void Uci::debug(const Words&) {}

void Uci::ucinewgame(const Words&) {
    stop_work();
    session_->new_game();
}

void Uci::setoption(const Words& words) {
    const auto command = parse_setoption(words);
    if (!command) {
        return tell("setoption wants: name NAME [value VALUE]");
    }
    const auto change = change_option(options_, *command);
    if (!change) {
        return tell(change.error().message);
    }
    if (!change->note.empty()) {
        tell(change->note);
    }
    apply(*change);
}

void Uci::apply(const OptionChange& change) {
    stop_work();
    switch (change.effect) {
    case OptionEffect::None:
        break;
    case OptionEffect::Configure:
        if (const auto error = session_->configure(change.values.settings)) {
            return tell(error->message);
        }
        break;
    case OptionEffect::Variant:
        return change_variant(change.values);
    case OptionEffect::ClearHash:
        session_->clear_hash();
        break;
    case OptionEffect::Log:
        if (const auto error = output_.log_to(change.values.log_file)) {
            return tell(error->message);
        }
        break;
    }
    options_ = change.values;
}

/// A session of its own for each choice, so that a search never depends on what was played before.
void Uci::change_variant(const OptionValues& values) {
    auto session = engine::make_session(values.variant);
    if (!session) {
        return tell(session.error().message);
    }
    if (const auto error = (*session)->configure(values.settings)) {
        return tell(error->message);
    }
    options_ = values;
    session_ = std::move(*session);
    has_position_ = true;
    tell(variant_description(options_.variant, session_->game().initial_fen()));
}

void Uci::position(const Words& words) {
    stop_work();
    std::size_t at = 0;
    std::optional<std::string> fen;
    if (!words.empty() && words[0] == "startpos") {
        at = 1;
    } else if (!words.empty() && words[0] == "fen") {
        fen.emplace();
        for (at = 1; at < words.size() && words[at] != "moves"; ++at) {
            *fen += (at > 1 ? " " : "") + std::string(words[at]);
        }
    } else {
        has_position_ = false;
        return tell("position wants startpos or fen; there is no position now");
    }
    if (at < words.size() && words[at] != "moves") {
        has_position_ = false;
        return tell("position wants moves behind startpos; there is no position now");
    }
    const Words moves(words.begin() + static_cast<std::ptrdiff_t>(std::min(at + 1, words.size())), words.end());
    if (fen) {
        fen = usual_fen(*fen);
    }
    const auto error = session_->game().set_up(fen, moves);
    has_position_ = !error;
    if (error) {
        tell(error->message + "; there is no position now");
    }
}

void Uci::go(const Words& words) {
    stop_work();
    const GoArguments arguments = parse_go(words);
    for (const std::string& complaint : arguments.complaints) {
        tell(complaint);
    }
    if (!has_position_) {
        go_without_position(arguments.order.limits);
    } else if (arguments.perft) {
        go_perft(*arguments.perft);
    } else {
        start_search(arguments.order);
    }
}

void Uci::go_without_position(const search::Limits& limits) {
    tell("there is no position");
    owes_best_move_ = limits.infinite || limits.ponder;
    if (!owes_best_move_) {
        output_.print(best_move_line({}));
    }
}

void Uci::go_perft(std::string_view text) {
    constexpr int deepest = 100;
    const auto depth = base::parse_integer<int>(text);
    if (!depth || *depth < 0 || *depth > deepest) {
        return tell("go perft wants a depth from 0 to " + std::to_string(deepest));
    }
    auto game = movegen::make_arbiter(options_.variant);
    if (!game) {
        return tell(game.error().message);
    }
    if (const auto error = (*game)->set_up(session_->game().fen(), {})) {
        return tell(error->message);
    }
    perft_.start(std::move(*game), *depth, options_.settings.threads, output_);
}

void Uci::start_search(engine::SearchOrder order) {
    search::Limits& limits = order.limits;
    const movegen::Side side = session_->game().side();
    search::ClockTime& own_clock = limits.clock[index(side)];
    // A client that tells only the other side's time cannot mean that ours is without end.
    if (!own_clock.remaining_ms) {
        own_clock.remaining_ms = limits.clock[index(~side)].remaining_ms;
    }
    const bool has_clock = own_clock.remaining_ms.has_value();
    has_limit_ =
        !limits.infinite && (limits.depth || limits.nodes || limits.movetime_ms || limits.mate || has_clock);
    is_pondering_ = limits.ponder;
    {
        const std::lock_guard lock(mutex_);
        is_searching_ = true;
    }
    engine::SearchEvents events;
    events.on_report = [this](const engine::LineReport& report) {
        output_.print(info_line(report, options_.show_results));
    };
    events.on_best = [this](const engine::BestMove& best) {
        output_.print(best_move_line(best));
        const std::lock_guard lock(mutex_);
        is_searching_ = false;
        search_ended_.notify_all();
    };
    session_->go(order, std::move(events));
}

void Uci::stop(const Words&) {
    stop_work();
}

/// Ends whatever runs; its last line is printed when this returns.
void Uci::stop_work() {
    perft_.stop();
    session_->stop();
    session_->wait();
    if (owes_best_move_) {
        owes_best_move_ = false;
        output_.print(best_move_line({}));
    }
}

void Uci::ponderhit(const Words&) {
    session_->ponder_hit();
    is_pondering_ = false;
    if (owes_best_move_) {
        stop_work();
    }
}

void Uci::quit(const Words&) {
    stop_work();
    has_quit_ = true;
}

void Uci::display(const Words&) {
    if (!has_position_) {
        return tell("there is no position");
    }
    const movegen::Arbiter& game = session_->game();
    std::ostringstream text;
    text << game.draw() << "FEN: " << game.fen() << "\nKey: " << std::hex << std::uppercase << std::setfill('0')
         << std::setw(16) << game.key() << std::dec;
    if (game.outcome() != movegen::Outcome::Ongoing) {
        text << "\nOver: " << movegen::describe(game.outcome());
    }
    text << "\nLegal moves: " << game.legal_moves().size();
    output_.print(text.str());
}

/// Castling rights that are not the same for both sides do not survive it.
void Uci::flip(const Words&) {
    stop_work();
    if (!has_position_) {
        return tell("there is no position");
    }
    movegen::Arbiter& game = session_->game();
    const std::string fen = flipped_fen(game.fen());
    if (game.set_up(fen, {}) && game.set_up(without_castling(fen), {})) {
        tell("the position cannot be flipped: " + fen);
    }
}

void Uci::eval(const Words&) {
    stop_work();
    if (!has_position_) {
        return tell("there is no position");
    }
    output_.print(session_->explain_evaluation());
}

void Uci::bench(const Words& words) {
    stop_work();
    const auto depth = words.empty() ? std::optional(engine::bench_depth) : base::parse_integer<int>(words[0]);
    if (!depth || !is_bench_depth(*depth)) {
        return tell("bench wants a depth from 1 to " + std::to_string(max_bench_depth));
    }
    const auto result = run_bench(options_.variant, *depth);
    if (!result) {
        return tell(result.error().message);
    }
    output_.print(bench_line(*result));
}

void Uci::help(const Words&) {
    std::string text;
    for (const Command& command : commands()) {
        text += (text.empty() ? "" : "\n") + std::string(command.word) + ": " + std::string(command.help);
    }
    output_.print(text);
}

void Uci::tell(std::string_view reason) {
    constexpr std::size_t most = 1000;
    output_.print("info string " + plain(reason, most));
}

}  // namespace ziggurat::protocol
