// SPDX-License-Identifier: GPL-3.0-or-later
// What all pages have: the header with the way to the others, and the choice between light and dark.
import './style.css';

export type PageName = 'play' | 'learn' | 'replay';

const PAGES: Record<PageName, { address: string; title: string }> = {
  play: { address: 'index.html', title: 'Play' },
  learn: { address: 'learn.html', title: 'Learn' },
  replay: { address: 'replay.html', title: 'Replay' },
};
const EMBLEM =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" ' +
  'd="M2 21h20v-5h-3v-4h-3V8h-3V4h-2v4H8v4H5v4H2z"/></svg>';

type Theme = 'light' | 'dark';
const THEME_KEY = 'ziggurat-theme';

/** What the person chose, else what the system prefers. */
function themeNow(): Theme {
  const chosen = localStorage.getItem(THEME_KEY);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function themeButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  const show = () => {
    const theme = themeNow();
    document.documentElement.dataset.theme = theme;
    button.textContent = theme === 'dark' ? '☀' : '☾';
    button.ariaLabel = theme === 'dark' ? 'Light colours' : 'Dark colours';
    button.title = button.ariaLabel;
  };
  button.addEventListener('click', () => {
    localStorage.setItem(THEME_KEY, themeNow() === 'dark' ? 'light' : 'dark');
    show();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  show();
  return button;
}

/** Puts the header above what the page holds, and dresses the page in light or dark. */
export function mountPage(current: PageName): void {
  const header = document.createElement('header');
  header.className = 'site-header';
  header.innerHTML = `<a class="site-name" href="./index.html" aria-label="Ziggurat">${EMBLEM}<span>Ziggurat</span></a>`;
  const nav = document.createElement('nav');
  nav.ariaLabel = 'Pages';
  for (const [name, { address, title }] of Object.entries(PAGES)) {
    const link = document.createElement('a');
    link.href = `./${address}`;
    link.textContent = title;
    if (name === current) link.setAttribute('aria-current', 'page');
    nav.append(link);
  }
  header.append(nav, themeButton());
  document.body.prepend(header);
}
