// What the engine thinks of the position that is shown: a bar and its best lines.
import * as rules from './rules.js';
import {byId, element} from './dialogs.js';
import {text} from './texts.js';
import {Thinker} from './thinker.js';

const MILLIS = 20_000;

export class Analysis {
  isOn = false;
  #adviser = new Thinker();
  #record = '';
  #language = 'en';

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

  /** Asks for a hint or a solution; an analysis goes on with the next view. */
  async ask(question) {
    this.#record = '';
    try {
      return await this.#adviser.ask(question, this.#language);
    } catch {
      return {problem: text('failure.engine')};
    }
  }

  /** Analyses the position of a view, unless it is being analysed. */
  async show(view) {
    if (!this.isOn) {
      return;
    }
    const record = rules.shownRecord();
    if (record === this.#record) {
      return;
    }
    this.pause();
    this.#record = record;
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

  #write({bar = 50, lines = [], work = '', proof, mover, problem}) {
    byId('bar').hidden = problem !== undefined;
    byId('bar-fill').style.width = bar + '%';
    byId('bar').setAttribute('aria-label', text('analysis.bar', {percent: bar}));
    byId('analysis-scale').textContent = problem ?? (mover ? text('analysis.scale', {player: mover}) : '');
    byId('analysis-lines').replaceChildren(...lines.map(({move, value, line}) =>
        element('li', {}, element('b', {}, move), value, element('span', {}, line))));
    byId('analysis-work').textContent = [proof, work].filter(part => part).join(' · ');
  }
}
