// A program that plays.
import * as rules from './rules.js';
import {text} from './texts.js';
import {Thinker} from './thinker.js';

/** How long a program takes at least for a move, so that people can follow. */
const LEAST_MILLIS = 500;

export class Opponent {
  #thinker = new Thinker();
  #asked = '';

  /** Forgets everything, as when it has to speak another language. */
  reset() {
    this.#thinker.reset();
    this.#asked = '';
  }

  stop() {
    this.#thinker.stop();
    this.#asked = '';
  }

  /**
   * Lets the program that is to move think. Returns its move, or a problem and whether its thread
   * has stopped; null if it has been told to stop, or thinks about this position already.
   */
  async answer({headers, toMove, program}, language) {
    const record = rules.shownRecord();
    if (this.#asked === record) {
      return null;
    }
    this.stop();
    this.#asked = record;
    const began = performance.now();
    let answer;
    try {
      answer = await this.#thinker.ask({
        ask: 'move', record, sort: program, level: Number(headers['level' + toMove]) || 5,
        millis: Number(headers['time' + toMove]) || 1000, seed: Math.floor(Math.random() * 2 ** 31),
      }, language);
    } catch {
      answer = {problem: text('failure.engine'), hasStopped: true};
    }
    await new Promise(resolve =>
      setTimeout(resolve, LEAST_MILLIS - (performance.now() - began)));
    if (this.#asked !== record) {
      return null;
    }
    this.#asked = '';
    return answer;
  }
}
