// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/sample.h"

#include <charconv>
#include <istream>

namespace ziggurat::tuning {

namespace {

base::Error wrong(std::string_view what, std::string_view text) {
    return {std::string(what) + ", not \"" + std::string(text) + "\""};
}

}  // namespace

std::string to_line(const Sample& sample) {
    const std::string_view result = sample.result == 0 ? "0" : sample.result == 1 ? "1" : "0.5";
    return sample.fen + ';' + std::string(result) + ';' + std::to_string(sample.score);
}

base::Result<Sample> parse_sample(std::string_view line) {
    const std::size_t second = line.rfind(';');
    const std::size_t first =
        second == 0 || second == std::string_view::npos ? second : line.rfind(';', second - 1);
    if (first == std::string_view::npos || first == second) {
        return wrong("a sample is FEN;result;score", line);
    }
    Sample sample{std::string(line.substr(0, first))};
    const std::string_view result = line.substr(first + 1, second - first - 1);
    if (result != "0" && result != "0.5" && result != "1") {
        return wrong("a result is 0, 0.5 or 1", result);
    }
    sample.result = result == "0" ? 0 : result == "1" ? 1 : 0.5;
    const std::string_view score = line.substr(second + 1);
    const auto [end, code] = std::from_chars(score.data(), score.data() + score.size(), sample.score);
    if (code != std::errc() || end != score.data() + score.size()) {
        return wrong("a score is a whole number of centipawns", score);
    }
    return sample;
}

base::Result<std::vector<Sample>> read_samples(std::istream& in, std::size_t limit) {
    std::vector<Sample> samples;
    std::string line;
    for (std::size_t number = 1; samples.size() < limit && std::getline(in, line); ++number) {
        if (line.empty()) {
            continue;
        }
        auto sample = parse_sample(line);
        if (!sample) {
            return base::Error{"line " + std::to_string(number) + ": " + sample.error().message};
        }
        samples.push_back(std::move(*sample));
    }
    return samples;
}

}  // namespace ziggurat::tuning
