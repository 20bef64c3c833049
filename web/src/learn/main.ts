// SPDX-License-Identifier: GPL-3.0-or-later
// The page that teaches: one course at a time, its lessons below each other, then its puzzles.
import { make } from '../dom.ts';
import { startRules } from '../engine/client.ts';
import { mountPage } from '../page.ts';
import { COURSES, puzzlesOf, type Course, type Lesson } from './course.ts';
import { LiveExample } from './example.ts';
import './learn.css';
import { PuzzleBoard } from './solver.ts';

interface Board {
  readonly element: HTMLElement;
  dispose(): void;
}

const rules = startRules();
const content = make('div', { className: 'course' });
let boards: Board[] = [];
/** Boards are put up when they come near: each costs drawing and questions to the rules. */
let watcher: IntersectionObserver | null = null;

function whenNear(build: () => Board): HTMLElement {
  const host = make('div', { className: 'host' });
  hosts.set(host, build);
  watcher?.observe(host);
  return host;
}
const hosts = new Map<Element, () => Board>();

function mountNear(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const build = hosts.get(target);
    if (!isIntersecting || !build) continue;
    hosts.delete(target);
    watcher?.unobserve(target);
    const board = build();
    boards.push(board);
    target.replaceChildren(board.element);
    target.classList.add('mounted');
  }
}

function lessonSection(lesson: Lesson, number: number): HTMLElement {
  const words = make('div', { className: 'words' }, make('h2', {}, `${number}. ${lesson.title}`), ...lesson.text.map((text) => make('p', {}, text)));
  const section = make('section', { className: 'lesson' }, words);
  const { example } = lesson;
  if (example) section.append(whenNear(() => new LiveExample(rules, example, `Example: ${lesson.title}`)));
  return section;
}

function puzzleSection(course: Course): HTMLElement {
  const puzzles = puzzlesOf(course.variant).map((puzzle) => whenNear(() => new PuzzleBoard(rules, puzzle)));
  return make('section', { className: 'puzzles-section' }, make('h2', {}, 'Puzzles'), make('div', { className: 'puzzles' }, ...puzzles));
}

function show(course: Course): void {
  for (const board of boards) board.dispose();
  boards = [];
  hosts.clear();
  watcher?.disconnect();
  watcher = new IntersectionObserver(mountNear, { rootMargin: '200px' });
  document.title = `Learn ${course.title} · Ziggurat`;
  const play = make('a', { className: 'button' }, `Play ${course.title}`);
  play.href = `./index.html#variant=${course.variant}`;
  content.replaceChildren(
    make('div', { className: 'course-head' }, make('h1', {}, course.title), play),
    ...course.lessons.map((lesson, index) => lessonSection(lesson, index + 1)),
    puzzleSection(course),
  );
  for (const link of document.querySelectorAll('.courses a')) {
    if (link.getAttribute('href') === `#${course.variant}`) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

function courseLinks(): HTMLElement {
  const nav = make('nav', { className: 'courses' });
  nav.ariaLabel = 'Games';
  for (const { variant, title } of COURSES) {
    const link = make('a', { className: 'button' }, title);
    link.href = `#${variant}`;
    nav.append(link);
  }
  return nav;
}

/** The course that the address names; the first without one. */
function showNamed(): void {
  const course = COURSES.find(({ variant }) => `#${variant}` === location.hash) ?? COURSES[0];
  if (course) show(course);
  scrollTo(0, 0);
}

mountPage('learn');
document.querySelector('#learn')?.append(courseLinks(), content);
window.addEventListener('hashchange', showNamed);
showNamed();
