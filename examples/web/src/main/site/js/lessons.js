// The lessons of a game: the tables of play of its rule page, on the board and step by step.
import * as rules from './rules.js';
import {byId, withMove} from './dialogs.js';
import {text} from './texts.js';

export class Lessons {
  isOn = false;
  #actions;
  #all;
  #at;
  #row;
  #isTried;
  #view;
  #steps;

  /** Takes how to show a view and point out steps. */
  constructor(actions) {
    this.#actions = actions;
  }

  /** Begins the lessons of a game; without one, ends them. */
  begin(game) {
    this.isOn = game !== undefined;
    document.body.classList.toggle('is-lesson', this.isOn);
    if (this.isOn) {
      this.#all = rules.lessons[game];
      this.#open(0);
    }
  }

  #open(at) {
    this.#at = at;
    this.#row = 0;
    this.#isTried = false;
    const {variant, position} = this.#all[at];
    this.#actions.show(position ? rules.beginAt(variant, position) : rules.begin(variant));
  }

  again() {
    this.#open(this.#at);
  }

  /** Plays the move that is next, says what the rules answer, or goes on. */
  next() {
    const {moves} = this.#all[this.#at];
    const [move, code] = moves[this.#row];
    if (this.#row + 1 === moves.length) {
      this.#open(this.#at + 1);
    } else if (this.#isAsked()) {
      this.#actions.show(this.#tried(move));
    } else {
      this.#row++;
      this.#isTried = false;
      this.#actions.show(code === '' ? rules.play(move) : rules.act('clear'));
    }
  }

  /** Whether the lesson asks if a move may be played, and nobody has tried it yet. */
  #isAsked() {
    return this.#all[this.#at].moves[this.#row][1] !== '' && !this.#isTried;
  }

  /** Returns what the rules answer to a move that may not be played. */
  #tried(move) {
    this.#isTried = true;
    rules.act('clear');
    return rules.play(move);
  }

  /** Enters a step of the move that is next; after any other the view asks for that one again. */
  touch(step) {
    const {entered, ply, prompt = '', notice} = this.#view;
    if (step !== this.#steps[entered.length]) {
      return {...this.#view,
        notice: this.#steps.length > 0 ? text('lesson.other', {prompt}) : notice};
    }
    if (this.#isAsked()) {
      const following = this.#steps[entered.length + 1];
      const view = following === undefined ? this.#view : rules.touch(step);
      // A word that is not offered has no button, so nobody could go on to it.
      const canGoOn = view.notice === undefined && following !== undefined
          && (!following.startsWith('word:') || view.next.some(each => each.step === following));
      return canGoOn ? view : this.#tried(this.#all[this.#at].moves[this.#row][0]);
    }
    let view = rules.touch(step);
    if (view.entered.length === this.#steps.length) {
      view = rules.act('playEntered');
    }
    this.#row += view.ply - ply;
    return view;
  }

  /** Writes beside a view of the lesson what it asks for, and points that out. */
  shown(view) {
    this.#view = view;
    const {moves, en, [document.documentElement.lang]: texts = en} = this.#all[this.#at];
    const [move, code] = moves[this.#row];
    const sentence = texts[this.#row + 1];
    const isEnd = this.#row + 1 === moves.length;
    const isMove = !isEnd && code === '';
    const [label, words] = isEnd ? [text('lesson.next'), sentence]
        : isMove ? [text('lesson.show'), text('lesson.now-you', {move, sentence})]
        : this.#isAsked() ? [text('lesson.try'), text('lesson.may', {move})]
        : [text('lesson.go-on'), text('lesson.refused', {move, sentence})];
    const facts = {title: texts[0], number: this.#at + 1, lessons: this.#all.length};
    byId('lesson-title').textContent =
        facts.lessons > 1 ? text('lesson.title-of', facts) : text('lesson.title', facts);
    byId('lesson-done').textContent =
        (isMove || isEnd) && moves[this.#row - 1]?.[1] === '' ? texts[this.#row] : '';
    if (byId('lesson-text').textContent !== words) {
      byId('lesson-text').replaceChildren(...withMove(words, move)); // which is read aloud
    }
    byId('lesson-next').textContent = label;
    byId('lesson-next').hidden = isEnd && facts.number === facts.lessons;
    byId('lesson-again').hidden = byId('lesson-play').hidden = !isEnd;
    if (byId('lesson-next').hidden) {
      byId('lesson-play').focus();
    }
    this.#steps = isMove || !isEnd && this.#isAsked() ? rules.steps(move).steps : [];
    this.#actions.hint(this.#steps.slice(view.entered.length));
  }
}
