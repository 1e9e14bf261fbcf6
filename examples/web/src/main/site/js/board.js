// The board: the picture of the rules, which can be touched with mouse, finger and keyboard.
import {text} from './texts.js';
import {makeDraggable} from './drag.js';
import {find, fly} from './flight.js';
import {ARROWS, beside, nearest, placesOf} from './places.js';
import {packStocks} from './stocks.js';

const SVG = 'http://www.w3.org/2000/svg';

/** So many places that may be touched next are marked calmly. */
const MANY = 12;

/** The arrows of a board as a clock goes, and by how many steps among them a drag may miss one. */
const DIRECTIONS = '→↘↓↙←↖↑↗';
const MOST_TURN = 0.3;

/** The distance between two cells of a line. */
const CELL = 100;

export class Board {
  #element;
  #onStep;
  #svg = null;
  #places = [];
  #view = {};
  #current = '';
  #isPointed = false;
  #drag;

  /**
   * Puts a board into an element; a touch calls onStep with the key of a place, and with nothing if
   * a piece is dropped beside the board.
   */
  constructor(element, onStep) {
    this.#element = element;
    this.#onStep = onStep;
    element.addEventListener('click', event => this.#clicked(event));
    element.addEventListener('keydown', event => this.#pressed(event));
    element.addEventListener('pointerdown', () => this.#point(true));
    document.addEventListener('keydown', ({key}) => key === 'Tab' && this.#point(false), true);
    element.addEventListener('focusin', () => this.#drawFocus());
    element.addEventListener('focusout', () => this.#clear('.focus'));
    element.addEventListener('animationend', () => element.classList.remove('is-refusing'));
    this.#drag = makeDraggable(element, {
      pick: event => this.#picked(event),
      drop: (place, event) => {
        const to = this.#at(document.elementFromPoint(event.clientX, event.clientY), event);
        if (to?.key !== place.key && !this.#push(place, to)) {
          this.#onStep(to?.key);
        }
      },
    });
  }

  /** Shows a view of the match; pieces fly if it says how. */
  show(view, {isMoving = false, areStocksBelow = false} = {}) {
    this.leave();
    const hadFocus = this.#element.contains(document.activeElement);
    const before = this.#svg;
    const old = isMoving && before ? this.#places : null;
    const svg = drawIn(this.#element, view.svg);
    this.#element.classList.toggle('is-busy', view.next.length > MANY);
    this.#svg = svg;
    this.#view = view;
    if (areStocksBelow) {
      packStocks(svg);
    }
    this.#places = placesOf(svg);
    this.#label(view);
    const found = this.#places.some(place => place.key === this.#current);
    if (!found) {
      this.#current = this.#first(view);
    }
    this.#rove(hadFocus);
    if (old) {
      fly(before, old, svg, this.#places, view.transfers ?? []);
    }
  }

  /** Ends a drag: what is released later is not a touch on what is shown then. */
  leave() {
    this.#drag.cancel();
  }

  /** Shakes the board, for a touch that was refused. */
  refuse() {
    this.#element.classList.add('is-refusing');
  }

  /** Points out the steps of a move in their order; the keyboard stands at the first one. */
  hint(steps) {
    this.#clear('.hint');
    const first = this.#places.find(each => each.key === steps[0]);
    if (first) {
      this.#current = first.key;
      this.#rove(this.#element.contains(document.activeElement));
    }
    const group = this.#overlay('hint');
    let number = 0;
    for (const step of steps) {
      number++;
      const place = this.#places.find(each => each.key === step);
      if (place) {
        place.element.ariaLabel += ', ' + text('mark.hint', {number});
        group.append(
            make('circle', {class: 'hint-ring', cx: place.x, cy: place.y, r: place.isPile ? 34 : 46}),
            make('circle', {class: 'hint-plate', cx: place.x + 32, cy: place.y - 32, r: 18}),
            make('text', {class: 'hint-number', x: place.x + 32, y: place.y - 31}, number));
      }
    }
  }

  /** Draws a move as arrows, and circles where it does something else. */
  point({steps, transfers}) {
    this.#clear('.best');
    this.#clear('.hint');
    const group = this.#overlay('best');
    const ends = new Set();
    for (const [piece, from, to] of transfers) {
      const start = find(this.#places, from, piece);
      const end = to.startsWith('cell:') && find(this.#places, to, piece);
      if (start && end) {
        group.append(arrow(start, end));
        ends.add(start.key).add(end.key);
      }
    }
    for (const {x, y} of this.#places.filter(each => steps.includes(each.key) && !ends.has(each.key))) {
      group.append(make('circle', {class: 'best-ring', cx: x, cy: y, r: 40}));
    }
  }

  /** Moves the keyboard to the board. */
  focus() {
    this.#place()?.element.focus({preventScroll: true});
  }

  #first(view) {
    const next = new Set(view.next.map(each => each.step));
    return (this.#places.find(place => next.has(place.key)) ?? this.#places[0])?.key ?? '';
  }

  #place() {
    return this.#places.find(place => place.key === this.#current);
  }

  /** Gives every place its role and its name for people who do not see the board. */
  #label(view) {
    const next = new Set(view.next.map(each => each.step));
    const entered = new Set(view.entered.map(each => each.step));
    const last = new Set(view.last);
    const refused = new Set(view.refused);
    this.#svg.setAttribute('role', 'group');
    this.#svg.setAttribute('aria-label', text('board.label', {game: view.gameName}));
    this.#svg.querySelector(':scope > title')?.remove();
    this.#svg.querySelector(':scope > desc')?.remove();
    for (const text of this.#svg.querySelectorAll('text')) {
      text.setAttribute('aria-hidden', 'true');
      text.setAttribute('translate', text.matches('.br-title') ? 'yes' : 'no');
    }
    for (const place of this.#places) {
      const title = place.element.querySelector('title');
      const words = [title?.textContent ?? place.name];
      if (place.isPile) {
        const stock = place.element.closest('.br-stock').querySelector('.br-title')?.textContent;
        words[0] = (stock ? stock + ': ' : '') + words[0];
      }
      title?.remove();
      if (next.has(place.key)) {
        words.push(text('mark.next'));
        place.element.classList.add('is-next');
      }
      if (entered.has(place.key)) {
        words.push(text('mark.entered'));
        place.element.classList.add('is-entered');
      }
      if (!place.isPile && refused.has(place.name)) {
        words.push(text('mark.refused'));
      } else if (!place.isPile && last.has(place.name)) {
        words.push(text('mark.last'));
      }
      place.element.setAttribute('role', 'button');
      place.element.setAttribute('aria-label', words.join(', '));
    }
  }

  #rove(isFocused) {
    for (const place of this.#places) {
      place.element.setAttribute('tabindex', place.key === this.#current ? '0' : '-1');
    }
    if (isFocused) {
      this.focus();
      this.#drawFocus();
    }
  }

  #clicked(event) {
    // Screen readers click without a place.
    const isAtPlace = event.detail > 0;
    const place = this.#at(event.target, isAtPlace ? event : null);
    if (place && !(isAtPlace && this.#drag.isOver())) {
      this.#current = place.key;
      this.#onStep(place.key);
    }
  }

  /** Enters the place where a drag begins; returns {place, svg, body} if it can be dragged. */
  #picked(event) {
    const from = this.#at(event.target, event);
    const {key, element} = from ?? {};
    // A touch on what is not lit begins again, if something is entered.
    const isStart = element?.matches('.is-next') || this.#svg?.querySelector('.is-entered');
    if (!from || !isStart || bodyOf(from).length === 0) {
      return null;
    }
    this.#current = key;
    if (!element.matches('.is-entered')) {
      this.#onStep(key);
    }
    const place = this.#places.find(each => each.key === key && each.element.matches('.is-entered'));
    return place ? {place, svg: this.#svg, body: bodyOf(place)} : null;
  }

  /** Pushes along the line from a place to another, as far as they are apart; returns whether it can. */
  #push(from, to) {
    const [right, down] = [to?.x - from.x, to?.y - from.y];
    const eighths = Math.atan2(down, right) / Math.PI * 4;
    const direction = Math.round(eighths);
    const wanted = DIRECTIONS[(direction + 8) % 8];
    const word = () => this.#view.next.find(each => each.arrow === wanted)?.step;
    if (!to || Math.abs(eighths - direction) > MOST_TURN
        || this.#view.next.some(each => each.step === to.key) || !word()) {
      return false;
    }
    const {ply} = this.#view;
    const cells = Math.round(Math.max(Math.abs(right), Math.abs(down)) / CELL);
    for (let i = 0; i < cells && this.#view.ply === ply && word(); i++) {
      this.#onStep(word());
    }
    return true;
  }

  /** Returns the place that a touch means: the one that it hits, or the nearest one to the event. */
  #at(target, event) {
    const hit = target?.closest?.('[data-cell], .br-pile');
    const place = this.#places.find(each => each.element === hit);
    if (place || !this.#svg || !event) {
      return place;
    }
    const point = new DOMPoint(event.clientX, event.clientY)
        .matrixTransform(this.#svg.getScreenCTM().inverse());
    return nearest(this.#places, point);
  }

  #pressed(event) {
    const place = this.#place();
    if (!place) {
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      this.#point(false);
      this.#onStep(place.key);
      event.preventDefault();
    } else if (ARROWS[event.key] && !event.altKey && !event.ctrlKey && !event.metaKey
        && !(this.#isPointed && ARROWS[event.key][1] === 0)) {
      // For people who go by the mouse, left and right lead through the match.
      this.#point(false);
      const next = beside(this.#places, place, event.key);
      if (next) {
        this.#current = next.key;
        this.#rove(true);
      }
      event.preventDefault();
    }
  }

  /** Takes whether the person goes by the mouse or a finger, and not by keys. */
  #point(isPointed) {
    this.#isPointed = isPointed;
    this.#drawFocus();
  }

  #drawFocus() {
    this.#clear('.focus');
    const active = document.activeElement;
    const place = this.#places.find(each => each.element === active);
    if (place && !this.#isPointed && active.matches(':focus-visible')) {
      const r = place.isPile ? 33 : 47;
      this.#overlay('focus').append(
          make('circle', {class: 'focus-ring-rim', cx: place.x, cy: place.y, r}),
          make('circle', {class: 'focus-ring', cx: place.x, cy: place.y, r}));
    }
  }

  #overlay(name) {
    const group = make('g', {class: name, 'aria-hidden': 'true', 'pointer-events': 'none'});
    this.#svg.append(group);
    return group;
  }

  #clear(selector) {
    this.#svg?.querySelectorAll(':scope > ' + selector).forEach(each => each.remove());
  }
}

/** Returns what can be dragged of a place, the drawings of its pieces. */
function bodyOf(place) {
  return [...place.element.querySelectorAll(place.isPile ? 'g' : ':scope > [data-piece]')];
}

/** Draws an arrow. */
function arrow(from, to) {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const end = Math.hypot(right, down) - 4;
  return make('path', {
    class: 'best-arrow', d: `M14 -6H${end - 30}V-20L${end} 0L${end - 30} 20V6H14Z`,
    transform: `translate(${from.x} ${from.y}) rotate(${Math.atan2(down, right) * 180 / Math.PI})`,
  });
}

/** Shows a picture of the rules in an element, and returns it. */
export function drawIn(element, svg) {
  element.innerHTML = svg.replace(/^<\?xml[^>]*>/, ''); // read as HTML, which is faster than as XML
  return element.querySelector('svg');
}

function make(name, attributes, content = '') {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, value);
  }
  element.textContent = content;
  return element;
}
