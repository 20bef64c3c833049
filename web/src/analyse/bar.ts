// SPDX-License-Identifier: GPL-3.0-or-later
import './analyse.css';
import { scoreText, whitesShare, type Side, type Value } from './score.ts';

/** The bar beside the board: White's part of it is White's share of the points. */
export class EvaluationBar {
  readonly element = document.createElement('div');
  private readonly white = document.createElement('div');
  private readonly label = document.createElement('span');

  constructor() {
    this.element.className = 'evaluation-bar';
    this.element.setAttribute('role', 'meter');
    this.element.ariaLabel = 'Evaluation, White’s share';
    this.element.ariaValueMin = '0';
    this.element.ariaValueMax = '100';
    this.white.className = 'evaluation-white';
    this.element.append(this.white, this.label);
    this.clear();
  }

  show(value: Value, turn: Side): void {
    this.set(whitesShare(value, turn), scoreText(value, turn));
    // The bar is narrow, and tells by its colours who is better.
    this.label.textContent = scoreText(value, turn).replace(/[+−-]/, '').replace(/(\d\.\d)\d$/, '$1');
  }

  /** Nothing is known: half and half. */
  clear(): void {
    this.set(0.5, '');
    this.label.textContent = '';
  }

  /** White's part below, as White sits, or above, where the board is turned. */
  flip(isWhiteBelow: boolean): void {
    this.element.classList.toggle('turned', !isWhiteBelow);
  }

  private set(share: number, text: string): void {
    const percent = Math.round(share * 100);
    this.white.style.setProperty('--share', `${percent}%`);
    this.element.ariaValueNow = String(percent);
    this.element.ariaValueText = text || 'not known';
    this.element.classList.toggle('white-is-better', share >= 0.5);
  }
}
