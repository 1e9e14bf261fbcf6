// What the engine thinks of each position of a match: a graph, on which the mistakes are marked.
import * as rules from './rules.js';
import {byId, element, withMove} from './dialogs.js';
import {text} from './texts.js';
import {Thinker} from './thinker.js';

/** How long the engine thinks about each position. */
const MILLIS = 150;

/** A move that loses so many per cent of its player's chance is a mistake. */
const LOSS = 20;

/** So many mistakes are listed, the worst ones. */
const MOST = 8;

const [WIDTH, HEIGHT, EDGE] = [320, 96, 8];

export class Review {
  #actions;
  #thinker = new Thinker();
  #language = 'en';
  #line = [];
  #moves = '';
  #found = [];
  #view;

  /** Takes how to show a place, and how to point out a move with a sentence. */
  constructor(actions) {
    this.#actions = actions;
    byId('review-graph').onclick = event => {
      const {left, width} = event.currentTarget.getBoundingClientRect();
      const share = ((event.clientX - left) / width * WIDTH - EDGE) / (WIDTH - 2 * EDGE);
      this.#actions.show(this.#line[Math.round(Math.max(0, Math.min(1, share)) * (this.#line.length - 1))]);
    };
    byId('review-close').onclick = () => this.close();
  }

  setLanguage(language) {
    this.#language = language;
    this.#thinker.reset();
    this.close();
  }

  close() {
    this.#thinker.stop();
    this.#line = [];
    byId('review').hidden = true;
  }

  /** Looks at a line of a view, given by its places. */
  async open(view, line) {
    this.#line = line;
    this.#moves = movesOf(view);
    this.#found = [];
    this.#view = view;
    byId('review-mistakes').dataset.mistakes = '';
    byId('review').hidden = false;
    this.#write();
    try {
      const {problem} = await this.#thinker.ask({ask: 'review', record: rules.lineRecord(), millis: MILLIS},
          this.#language, found => {
            this.#found.push(found);
            this.#write();
          });
      byId('review-text').textContent = problem ?? byId('review-text').textContent;
    } catch {
      byId('review-text').textContent = text('failure.engine');
    }
  }

  /** Marks the position of a view; closes the graph if its moves are others. */
  shown(view) {
    if (this.#line.length > 0) {
      this.#view = view;
      if (movesOf(view) === this.#moves) {
        this.#write();
      } else {
        this.close();
      }
    }
  }

  #write() {
    const all = this.#line.length - 1;
    const x = ply => EDGE + ply * (WIDTH - 2 * EDGE) / Math.max(1, all);
    const y = ({bar}) => EDGE + (100 - bar) * (HEIGHT - 2 * EDGE) / 100;
    const mistakes = this.#mistakes();
    const at = this.#line.indexOf(this.#view.at);
    byId('review-graph').innerHTML = `<path class="axis" d="M${EDGE} ${HEIGHT / 2}H${WIDTH - EDGE}"/>`
        + (at < 0 ? '' : `<path class="axis" d="M${x(at)} 0V${HEIGHT}"/>`)
        + `<polyline points="${this.#found.map((each, ply) => `${x(ply)},${y(each)}`).join(' ')}"/>`
        + mistakes.map(({ply}) => `<circle cx="${x(ply + 1)}" cy="${y(this.#found[ply + 1])}" r="5"/>`).join('');
    byId('review-text').textContent = this.#found.length <= all
        ? text('review.thinking', {ply: this.#found.length, plies: all})
        : mistakes.length > 0 ? text('review.mistakes', {percent: LOSS}) : text('review.none', {percent: LOSS});
    const list = byId('review-mistakes');
    const key = JSON.stringify(mistakes);
    if (list.dataset.mistakes !== key) { // What has the keyboard stays.
      list.dataset.mistakes = key;
      list.replaceChildren(...mistakes.map(mistake => this.#entry(mistake)));
    }
  }

  /** Returns the worst moves in their order, with what was better and the chances of their player. */
  #mistakes() {
    return this.#found.slice(1).map(({bar}, ply) => {
      const [player, move, turn] = this.#view.moves[this.#line[ply + 1] - 1];
      const chance = value => player === 1 ? value : 100 - value;
      const {best, bar: before} = this.#found[ply];
      return {ply, move, turn, best, before: chance(before), after: chance(bar)};
    }).filter(({best, move, before, after}) => best !== move && before - after >= LOSS)
        .sort((a, b) => b.before - b.after - (a.before - a.after))
        .slice(0, MOST)
        .sort((a, b) => a.ply - b.ply);
  }

  #entry(mistake) {
    const words = text('review.mistake', mistake);
    return element('li', {}, element('button', {
      type: 'button', className: 'plain',
      onclick: () => this.#actions.point(this.#line[mistake.ply], mistake.best, words),
    }, ...withMove(words, mistake.move)));
  }
}

const movesOf = ({moves}) => JSON.stringify(moves.map(([, move, , before]) => [move, before]));
