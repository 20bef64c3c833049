// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/traffic_log.h"

#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/spdlog.h>

#include "base/text.h"

namespace ziggurat::protocol {

TrafficLog::TrafficLog(const std::string& file)
    : logger_(
          std::make_shared<spdlog::logger>("traffic", std::make_shared<spdlog::sinks::basic_file_sink_mt>(file))) {
    logger_->set_pattern("%Y-%m-%d %H:%M:%S.%e %v");
    // A log is wanted most when the program has crashed.
    logger_->flush_on(spdlog::level::info);
}

void TrafficLog::received(std::string_view line) {
    logger_->info(">> {}", line);
}

void TrafficLog::sent(std::string_view lines) {
    for (const std::string_view line : base::split_at(lines, '\n')) {
        logger_->info("<< {}", line);
    }
}

}  // namespace ziggurat::protocol
