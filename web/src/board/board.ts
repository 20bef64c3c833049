// SPDX-License-Identifier: GPL-3.0-or-later
// The board to play on: chessground draws and drags, the tree of choices says what each click means.
import { Chessground } from 'chessground';
import type { Api } from 'chessground/api';
import type { DrawShape } from 'chessground/draw';
import type { Key, MouchEvent } from 'chessground/types';
import 'chessground/assets/chessground.base.css';
import './board.css';
import './play.css';
import type { Position } from '../engine/types.ts';
import { kindName, pieceOf, readMen, stackOf, type Men } from '../pieces/men.ts';
import type { Colour } from '../pieces/drawing.ts';
import { Chooser, type Offer } from './chooser.ts';
import { choicesOf } from './choices.ts';
import { boardPiece, setMen, squareClasses } from './diagram.ts';
import { joinShapes } from './joins.ts';
import type { Choices, Node, Option } from './node.ts';
import { shapesOf, squaresOf, type Arrow } from './shapes.ts';
import { lockedUpgrades, priceOf } from './shop.ts';
import { whatBecame } from './spoken.ts';
import { Squares } from './squares.ts';

export interface BoardEvents {
  /** A legal move was made by hand: its canonical UCI text. */
  move(text: string): void;
  /** Something to tell the person, such as why an upgrade is locked. */
  note(words: string): void;
}

export interface Shown {
  position: Position;
  orientation: Colour;
  /** Whose men can be moved now. */
  movable: Colour | null;
  /** The position before the last move, where there is one: what the move did is shown. */
  before: Position | null;
}

const NOTHING: Choices = { men: new Map(), drops: new Map() };

export class GameBoard {
  readonly element = document.createElement('div');
  private readonly board: Api;
  private readonly squares: Squares;
  private readonly chooser = new Chooser();
  private readonly events: BoardEvents;
  private shown: Shown | null = null;
  private men: Men = new Map();
  private choices: Choices = NOTHING;
  private arrows: readonly Arrow[] = [];
  /** How far the clicks have led: the man's square now, what can follow, and whether a leg has been made. */
  private at: Key | null = null;
  private node: Node | null = null;
  /** How many upper pyramids of a stack are to move; 0 where there is nothing to choose. */
  private part = 0;
  private hasMoved = false;
  /** The letter of what is to be dropped by the next click. */
  private dropping: string | null = null;
  /** Whether the man that has made a leg was pressed again: let go there, it stops; dragged on, it makes the next. */
  private isPressed = false;
  private readonly release = (event: MouseEvent | TouchEvent) => {
    const { clientX, clientY } =
      'changedTouches' in event ? (event.changedTouches[0] ?? { clientX: 0, clientY: 0 }) : event;
    const square = this.board.getKeyAtDomPos([clientX, clientY]);
    // Chessground tells of the press that came before this a moment late.
    setTimeout(() => {
      const isStop = this.isPressed && square === this.at;
      this.isPressed = false;
      if (isStop) this.stopHere();
      else this.followSelection();
    }, 5);
  };

  constructor(host: HTMLElement, events: BoardEvents) {
    this.events = events;
    this.element.className = 'board-frame';
    const wrap = document.createElement('div');
    wrap.className = 'board';
    wrap.ariaHidden = 'true';
    this.squares = new Squares({ choose: (square) => this.chooseByKey(square), cancel: () => this.reset() });
    this.element.append(wrap, this.squares.element, this.chooser.element);
    host.replaceChildren(this.element);
    this.board = Chessground(wrap, {
      fen: '8/8/8/8/8/8/8/8',
      autoCastle: false,
      premovable: { enabled: false },
      predroppable: { enabled: false },
      animation: { duration: 180 },
      movable: {
        free: false,
        events: {
          after: (from, to) => this.moved(from, to),
          afterNewPiece: (_role, to) => this.dropped(to),
        },
      },
      events: { select: (square) => this.selected(square) },
    });
    document.addEventListener('mouseup', this.release);
    document.addEventListener('touchend', this.release);
    this.element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.reset();
    });
  }

  /** Shows a position; whatever was begun on the board is forgotten. */
  show(shown: Shown): void {
    this.shown = shown;
    const { position } = shown;
    this.choices = shown.movable ? choicesOf(position.variant, position.fen, position.legal) : NOTHING;
    this.reset();
  }

  /** Arrows of an analysis, until others come. */
  showArrows(arrows: readonly Arrow[]): void {
    this.arrows = arrows;
    this.drawShapes();
  }

  /** Whether the side to move may drop such a man now. */
  canDrop(letter: string): boolean {
    return (this.choices.drops.get(letter)?.size ?? 0) > 0;
  }

  /** Takes a man from beside the board: with an event it is dragged; it can be put down by a click in either case. */
  startDrop(letter: string, event: MouchEvent | null): void {
    const colour = this.shown?.movable;
    if (!colour || !this.canDrop(letter)) return;
    this.reset();
    this.dropping = letter;
    this.markSquares();
    this.nameSquares();
    if (event) this.board.dragNewPiece(boardPiece(pieceOf(colour, letter)), event);
    else this.squares.focus([...(this.choices.drops.get(letter)?.keys() ?? [])][0] ?? 'a1');
  }

  dispose(): void {
    document.removeEventListener('mouseup', this.release);
    document.removeEventListener('touchend', this.release);
    this.board.destroy();
    this.element.remove();
  }

  /** Back to the position as it is, nothing chosen. */
  private reset(): void {
    const shown = this.shown;
    if (!shown) return;
    const { position } = shown;
    const last = position.moves.at(-1);
    this.men = readMen(position.variant, position.fen);
    this.at = this.node = this.dropping = null;
    this.hasMoved = this.isPressed = false;
    this.part = 0;
    this.chooser.hide();
    this.board.cancelMove();
    this.board.set({
      orientation: shown.orientation,
      turnColor: position.turn === 'w' ? 'white' : 'black',
      lastMove: last ? squaresOf(last) : [],
      movable: { color: shown.movable ?? undefined, dests: this.rootTargets() },
    });
    setMen(this.board, this.men);
    this.markSquares();
    this.nameSquares();
    this.drawShapes();
  }

  private rootTargets(): Map<Key, Key[]> {
    return new Map([...this.choices.men].map(([from, node]) => [from, [...node.squares.keys()]]));
  }

  private markSquares(): void {
    if (!this.shown) return;
    const { position, before } = this.shown;
    const classes = squareClasses(this.men, position.check ? position.turn : null, []);
    const last = position.moves.at(-1);
    if (before && last && whatBecame(readMen(before.variant, before.fen), this.men, last) !== '') {
      const to = squaresOf(last).at(-1);
      if (to) classes.set(to, 'became');
    }
    if (this.dropping)
      for (const square of this.choices.drops.get(this.dropping)?.keys() ?? []) classes.set(square, 'dropping');
    this.board.set({ highlight: { custom: classes } });
  }

  private nameSquares(): void {
    if (!this.shown) return;
    const drops = this.dropping ? this.choices.drops.get(this.dropping) : undefined;
    this.squares.show(this.men, this.shown.orientation, (square) => ({
      isChosen: square === this.at,
      isTarget: drops?.has(square) ?? this.node?.squares.has(square) ?? false,
    }));
  }

  private drawShapes(): void {
    const shapes: DrawShape[] = this.arrows.flatMap(shapesOf);
    if (this.node && this.shown && !this.hasMoved)
      shapes.push(...joinShapes(this.shown.position, this.men, this.node));
    this.board.setAutoShapes(shapes);
  }

  /** A square was clicked, before chessground's own answer to that. */
  private selected(square: Key): void {
    if (!this.shown?.movable) return;
    if (this.dropping) {
      const move = this.choices.drops.get(this.dropping)?.get(square);
      if (move) this.finish(move);
      else this.reset();
    } else if (this.hasMoved) {
      this.isPressed = square === this.at;
      if (!this.isPressed && !this.node?.squares.has(square)) this.reset();
    } else if (square !== this.at && !(this.node?.squares.has(square) ?? false)) {
      this.choose(square);
    }
  }

  private chooseByKey(square: Key): void {
    if (this.hasMoved && square === this.at) this.stopHere();
    else this.board.selectSquare(square);
  }

  /** No second leg: the move is the first, if that is one. */
  private stopHere(): void {
    const move = this.at && this.node?.squares.get(this.at)?.move;
    if (move) this.finish(move);
  }

  private choose(square: Key): void {
    const isOwn = this.men.get(square)?.colour === this.shown?.movable;
    this.at = isOwn ? square : null;
    this.node = isOwn ? (this.choices.men.get(square) ?? { squares: new Map(), options: [], move: null }) : null;
    const first = this.node?.options[0];
    this.part = first?.kind === 'part' ? Number(first.id) : 0;
    this.offer();
    this.nameSquares();
    this.drawShapes();
  }

  /** Chessground drops its selection at times without a word. */
  private followSelection(): void {
    const isGone = this.board.state.selected !== this.at && !this.board.state.draggable.current;
    if (isGone && this.at && !this.hasMoved && !this.dropping) this.reset();
  }

  /** Shows what can be chosen where the man stands now. */
  private offer(): void {
    const { at, node, shown } = this;
    this.chooser.hide();
    if (!at || !node || !shown) return;
    const upgrades = this.hasMoved ? [] : lockedUpgrades(shown.position, this.men, at);
    const offers: Offer[] = node.options.map((option) => this.offerOf(option));
    for (const { letter, price, locked } of upgrades) {
      if (!offers.some(({ option }) => option.kind === 'upgrade' && option.id === letter)) {
        const option: Option = {
          ...{ kind: 'upgrade', id: letter, label: '', man: pieceOf(shown.movable ?? 'white', letter) },
          next: { squares: new Map(), options: [], move: null },
        };
        offers.push({ ...this.offerOf(option), note: String(price), locked });
      }
    }
    if (offers.length === 0) return;
    if (this.squares.hasFocus && !this.hasMoved)
      this.events.note(`There are choices on ${at}: the tabulator key leads there`);
    const targets = [node, ...node.options.map(({ next }) => next)].flatMap(({ squares }) => [...squares.keys()]);
    const chosen = this.part > 0 ? String(this.part) : null;
    this.chooser.show(at, shown.orientation, offers, chosen, { targets, own: this.choices.men.keys() }, (offer) =>
      this.chosen(offer),
    );
  }

  private offerOf(option: Option): Offer {
    if (option.kind !== 'upgrade' || !option.man) return { option, note: '', locked: '' };
    const label = `upgrade to ${kindName(option.man)}`;
    return { option: { ...option, label }, note: `${priceOf(option.id)}`, locked: '' };
  }

  private chosen({ option, locked }: Offer): void {
    if (locked !== '') {
      this.events.note(locked);
    } else if (option.next.move) {
      this.finish(option.next.move);
    } else if (option.kind === 'part' && this.at) {
      const wasFocused = this.chooser.element.contains(document.activeElement);
      this.node = option.next;
      this.board.set({
        selected: this.at,
        movable: { dests: new Map([...this.rootTargets(), [this.at, [...option.next.squares.keys()]]]) },
      });
      this.part = Number(option.id);
      this.offer();
      this.nameSquares();
      this.drawShapes();
      if (wasFocused) this.squares.focus(this.at);
    }
  }

  /** Chessground has moved a man: the move is whole, or there is more to choose. */
  private moved(from: Key, to: Key): void {
    const node = from === this.at ? this.node : this.choices.men.get(from);
    const next = node?.squares.get(to);
    if (!next || !this.shown) return this.reset();
    if (next.move) return this.finish(next.move);
    this.showPart(from, to);
    this.at = to;
    this.node = next;
    this.hasMoved = true;
    const targets = [...next.squares.keys()].filter((square) => square !== to);
    this.board.set({
      turnColor: this.shown.movable ?? 'white',
      movable: { dests: new Map([[to, targets]]) },
      ...(targets.length > 0 ? { selected: to } : {}),
    });
    const isByKeyboard = this.squares.hasFocus;
    if (targets.length > 0) this.events.note('Choose where it goes on, or stop here');
    this.offer();
    this.nameSquares();
    this.drawShapes();
    if (isByKeyboard && targets.length === 0) this.chooser.focus();
  }

  /** Before a promotion is chosen, what splits off stands alone. */
  private showPart(from: Key, to: Key): void {
    const stack = this.men.get(from);
    const taken = this.part;
    if (!stack || !this.shown || taken === 0 || taken === stack.pyramids.length) return;
    const part = stackOf(this.shown.position.variant, stack.colour, stack.pyramids.slice(-taken));
    const rest = stackOf(this.shown.position.variant, stack.colour, stack.pyramids.slice(0, -taken));
    this.board.setPieces(
      new Map([
        [from, boardPiece(rest)],
        [to, boardPiece(part)],
      ]),
    );
  }

  private dropped(to: Key): void {
    const move = this.dropping ? this.choices.drops.get(this.dropping)?.get(to) : undefined;
    if (move) this.finish(move);
    else this.reset();
  }

  /** The move is made: it is shown at once, and told to whoever owns the game. */
  private finish(text: string): void {
    const legal = this.shown?.position.legal.find((move) => move.text === text);
    if (!this.shown || !legal) return this.reset();
    this.chooser.hide();
    this.at = this.node = this.dropping = null;
    this.hasMoved = false;
    this.choices = NOTHING;
    setMen(this.board, readMen(this.shown.position.variant, legal.fen));
    this.board.set({
      lastMove: squaresOf(text),
      movable: { dests: new Map() },
      highlight: { custom: new Map() },
    });
    this.events.move(text);
  }
}
