// The lessons of a game: the tables of play of its rule page, on the board and step by step.
import * as rules from './rules.js';
import {byId} from './dialogs.js';
import {text} from './texts.js';

export class Lessons {
  #actions;
  #all = [];
  #at = 0;
  #row = 0;
  #isTried = false;
  #steps = [];
  #language = 'en';

  /** Takes how to show a view and point out steps. */
  constructor(actions) {
    this.#actions = actions;
    byId('lesson-next').onclick = () => this.#next();
    byId('lesson-again').onclick = () => this.#open(this.#at);
  }

  get isOn() {
    return this.#all.length > 0;
  }

  /** The move of the row that is next, and its code: a refusal or, without a move, the status. */
  get #move() {
    return this.#all[this.#at].moves[this.#row];
  }

  /** The title and then the sentences of the rows. */
  get #texts() {
    const lesson = this.#all[this.#at];
    return lesson[this.#language] ?? lesson.en;
  }

  setLanguage(language) {
    this.#language = language;
  }

  begin(lessons) {
    this.#all = lessons;
    this.#turn();
    this.#open(0);
  }

  end() {
    this.#all = [];
    this.#turn();
  }

  #turn() {
    byId('lesson').hidden = !this.isOn;
    document.body.classList.toggle('is-lesson', this.isOn);
  }

  #open(at) {
    this.#at = at;
    const {variant, position} = this.#all[at];
    this.#goTo(0, position ? rules.beginAt(variant, position) : rules.begin(variant));
  }

  #goTo(row, view) {
    this.#row = row;
    this.#isTried = false;
    this.#actions.show(view, true);
  }

  /** Shows what the person has asked for: the move, what the rules answer, or what is next. */
  #next() {
    const [move, code] = this.#move;
    if (move === '') {
      this.#open(this.#at + 1);
    } else if (code !== '' && !this.#isTried) {
      this.#isTried = true;
      this.#actions.show(rules.play(move));
    } else {
      this.#goTo(this.#row + 1, code !== '' ? rules.act('clear') : rules.play(move));
    }
  }

  /** Enters a step of the move that is next. After any other the view asks for that one again. */
  touch(step) {
    const before = rules.view();
    if (this.#steps.length === 0) {
      return before;
    }
    let view = rules.touch(step);
    const isOnWay = view.entered.every((each, i) => each.step === this.#steps[i]);
    if (view.ply === before.ply && isOnWay && view.entered.length === this.#steps.length) {
      view = rules.act('playEntered');
    }
    if (view.ply === before.ply ? isOnWay : view.moves.at(-1)[1] === this.#move[0]) {
      this.#row += view.ply - before.ply;
      return view;
    }
    view = rules.act(view.ply === before.ply ? 'clear' : 'undo');
    for (const each of before.entered) {
      view = rules.touch(each.step);
    }
    return {...view, notice: text('lesson.other', {prompt: view.prompt ?? ''})};
  }

  /** Writes what a view of the lesson asks for, and points it out. */
  shown(view) {
    const [move, code] = this.#move;
    const sentence = this.#texts[this.#row + 1];
    const isEnd = move === '';
    const isAsked = code !== '' && !isEnd;
    const lessons = this.#all.length;
    byId('lesson-title').textContent = lessons > 1
        ? text('lesson.title-of', {number: this.#at + 1, lessons, title: this.#texts[0]})
        : text('lesson.title', {title: this.#texts[0]});
    byId('lesson-done').textContent = this.#row > 0 && !isAsked ? this.#texts[this.#row] : '';
    say(isEnd ? sentence : !isAsked ? text('lesson.now-you', {move, sentence})
        : this.#isTried ? text('lesson.refused', {move, sentence}) : text('lesson.may', {move}));
    const next = byId('lesson-next');
    next.textContent = isEnd ? text('lesson.next') : !isAsked ? text('lesson.show')
        : this.#isTried ? text('lesson.go-on') : text('lesson.try');
    const hadFocus = document.activeElement === next;
    next.hidden = isEnd && this.#at + 1 === lessons;
    byId('lesson-again').hidden = byId('lesson-play').hidden = !isEnd;
    if (hadFocus && next.hidden) {
      byId('lesson-play').focus();
    }
    this.#steps = isEnd || isAsked ? [] : rules.steps(move).steps;
    this.#actions.hint(this.#steps.slice(view.entered.length));
  }
}

/** Says a sentence, unless it stands there: it is read aloud. */
function say(sentence) {
  if (byId('lesson-text').textContent !== sentence) {
    byId('lesson-text').textContent = sentence;
  }
}
