// Puzzles: positions from which the person has to find the win. The rules check each move of theirs,
// and the opponent holds out as long as it can.
import * as rules from './rules.js';
import * as store from './store.js';
import {ask, byId, element} from './dialogs.js';
import {playerText} from './seats.js';
import {text} from './texts.js';
import {Thinker} from './thinker.js';

/** How long a person sees their move before the opponent answers. */
const REPLY_MILLIS = 600;

const LEVELS = [1, 2, 3];

const gameOf = ({variant}) => variant.split(':')[0];
const levelOf = ({moves}) => moves <= 4 ? 1 : moves <= 5 ? 2 : 3;
const keyOf = ({variant, position}) => `${variant} ${position}`;
const solved = () => new Set(store.settings().solved);

/** Lets the person choose a game and a level; returns their puzzles, or nothing. */
export async function choosePuzzles(games) {
  await rules.loadPuzzles();
  const [game, level] = [byId('puzzle-game'), byId('puzzle-level')];
  const options = (values, name, isOf) => values
      .map(value => ({value, all: rules.puzzles.filter(each => isOf(each, value))}))
      .filter(({all}) => all.length > 0)
      .map(({value, all}) => element('option', {value}, text('puzzle.count', {
        name: name(value), solved: all.filter(each => solved().has(keyOf(each))).length, all: all.length,
      })));
  const isOfGame = each => gameOf(each) === game.value;
  game.replaceChildren(...options(games.map(({id}) => id),
      id => games.find(each => each.id === id).name, (each, id) => gameOf(each) === id));
  game.onchange = () => level.replaceChildren(...options(LEVELS,
      value => text('puzzle.level.' + value), (each, value) => isOfGame(each) && levelOf(each) === value));
  game.onchange();
  if (await ask('puzzles-dialog') === 'solve') {
    return rules.puzzles.filter(each => isOfGame(each) && levelOf(each) === Number(level.value));
  }
}

export class Puzzles {
  isOn = false;
  #actions;
  #thinker = new Thinker();
  #language = 'en';
  #list = [];
  #at = 0;
  #view;
  #ply = 0;
  #state = '';
  #isThinking = false;
  #isShown = false;

  /** Takes how to show a view and point out steps. */
  constructor(actions) {
    this.#actions = actions;
  }

  setLanguage(language) {
    this.#language = language;
    this.#thinker.reset();
  }

  /** Begins with the first puzzle of a list that is not solved yet; without one, ends them. */
  begin(list) {
    this.#thinker.stop();
    this.isOn = list !== undefined;
    document.body.classList.toggle('is-lesson', this.isOn);
    if (this.isOn) {
      this.#list = list;
      this.#open(Math.max(0, list.findIndex(each => !solved().has(keyOf(each)))));
    }
  }

  #open(at) {
    this.#at = at;
    this.#ply = 0;
    this.#state = '';
    this.#isThinking = this.#isShown = false;
    const {variant, position} = this.#list[at];
    const {toMove} = rules.beginAt(variant, position);
    this.#actions.show(rules.note('player' + (3 - toMove), 'engine'));
  }

  again() {
    this.#open(this.#at);
  }

  /** Points out a move that wins, or goes on to the next puzzle. */
  async next() {
    if (this.#state === 'solved') {
      this.#open((this.#at + 1) % this.#list.length);
    } else if (!this.#isThinking) {
      const view = this.#view;
      this.#isShown = true;
      const {move} = await this.#ask();
      if (this.#view === view) {
        this.#actions.hint(rules.steps(move).steps.slice(view.entered.length));
      }
    }
  }

  #ask() {
    return this.#thinker.ask({ask: 'puzzle', record: rules.shownRecord(), moves: this.#list[this.#at].moves},
        this.#language);
  }

  /** Enters a step, unless a move is being checked. */
  touch(step) {
    return this.#isThinking ? this.#view : rules.touch(step);
  }

  /** Writes beside a view what the puzzle asks for, and checks a move that has been played. */
  shown(view) {
    this.#view = view;
    this.#isThinking ||= view.ply > this.#ply;
    this.#ply = view.ply;
    this.#write();
    if (this.#isThinking) {
      this.#check(view);
    }
  }

  async #check(view) {
    const {isWin, move} = await this.#ask();
    if (isWin && view.program !== undefined) {
      await new Promise(resolve => setTimeout(resolve, REPLY_MILLIS));
    }
    if (this.#view !== view || !this.isOn) {
      return;
    }
    this.#isThinking = false;
    if (!isWin) {
      this.#state = 'wrong';
      this.#actions.show(rules.act('undo'));
    } else if (view.isOver) {
      this.#state = 'solved';
      if (!this.#isShown) {
        store.setSettings({solved: [...solved().add(keyOf(this.#list[this.#at]))]});
      }
      this.#write();
    } else {
      this.#state = 'right';
      if (view.program === undefined) {
        this.#write();
      } else {
        this.#actions.show(rules.play(move));
      }
    }
  }

  #write() {
    const {moves} = this.#list[this.#at];
    const {names, program} = this.#view;
    const player = this.#view.sorts.indexOf('human') + 1;
    const facts = {number: this.#at + 1, all: this.#list.length, moves,
      player: playerText(player, names[player - 1])};
    byId('lesson-title').textContent = text('puzzle.title', facts);
    byId('lesson-done').textContent = this.#state === 'right' ? text('puzzle.right') : '';
    byId('lesson-text').textContent = this.#isThinking || program ? text('puzzle.checking')
        : this.#state === 'solved' ? text('puzzle.solved')
        : this.#state === 'wrong' ? text('puzzle.wrong', facts) : text('puzzle.task', facts);
    byId('lesson-next').textContent = this.#state === 'solved' ? text('puzzle.next') : text('lesson.show');
    byId('lesson-next').hidden = false;
    byId('lesson-again').hidden = this.#view.moves.length === 0;
    byId('lesson-play').hidden = true;
  }
}
