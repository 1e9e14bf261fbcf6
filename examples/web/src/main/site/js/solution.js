// The solution of a puzzle, step by step.
import {byId, withMove} from './dialogs.js';
import {text} from './texts.js';

export class Solution {
  #actions;
  #moves = [];
  #at = 0;

  /** Takes how to ask for the solution, point out a move and play one. */
  constructor(actions) {
    this.#actions = actions;
    byId('solution-next').onclick = () => this.#next();
    byId('solution-close').onclick = () => this.close();
  }

  /** Finds the solution of a record and shows it, if it is still wanted then. */
  async find(record, isWanted) {
    byId('solution').hidden = false;
    byId('solution-next').disabled = true;
    byId('solution-text').textContent = text('solution.thinking');
    const answer = await this.#actions.ask({ask: 'solve', record});
    if (!isWanted()) {
      return;
    }
    if (answer.problem) {
      byId('solution-text').textContent = answer.problem;
      return;
    }
    this.#moves = answer.path;
    this.#at = 0;
    this.#show();
  }

  close() {
    byId('solution').hidden = true;
  }

  #show() {
    const move = this.#moves[this.#at];
    byId('solution-next').disabled = move === undefined;
    byId('solution-text').replaceChildren(...withMove(move === undefined
        ? text('solution.done')
        : text('solution.step', {step: this.#at + 1, steps: this.#moves.length, move}), move));
    if (move !== undefined) {
      this.#actions.hint(move);
    }
  }

  #next() {
    this.#actions.play(this.#moves[this.#at]);
    this.#at++;
    this.#show();
  }
}
