// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/report/summary.h"

#include <algorithm>
#include <iomanip>
#include <numeric>
#include <sstream>
#include <vector>

namespace ziggurat::match {
namespace {

std::string fixed(double number, int digits, bool with_sign = false) {
    std::ostringstream text;
    text << (with_sign ? std::showpos : std::noshowpos) << std::fixed << std::setprecision(digits) << number;
    return text.str();
}

/// "12.5 %", or "-" of nothing.
std::string percent(double part, double whole) {
    return whole == 0 ? "-" : fixed(100 * part / whole, 1) + " %";
}

/// "+12.3", or in words where one side has won all.
std::string elo_text(const Tally& tally) {
    const EloEstimate estimate = estimate_elo(tally);
    if (estimate.difference) {
        return fixed(*estimate.difference, 1, true);
    }
    return tally.games() == 0 ? "-" : tally.losses == 0 ? "all won" : "all lost";
}

std::string margin_text(const Tally& tally) {
    const EloEstimate estimate = estimate_elo(tally);
    return estimate.margin ? fixed(*estimate.margin, 1) : "-";
}

std::string results(const Tally& tally) {
    return '+' + std::to_string(tally.wins) + " =" + std::to_string(tally.draws) + " -" +
           std::to_string(tally.losses);
}

std::string pairs_text(const Tally& tally) {
    std::string text;
    for (const int count : tally.pairs) {
        text += (text.empty() ? "" : " ") + std::to_string(count);
    }
    return text;
}

int width(const std::string& text) {
    return static_cast<int>(text.size());
}

/// Engines from the best to the worst, by their share of points.
std::vector<int> ranking(const Statistics& statistics) {
    std::vector<int> order(statistics.names().size());
    std::iota(order.begin(), order.end(), 0);
    const auto share = [&](int engine) {
        const Tally tally = statistics.total(engine);
        return tally.games() == 0 ? 0.0 : tally.points() / tally.games();
    };
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return share(a) > share(b); });
    return order;
}

const std::string& name_of(const Statistics& statistics, int engine) {
    return statistics.names()[static_cast<std::size_t>(engine)];
}

/// Two engines: all that their games tell.
void write_duel(std::ostream& out, const Statistics& statistics) {
    const Tally tally = statistics.tally(0, 1);
    const auto superiority = likelihood_of_superiority(tally);
    out << "Score of " << name_of(statistics, 0) << " against " << name_of(statistics, 1) << ": " << results(tally)
        << ", " << percent(tally.points(), tally.games()) << " of " << tally.games() << " games\n"
        << "Elo difference: " << elo_text(tally) << ", 95 % +/- " << margin_text(tally)
        << "; likelihood of superiority: " << (superiority ? fixed(100 * *superiority, 1) + " %" : "-")
        << "; draws: " << percent(tally.draws, tally.games()) << '\n';
    if (tally.pair_count() > 0) {
        out << "Pairs of games with 0, 1/2, 1, 3/2, 2 points: " << pairs_text(tally) << '\n';
    }
}

/// A table, and another of all against all.
void write_table(std::ostream& out, const Statistics& statistics) {
    const std::vector<int> order = ranking(statistics);
    int names = 4;
    for (const std::string& name : statistics.names()) {
        names = std::max(names, width(name));
    }
    out << std::right << "rank  " << std::left << std::setw(names) << "name" << std::right
        << "       Elo     +/-  games"
        << "   score   draws\n";
    int rank = 0;
    for (const int engine : order) {
        const Tally tally = statistics.total(engine);
        out << std::setw(4) << ++rank << "  " << std::left << std::setw(names) << name_of(statistics, engine)
            << std::right << std::setw(10) << elo_text(tally) << std::setw(8) << margin_text(tally) << std::setw(7)
            << tally.games() << std::setw(8) << percent(tally.points(), tally.games()) << std::setw(8)
            << percent(tally.draws, tally.games()) << '\n';
    }
    constexpr int cell = 13;
    out << '\n' << std::left << std::setw(names + 6) << "against";
    for (std::size_t i = 1; i <= order.size(); ++i) {
        out << std::right << std::setw(cell) << i;
    }
    out << '\n';
    rank = 0;
    for (const int engine : order) {
        out << std::right << std::setw(4) << ++rank << "  " << std::left << std::setw(names)
            << name_of(statistics, engine) << std::right;
        for (const int opponent : order) {
            const Tally tally = statistics.tally(engine, opponent);
            out << std::setw(cell) << (engine == opponent ? "." : tally.games() == 0 ? "-" : results(tally));
        }
        out << '\n';
    }
}

void write_faults(std::ostream& out, const Statistics& statistics) {
    for (int engine = 0; engine < static_cast<int>(statistics.names().size()); ++engine) {
        if (const int faults = statistics.faults_of(engine); faults > 0 && !statistics.is_self_play()) {
            out << "Lost by faults of its own: " << name_of(statistics, engine) << ' ' << faults << '\n';
        }
    }
}

}  // namespace

std::string short_score(const Statistics& statistics) {
    if (statistics.is_self_play()) {
        return results(statistics.white_total());
    }
    const int best = statistics.names().size() == 2 ? 0 : ranking(statistics).front();
    return name_of(statistics, best) + ' ' + results(statistics.total(best));
}

std::string standings(const Statistics& statistics) {
    std::ostringstream out;
    if (statistics.is_self_play() || statistics.games() == 0) {
        return {};
    }
    if (statistics.names().size() == 2) {
        write_duel(out, statistics);
    } else {
        write_table(out, statistics);
    }
    return out.str();
}

std::string summary(const Statistics& statistics) {
    std::ostringstream text;
    text << standings(statistics) << "Games: " << statistics.games() << '\n'
         << "White wins: " << statistics.count(Result::WhiteWins) << ", draws: " << statistics.count(Result::Draw)
         << ", Black wins: " << statistics.count(Result::BlackWins) << "\nEndings:";
    const char* separator = " ";
    for (int i = 0; i < ending_count; ++i) {
        const auto ending = static_cast<Ending>(i);
        if (statistics.count(ending) > 0) {
            text << separator << describe(ending) << ' ' << statistics.count(ending);
            separator = ", ";
        }
    }
    text << (statistics.games() == 0 ? " none" : "")
         << "\nAverage length: " << fixed(statistics.average_length(), 1) << " plies\n";
    write_faults(text, statistics);
    return text.str();
}

}  // namespace ziggurat::match
