// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <iomanip>
#include <iostream>
#include <iterator>

#include "protocol/command_line/arguments.h"
#include "protocol/command_line/tuning/commands.h"
#include "tuning/fit.h"
#include "tuning/weights_file.h"

namespace ziggurat::protocol {

namespace po = boost::program_options;

namespace {

constexpr int max_threads = 1024;

struct FitOptions {
    std::string variant;
    std::vector<std::string> data;
    std::string weights;
    std::size_t positions = 1'000'000;
    tuning::FitOrder order;
};

po::options_description describe(FitOptions& options) {
    po::options_description description("Options", 100);
    tuning::FitOrder& order = options.order;
    auto add = description.add_options();
    add("variant,v", po::value(&options.variant)->default_value("chess")->value_name("NAME"),
        "the rule set: chess, levelup, levelup-plain, mystic or stackchess");
    add("data,d", po::value(&options.data)->required()->multitoken()->value_name("FILE..."),
        "what `collect` wrote");
    add("weights,w", po::value(&options.weights)->required()->value_name("FILE"),
        "the file whose numbers are replaced, such as engine/eval/weights/chess.h");
    add("positions,p", po::value(&options.positions)->default_value(options.positions)->value_name("N"),
        "use at most so many");
    add("result-share", po::value(&order.result_share)->default_value(order.result_share, "0.7")->value_name("X"),
        "how much of the aim is the game's result; the rest is the search's score");
    add("held-out", po::value(&order.held_out)->default_value(order.held_out, "0.1")->value_name("X"),
        "the share of positions that only measure");
    add("prior", po::value(&order.prior)->default_value(order.prior, "200")->value_name("X"),
        "how many positions the present value of each weight counts as");
    add("rounds,r", po::value(&order.rounds)->default_value(order.rounds)->value_name("N"),
        "how often slopes are taken anew");
    add("threads,t", po::value(&order.threads)->default_value(1)->value_name("N"), "share the work out");
    return description;
}

/// What is wrong with the numbers among the options, or nothing.
std::string objection(const FitOptions& options) {
    const tuning::FitOrder& order = options.order;
    if (!(order.result_share >= 0 && order.result_share <= 1)) {
        return "--result-share goes from 0 to 1";
    }
    if (!(order.held_out >= 0 && order.held_out <= 0.5)) {
        return "--held-out goes from 0 to 0.5";
    }
    if (!(order.prior > 0)) {
        return "--prior is greater than 0";
    }
    if (order.rounds < 1 || order.rounds > 100) {
        return "--rounds goes from 1 to 100";
    }
    if (order.threads < 1 || order.threads > max_threads) {
        return "--threads goes from 1 to " + std::to_string(max_threads);
    }
    return "";
}

/// Reads the samples of all files into the model too; the error names the file.
base::Result<std::vector<tuning::Sample>> read_all(const FitOptions& options, tuning::Model& model) {
    std::vector<tuning::Sample> all;
    for (const std::string& name : options.data) {
        std::ifstream file(name);
        if (!file) {
            return base::Error{"cannot read " + name};
        }
        auto samples = tuning::read_samples(file, options.positions - all.size());
        if (!samples) {
            return base::Error{name + ", " + samples.error().message};
        }
        for (tuning::Sample& sample : *samples) {
            if (const auto error = model.add_position(sample.fen)) {
                return base::Error{name + ", \"" + sample.fen + "\": " + error->message};
            }
            all.push_back(std::move(sample));
        }
    }
    return all.empty() ? base::Result<std::vector<tuning::Sample>>(base::Error{"there are no positions"}) : all;
}

void tell(const tuning::FitReport& report) {
    std::cout << "round " << report.round << std::fixed << std::setprecision(6) << "  scale " << report.scale
              << "  error " << report.error << "  held out " << report.held_out_error << std::setprecision(1)
              << "  greatest change " << report.greatest_change << std::endl;
}

/// What went wrong, or nothing.
std::string fit_file(const FitOptions& options, tuning::Model& model) {
    std::ifstream in(options.weights);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    if (!in) {
        return "cannot read " + options.weights;
    }
    // What does not fit should come up before the work, not after it.
    if (const auto same = tuning::replace_weights(text, model.weights()); !same) {
        return options.weights + ": " + same.error().message;
    }
    model.set_weights(*tuning::read_weights(text));
    const auto samples = read_all(options, model);
    if (!samples) {
        return samples.error().message;
    }
    std::cout << samples->size() << " positions, " << model.weights().size() - model.fixed() << " weights"
              << std::endl;
    tuning::fit(model, *samples, options.order, tell);
    std::ofstream out(options.weights);
    out << *tuning::replace_weights(text, model.weights());
    out.close();
    return out ? "" : "cannot write " + options.weights;
}

}  // namespace

int fit_command(const std::vector<std::string>& arguments) {
    FitOptions options;
    po::options_description description = describe(options);
    if (const auto exit_code =
            read_arguments("fit", "fit the weights of an evaluation to games", description, arguments)) {
        return *exit_code;
    }
    if (const std::string reason = objection(options); !reason.empty()) {
        return refuse_arguments("fit", reason);
    }
    const auto model = tuning::make_model(options.variant);
    if (!model) {
        return refuse_arguments("fit", model.error().message);
    }
    const std::string failure = fit_file(options, **model);
    return failure.empty() ? 0 : refuse_arguments("fit", failure);
}

}  // namespace ziggurat::protocol
