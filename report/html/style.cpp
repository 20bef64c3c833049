// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/html/style.h"

namespace ziggurat::report {

std::string_view page_style() {
    return R"css(
:root { color-scheme: light dark; --back: #ffffff; --panel: #f6f7f9; --ink: #1c1f24; --soft: #5b6370; --rule: #dfe3e8;
  --p0: #2563ae; --p1: #b8530f; --p2: #24794a; --p3: #7a4fb0; --p4: #b3263d; --p5: #1a7a83; }
@media (prefers-color-scheme: dark) { :root { --back: #15181d; --panel: #1d2127; --ink: #e7eaee; --soft: #a2abb8;
  --rule: #353c46; --p0: #6ea8ee; --p1: #f0954c; --p2: #62c48d; --p3: #bb98ee; --p4: #f07f90; --p5: #5cc4ce; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1080px; padding: 28px 24px 60px; background: var(--back); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", "Liberation Sans", Arial, sans-serif; }
h1 { margin: 0; font-size: 28px; } h2 { margin: 40px 0 6px; font-size: 20px; } h3 { margin: 14px 0 2px; font-size: 15px; }
p { margin: 4px 0 10px; max-width: 75ch; } .soft, .none { color: var(--soft); } .warn { color: var(--p4); font-weight: 600; }
.tiles { display: flex; flex-wrap: wrap; gap: 12px; margin: 18px 0; }
.tile { background: var(--panel); border: 1px solid var(--rule); border-radius: 8px; padding: 10px 16px; min-width: 130px; }
.tile b { display: block; font-size: 22px; font-variant-numeric: tabular-nums; } .tile span { color: var(--soft); font-size: 13px; }
.side { display: flex; flex-wrap: wrap; gap: 8px 32px; align-items: flex-start; } .side > div { flex: 1 1 420px; min-width: 0; }
.wide { overflow-x: auto; } svg { max-width: 100%; height: auto; display: block; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 14px; margin: 8px 0 14px; }
th, td { padding: 4px 10px; text-align: right; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } th { color: var(--soft); font-weight: 600; vertical-align: bottom; }
table.sortable th { cursor: pointer; } table.sortable th[aria-sort=ascending]::after { content: " \25B2"; }
table.sortable th[aria-sort=descending]::after { content: " \25BC"; } tr.faint td { color: var(--soft); opacity: .75; }
.key { display: inline-block; width: 11px; height: 11px; border-radius: 50%; margin-right: 7px; }
.k0 { background: var(--p0); } .k1 { background: var(--p1); } .k2 { background: var(--p2); }
.k3 { background: var(--p3); } .k4 { background: var(--p4); } .k5 { background: var(--p5); }
svg text { fill: var(--ink); font-size: 13px; } svg .tick { fill: var(--soft); font-size: 12px; } svg .name { font-size: 12px; }
svg .grid { stroke: var(--rule); } svg .axis { stroke: var(--soft); } svg .thin { stroke: var(--soft); stroke-width: 1; }
svg .reference { stroke: var(--soft); stroke-dasharray: 5 4; stroke-width: 1.5; } svg .whisker { stroke-width: 4; opacity: .55; }
svg .faint { opacity: .3; }
svg .dot.c0, svg .bar.c0 { fill: var(--p0); } svg .dot.c1, svg .bar.c1 { fill: var(--p1); }
svg .dot.c2, svg .bar.c2 { fill: var(--p2); } svg .dot.c3, svg .bar.c3 { fill: var(--p3); }
svg .dot.c4, svg .bar.c4 { fill: var(--p4); } svg .dot.c5, svg .bar.c5 { fill: var(--p5); }
svg .whisker.c0 { stroke: var(--p0); } svg .whisker.c1 { stroke: var(--p1); } svg .whisker.c2 { stroke: var(--p2); }
svg .whisker.c3 { stroke: var(--p3); } svg .whisker.c4 { stroke: var(--p4); } svg .whisker.c5 { stroke: var(--p5); }
pre { background: var(--panel); border: 1px solid var(--rule); border-radius: 8px; padding: 10px 14px; overflow-x: auto; font-size: 13px; }
details summary { cursor: pointer; color: var(--soft); }
@media print { body { max-width: none; } }
)css";
}

std::string_view page_script() {
    return R"js(
for (const table of document.querySelectorAll("table.sortable")) {
  const heads = table.querySelectorAll("th");
  heads.forEach((head, column) => head.addEventListener("click", () => {
    const value = row => row.cells[column].dataset.value ?? row.cells[column].textContent;
    const down = head.getAttribute("aria-sort") !== "descending";
    const rows = [...table.tBodies[0].rows].sort((a, b) => {
      const [x, y] = [value(a), value(b)];
      if (x === "" || y === "") return (x === "") - (y === "");
      const order = isNaN(x) || isNaN(y) ? String(y).localeCompare(String(x)) : y - x;
      return down ? order : -order;
    });
    heads.forEach(other => other.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    table.tBodies[0].append(...rows);
  }));
}
)js";
}

}  // namespace ziggurat::report
