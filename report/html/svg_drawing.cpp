// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/html/svg_drawing.h"

#include <cmath>

#include "report/numbers.h"

namespace ziggurat::report {

namespace {

std::string attribute(std::string_view name, double value) {
    return " " + std::string(name) + "=\"" + decimal(value, 1) + "\"";
}

std::string attribute(std::string_view name, std::string_view value) {
    return " " + std::string(name) + "=\"" + std::string(value) + "\"";
}

/// An element's end, around a text that shows under the pointer.
std::string closed(std::string_view element, const std::string& title) {
    return title.empty() ? "/>" : "><title>" + escaped(title) + "</title></" + std::string(element) + ">";
}

}  // namespace

Drawing::Drawing(double width, double height, std::string_view label) {
    content_ = "<svg viewBox=\"0 0 " + decimal(width, 0) + " " + decimal(height, 0) + "\"" +
               attribute("width", width) + " role=\"img\"" + attribute("aria-label", escaped(label)) + ">";
}

void Drawing::line(double x1, double y1, double x2, double y2, std::string_view classes) {
    content_ += "<line" + attribute("x1", x1) + attribute("y1", y1) + attribute("x2", x2) + attribute("y2", y2) +
                attribute("class", classes) + "/>";
}

void Drawing::box(double x, double y, double width, double height, std::string_view classes,
                  const std::string& title) {
    content_ += "<rect" + attribute("x", x) + attribute("y", y) + attribute("width", width) +
                attribute("height", height) + attribute("class", classes) + closed("rect", title);
}

void Drawing::dot(double x, double y, double radius, std::string_view classes, const std::string& title) {
    content_ += "<circle" + attribute("cx", x) + attribute("cy", y) + attribute("r", radius) +
                attribute("class", classes) + closed("circle", title);
}

void Drawing::text(double x, double y, const std::string& content, std::string_view anchor,
                   std::string_view classes) {
    content_ += "<text" + attribute("x", x) + attribute("y", y) + attribute("text-anchor", anchor) +
                attribute("class", classes) + ">" + escaped(content) + "</text>";
}

std::vector<double> ticks(double from, double to, int wanted) {
    const double rough = (to - from) / wanted;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    double step = 10 * power;
    for (const double factor : {5.0, 2.0, 1.0}) {
        if (factor * power >= rough) {
            step = factor * power;
        }
    }
    std::vector<double> result;
    for (double k = std::ceil(from / step - 1e-9); k * step <= to + 1e-9 * step; ++k) {
        result.push_back(k * step + 0.0);  // no negative zeros
    }
    return result;
}

}  // namespace ziggurat::report
