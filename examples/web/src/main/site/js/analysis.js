// What the engine thinks of the position that is shown: a bar and its best lines, which can be
// played through.
import * as rules from './rules.js';
import {byId, element} from './dialogs.js';
import {text} from './texts.js';
import {Thinker} from './thinker.js';

const MILLIS = 20_000;

export class Analysis {
  isOn = false;
  #actions;
  #adviser = new Thinker();
  #record = '';
  #best;
  #language = 'en';

  /** Takes how to point out a move, and how to show where moves of a line lead. */
  constructor(actions) {
    this.#actions = actions;
  }

  setLanguage(language) {
    this.#language = language;
    this.#adviser.reset();
    this.#record = '';
  }

  toggle() {
    this.isOn = !this.isOn;
    byId('analysis').hidden = !this.isOn;
    this.pause();
  }

  /** Stops thinking until the next view. */
  pause() {
    this.#adviser.stop();
    this.#record = '';
  }

  /** Asks for a hint or a solution; an analysis continues with the next view. */
  async ask(question) {
    this.#record = '';
    try {
      return await this.#adviser.ask(question, this.#language);
    } catch {
      return {problem: text('failure.engine')};
    }
  }

  /** Analyses the position of a view, unless it is being analysed, or is one of a line. */
  async show(view) {
    if (!this.isOn) {
      return;
    }
    if (view.isInLine) {
      this.pause();
      return;
    }
    const record = rules.shownRecord();
    if (record === this.#record) {
      this.#actions.point(this.#best);
      return;
    }
    this.pause();
    this.#record = record;
    byId('analysis-lines').replaceChildren();
    if (view.toMove === 0) {
      this.#write({bar: view.winner === 0 ? 50 : view.winner === 1 ? 100 : 0, lines: [], work: view.status});
      return;
    }
    try {
      const last = await this.#adviser.ask(
          {ask: 'analyse', record, millis: MILLIS}, this.#language, found => this.#write(found));
      if (this.#record === record) {
        this.#write(last);
      }
    } catch {
      this.#write({problem: text('failure.engine')});
    }
  }

  /** Goes along the line that is shown; returns whether it has a move there. */
  walk(by) {
    const at = byId('analysis-lines').querySelector('[aria-current]');
    const next = by > 0 ? at?.nextElementSibling : at?.previousElementSibling;
    next?.click();
    return Boolean(next);
  }

  #write({bar = 50, lines = [], work = '', proof, mover, problem, best}) {
    byId('bar').hidden = problem !== undefined;
    byId('bar-fill').style.width = bar + '%';
    byId('bar').setAttribute('aria-label', text('analysis.bar', {percent: bar}));
    byId('analysis-scale').textContent = problem ?? (mover ? text('analysis.scale', {player: mover}) : '');
    byId('analysis-work').textContent = [proof, work].filter(part => part).join(' · ');
    // What somebody is touching stays where it is.
    if (!byId('analysis-lines').matches(':active, :focus-within')) {
      byId('analysis-lines').replaceChildren(...lines.map(line => this.#line(line)));
    }
    this.#actions.point(this.#best = best);
  }

  #line({moves, value}) {
    const buttons = moves.map((move, i) => element('button', {
      type: 'button', className: 'plain', onclick: event => {
        byId('analysis-lines').querySelector('[aria-current]')?.removeAttribute('aria-current');
        event.currentTarget.setAttribute('aria-current', 'true');
        this.#actions.showLine(moves.slice(0, i + 1));
      },
    }, move));
    return element('li', {}, element('b', {}, value), element('span', {translate: false}, ...buttons));
  }
}
