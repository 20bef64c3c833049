# SPDX-License-Identifier: GPL-3.0-or-later
"""The HTML report as a browser shows it: drawn whole, legible in light and dark, without network, tables to sort."""

import json
import re
import shutil
import subprocess
import tempfile
import unittest

from program import InFolder, run

BROWSER = shutil.which("chromium")

# Written into a copy of the page, and run there: what can be seen and done, as JSON in a marked element.
PROBE = """
<script>
const seen = {};
const brightness = text => {
  const [r, g, b] = text.match(/[0-9.]+/g).map(n => n / 255).map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a, b) => (Math.max(brightness(a), brightness(b)) + 0.05) / (Math.min(brightness(a), brightness(b)) + 0.05);
const body = getComputedStyle(document.body);
seen.headings = [...document.querySelectorAll("h2")].map(h => h.textContent);
seen.back = brightness(body.backgroundColor);
seen.text = contrast(body.color, body.backgroundColor);
seen.least = Math.min(...[...document.querySelectorAll("p.soft, td, th, h1, h2, h3")]
  .map(e => contrast(getComputedStyle(e).color, body.backgroundColor)));
const drawings = [...document.querySelectorAll("svg")];
seen.drawings = drawings.length;
seen.labels = Math.min(...drawings.flatMap(s => [...s.querySelectorAll("text")])
  .map(t => contrast(getComputedStyle(t).fill, body.backgroundColor)));
seen.marks = Math.min(...[...document.querySelectorAll("svg .dot, svg .bar:not(.faint)")]
  .map(m => contrast(getComputedStyle(m).fill, body.backgroundColor)));
// Labels that the drawing's edge cuts off.
seen.cut = drawings.flatMap(s => [...s.querySelectorAll("text")].filter(t => {
  const inner = t.getBoundingClientRect(), outer = s.getBoundingClientRect();
  return inner.left < outer.left - 1 || inner.right > outer.right + 1 || inner.top < outer.top - 1 ||
    inner.bottom > outer.bottom + 1;
}).map(t => t.textContent));
seen.sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
seen.fetched = performance.getEntriesByType("resource").map(e => e.name);
const table = document.querySelector("table.sortable");
const column = () => [...table.tBodies[0].rows].map(r => r.cells[1].dataset.value ?? r.cells[1].textContent).map(Number);
table.querySelectorAll("th")[1].click();
seen.down = column();
table.querySelectorAll("th")[1].click();
seen.up = column();
const told = document.createElement("div");
told.id = "seen";
told.textContent = JSON.stringify(seen);
document.body.append(told);
</script>
"""


@unittest.skipIf(BROWSER is None, "there is no chromium (cmake/install_packages.sh web)")
class Page(InFolder):
    def look(self, page, *switches):
        """What the probe saw of a page, and what the browser complained of."""
        probed = self.folder / "probed.html"
        probed.write_text(page.replace("</body>", PROBE + "</body>"), encoding="utf-8")
        with tempfile.TemporaryDirectory() as profile:
            done = subprocess.run(
                [BROWSER, "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
                 "--disable-component-update", "--disable-default-apps", "--disable-sync", "--disable-extensions",
                 "--disable-dev-shm-usage", "--no-first-run", "--host-resolver-rules=MAP * ~NOTFOUND",
                 "--enable-logging=stderr", f"--user-data-dir={profile}", *switches, "--dump-dom",
                 probed.as_uri()], capture_output=True, text=True, timeout=240, check=True)
        told = re.search(r'<div id="seen">(.*?)</div>', done.stdout, re.DOTALL)
        self.assertIsNotNone(told, "the page's scripts did not run to their end: " + done.stderr[-2000:])
        complaints = [line for line in done.stderr.splitlines() if "CONSOLE" in line]
        return json.loads(told.group(1).replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">")), complaints

    def check(self, seen, complaints):
        self.assertEqual(complaints, [])
        self.assertEqual(seen["fetched"], [])
        self.assertIn("Who wins", seen["headings"])
        self.assertGreaterEqual(seen["drawings"], 4)
        self.assertEqual(seen["cut"], [])
        self.assertLessEqual(seen["sideways"], 0)
        # WCAG 2.1: text 4.5 to 1 at level AA, what is drawn 3 to 1.
        self.assertGreaterEqual(seen["least"], 4.5)
        self.assertGreaterEqual(seen["labels"], 4.5)
        self.assertGreaterEqual(seen["marks"], 3)
        self.assertGreater(len(set(seen["down"])), 1)
        self.assertEqual(seen["down"], sorted(seen["down"], reverse=True))
        self.assertEqual(seen["up"], sorted(seen["up"]))

    def test_light_and_dark_wide_and_narrow(self):
        file = self.folder / "report.html"
        run("simulate", "thunderstone", "--players", "greedy", "greedy", "random", "--games", 40, "--html", file)
        page = file.read_text(encoding="utf-8")
        light = self.look(page, "--blink-settings=preferredColorScheme=1", "--window-size=1280,900")
        self.check(*light)
        self.assertGreater(light[0]["back"], 0.8)
        dark = self.look(page, "--blink-settings=preferredColorScheme=0", "--window-size=480,900")
        self.check(*dark)
        self.assertLess(dark[0]["back"], 0.1)


if __name__ == "__main__":
    unittest.main()
