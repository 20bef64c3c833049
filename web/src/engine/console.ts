// SPDX-License-Identifier: GPL-3.0-or-later
// For those who would rather ask than click: `ziggurat` in the browser's console, and in the tests.
//
//   const rules = ziggurat.startRules()
//   await rules.perft('levelup', null, [], 3)
import { startEngine, startRules } from './client.ts';

declare global {
  interface Window {
    ziggurat: { startRules: typeof startRules; startEngine: typeof startEngine };
  }
}

window.ziggurat = { startRules, startEngine };
