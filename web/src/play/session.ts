// SPDX-License-Identifier: GPL-3.0-or-later
// Whether an address is that of the game that was played on this page before it was loaded anew, or a link from elsewhere.
const KEY = 'ziggurat-game';

export function rememberGame(hash: string): void {
  sessionStorage.setItem(KEY, hash);
}

export const wasOurs = (hash: string) => sessionStorage.getItem(KEY) === hash;
