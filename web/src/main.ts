// SPDX-License-Identifier: GPL-3.0-or-later
// Where index.html begins.
import './engine/console.ts';
import { onLoading, startEngine, startRules } from './engine/client.ts';
import './offline/register.ts';
import { mountPage } from './page.ts';
import { App } from './play/app.ts';
import { fromHash } from './play/link.ts';

mountPage('play');
const host = document.querySelector<HTMLElement>('#app');
if (host) {
  const app = new App(host, { rules: startRules, engine: startEngine });
  const ended = onLoading((progress) => app.showLoading(progress));
  // A link that is pasted into the address of an open page loads nothing anew.
  window.addEventListener(
    'hashchange',
    () => void app.start(fromHash(location.hash)).catch((problem) => app.showFailure(problem)),
  );
  app.start(fromHash(location.hash)).then(ended, (problem: unknown) => {
    ended();
    app.showFailure(problem);
  });
}
