// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/engine/engine_log.h"

#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/spdlog.h>

#include "base/text.h"

namespace ziggurat::match {

EngineLog::EngineLog(const std::string& file)
    : logger_(
          std::make_shared<spdlog::logger>("engines", std::make_shared<spdlog::sinks::basic_file_sink_mt>(file))) {
    logger_->set_pattern("%Y-%m-%d %H:%M:%S.%e %v");
    // A log is wanted most when something has crashed.
    logger_->flush_on(spdlog::level::info);
}

void EngineLog::sent(std::string_view name, std::string_view lines) {
    for (const std::string_view line : base::split_at(lines, '\n')) {
        logger_->info("{} << {}", name, line);
    }
}

void EngineLog::received(std::string_view name, std::string_view line) {
    logger_->info("{} >> {}", name, line);
}

void EngineLog::complained(std::string_view name, std::string_view line) {
    logger_->info("{} !! {}", name, line);
}

void EngineLog::note(std::string_view text) {
    logger_->info("-- {}", text);
}

}  // namespace ziggurat::match
