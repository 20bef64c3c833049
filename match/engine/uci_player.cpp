// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/engine/uci_player.h"

#include <algorithm>

#include "base/text.h"
#include "match/engine/dialect/info_line.h"
#include "match/engine/dialect/uci_go.h"

namespace ziggurat::match {
namespace {

std::string_view first_word(std::string_view line) {
    const auto words = base::split_words(line);
    return words.empty() ? std::string_view() : words[0];
}

/// What stands between two words of an option line; to its end where the second is missing.
std::string_view between(std::string_view line, std::string_view first, std::string_view second) {
    const std::size_t at = line.find(first);
    if (at == std::string_view::npos) {
        return {};
    }
    const std::size_t start = at + first.size();
    return line.substr(start, std::min(line.find(second, start), line.size()) - start);
}

bool has_value(std::string_view option_line, std::string_view value) {
    const auto words = base::split_words(option_line);
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        if (words[i] == "var" && words[i + 1] == value) {
            return true;
        }
    }
    return false;
}

}  // namespace

EnginePlayer::Failed UciPlayer::handshake(const std::stop_token& stop) {
    options_.clear();
    variant_.clear();
    pondered_move_.clear();
    send("uci");
    if (auto failure = listen(stop, "uciok", [this](const Line& line) {
            constexpr std::string_view id_name = "id name ";
            if (line.text.substr(0, id_name.size()) == id_name) {
                id_name_ = line.text.substr(id_name.size());
            }
            hear_option(line.text);
            return first_word(line.text) == "uciok";
        })) {
        return failure;
    }
    set_options();
    return std::nullopt;
}

void UciPlayer::hear_option(std::string_view line) {
    const auto words = base::split_words(line);
    if (words.size() < 3 || words[0] != "option" || words[1] != "name") {
        return;
    }
    options_.push_back({std::string(between(line, "name ", " type ")), std::string(line)});
}

const UciPlayer::Option* UciPlayer::find_option(std::string_view name) const {
    for (const Option& option : options_) {
        if (base::equals_in_any_case(option.name, name)) {
            return &option;
        }
    }
    return nullptr;
}

void UciPlayer::set_option(std::string_view name, std::string_view value) {
    send("setoption name " + std::string(name) + (value.empty() ? "" : " value " + std::string(value)));
}

void UciPlayer::set_options() {
    const auto is_given = [this](std::string_view name) {
        return std::any_of(spec().options.begin(), spec().options.end(),
                           [&](const auto& option) { return base::equals_in_any_case(option.first, name); });
    };
    for (const auto& [name, value] : spec().options) {
        if (find_option(name) == nullptr) {
            note("has no option \"" + name + '"');
        } else {
            set_option(name, value);
        }
    }
    // Both are on by default in engines that mean well.
    if (find_option("Ponder") != nullptr && !is_given("Ponder")) {
        set_option("Ponder", spec().ponders ? "true" : "false");
    }
    if (find_option("OwnBook") != nullptr && !is_given("OwnBook")) {
        set_option("OwnBook", "false");
    }
}

EnginePlayer::Failed UciPlayer::choose_variant(std::string_view variant) {
    if (variant == variant_) {
        return std::nullopt;
    }
    constexpr std::string_view option_name = "UCI_Variant";
    const Option* const option = find_option(option_name);
    const std::string theirs = engine_variant(variant);
    const bool is_given = theirs != variant;
    if (option == nullptr && variant != movegen::variant_names().front()) {
        return Failure{Fault::Unfit, "it offers no UCI_Variant, so it cannot play " + std::string(variant)};
    }
    // A name that was given explicitly may be one that the engine learns from a file.
    if (option != nullptr && (is_given || has_value(option->line, theirs))) {
        set_option(option_name, theirs);
    } else if (option != nullptr && variant != movegen::variant_names().front()) {
        const bool reads_files = find_option("VariantPath") != nullptr;
        if (!reads_files) {
            return Failure{Fault::Unfit, "its UCI_Variant has no value \"" + theirs + '"'};
        }
        set_option(option_name, theirs);
    }
    variant_ = variant;
    const bool is_fairy = id_name_.find("Fairy-Stockfish") != std::string::npos;
    const bool spells_levels =
        spec().spelling == Spelling::Fairy || (spec().spelling == Spelling::Guessed && is_fairy);
    const bool has_levels = variant.substr(0, 7) == "levelup";
    spelling_ = spells_levels && has_levels ? std::make_unique<FairySpelling>(variant) : nullptr;
    return std::nullopt;
}

EnginePlayer::Failed UciPlayer::begin_game(const GameStart& start, const std::stop_token& stop) {
    if (auto failure = end_pondering(stop)) {
        return failure;
    }
    if (auto failure = choose_variant(start.game.variant())) {
        return failure;
    }
    send("ucinewgame\nisready");
    return listen(stop, "readyok", [](const Line& line) { return first_word(line.text) == "readyok"; });
}

void UciPlayer::send_position(const movegen::Arbiter& game, std::string_view one_more) {
    const std::string fen = game.start_fen();
    std::string text = "position ";
    text += fen == game.initial_fen() ? "startpos" : "fen " + (spelling_ ? FairySpelling::fen_of(fen) : fen);
    const char* separator = " moves ";
    for (const std::string& move : spelling_ ? spelling_->moves_of(game) : game.moves()) {
        text += separator + move;
        separator = " ";
    }
    if (!one_more.empty()) {
        text += separator + std::string(one_more);
    }
    send(text);
}

/// Makes an engine that ponders on something else give up.
EnginePlayer::Failed UciPlayer::end_pondering(const std::stop_token& stop) {
    if (pondered_move_.empty()) {
        return std::nullopt;
    }
    pondered_move_.clear();
    send("stop");
    return listen(stop, "bestmove", [](const Line& line) { return first_word(line.text) == "bestmove"; });
}

EnginePlayer::Failed UciPlayer::hear_best(Reply& reply, std::string& answer, const Turn& turn, Moment start,
                                          const std::stop_token& stop) {
    return listen(last_moment(turn, start), stop, "bestmove", [&](const Line& line) {
        if (line.arrival < start) {
            return false;  // left over from what was before
        }
        if (const auto assessment = parse_uci_info(line.text)) {
            reply.assessment = assessment;
        }
        const auto words = base::split_words(line.text);
        if (words.empty() || words[0] != "bestmove") {
            return false;
        }
        reply.time = line.arrival - start;
        reply.move = words.size() > 1 ? words[1] : std::string_view();
        answer = words.size() > 3 && words[2] == "ponder" ? words[3] : std::string_view();
        return true;
    });
}

Reply UciPlayer::think(const Turn& turn, const std::stop_token& stop) {
    const std::vector<std::string> moves = turn.game.moves();
    const bool is_hit = !pondered_move_.empty() && !moves.empty() && moves.back() == pondered_move_;
    Reply reply;
    Failed failure;
    if (!is_hit) {
        failure = end_pondering(stop);
        send_position(turn.game);
    }
    pondered_move_.clear();
    const Moment start = std::chrono::steady_clock::now();
    std::string answer;
    if (!failure) {
        send(is_hit ? "ponderhit" : uci_go(turn));
        failure = hear_best(reply, answer, turn, start, stop);
    }
    if (failure) {
        reply.fault = failure->fault;
        reply.detail = failure->detail;
    } else if (spec().ponders && !answer.empty()) {
        ponder(turn, reply, answer);
    }
    return reply;
}

/// Lets the engine think about its answer to the move that it expects.
void UciPlayer::ponder(const Turn& turn, const Reply& reply, std::string_view answer) {
    const auto after = movegen::make_arbiter(turn.game.variant());
    const std::vector<std::string> moves = turn.game.moves();
    if (!after || (*after)->set_up(turn.game.start_fen(), {moves.begin(), moves.end()}) ||
        (*after)->play(reply.move) || !(*after)->canonical(answer)) {
        return;
    }
    pondered_move_ = *(*after)->canonical(answer);
    send_position(**after, answer);
    Turn next{turn.game, turn.terms, turn.clock};
    if (next.clock) {
        const std::size_t side = index(turn.game.side());
        const auto spent = std::chrono::duration_cast<std::chrono::milliseconds>(*reply.time).count();
        next.clock->remaining_ms[side] += next.clock->increment_ms[side] - spent;
        next.clock->moves_to_go -= next.clock->moves_to_go > 1 ? 1 : 0;
    }
    send("go ponder" + uci_go(next).substr(2));
}

void UciPlayer::game_over(const GameEnd&) {
    if (is_running() && !pondered_move_.empty()) {
        send("stop");
    }
}

}  // namespace ziggurat::match
