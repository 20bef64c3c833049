// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ziggurat::report {

/// An <svg> element in the making; units are pixels at its natural size.
class Drawing {
public:
    /// `label` is for those who cannot see the drawing.
    Drawing(double width, double height, std::string_view label);

    void line(double x1, double y1, double x2, double y2, std::string_view classes);
    void box(double x, double y, double width, double height, std::string_view classes, const std::string& title);
    void dot(double x, double y, double radius, std::string_view classes, const std::string& title);
    /// `anchor` is start, middle or end.
    void text(double x, double y, const std::string& content, std::string_view anchor,
              std::string_view classes = "label");

    [[nodiscard]] std::string finished() const { return content_ + "</svg>\n"; }

private:
    std::string content_;
};

/// A straight scale from numbers to pixels.
struct Scale {
    double from = 0;
    double to = 1;
    double start = 0;  ///< where `from` lies
    double end = 1;    ///< where `to` lies

    [[nodiscard]] double operator()(double value) const {
        return start + (value - from) / (to - from) * (end - start);
    }
};

/// Round numbers between two bounds, about `wanted` of them.
std::vector<double> ticks(double from, double to, int wanted);

}  // namespace ziggurat::report
