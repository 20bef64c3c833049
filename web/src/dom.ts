// SPDX-License-Identifier: GPL-3.0-or-later
// Elements in one expression.

type Child = Node | string;

/** An element with properties (`className`, `ariaLabel`, `onclick`...) and children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** A button that does something. */
export function button(
  text: string,
  onclick: () => void,
  properties: Partial<HTMLButtonElement> = {},
): HTMLButtonElement {
  return make('button', { type: 'button', textContent: text, onclick, ...properties });
}

/** A field below its name. */
export function labelled(text: string, field: HTMLElement): HTMLLabelElement {
  return make('label', { className: 'labelled' }, make('span', { textContent: text }), field);
}

/** A choice of one of several, by value and title. */
export function select(
  choices: readonly (readonly [value: string, title: string])[],
  value: string,
  properties: Partial<HTMLSelectElement> = {},
): HTMLSelectElement {
  const options = choices.map(([of, title]) =>
    make('option', { value: of, textContent: title, selected: of === value }),
  );
  return make('select', properties, ...options);
}
