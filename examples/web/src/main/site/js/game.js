// The match on the page: its board and all that stands around it.
import * as rules from './rules.js';
import * as store from './store.js';
import {Analysis} from './analysis.js';
import {Board} from './board.js';
import {showLastMove} from './chapter.js';
import {byId, element, tell, withMove} from './dialogs.js';
import {Lessons} from './lessons.js';
import {Opponent} from './opponent.js';
import {lineOf, prepareMoves, showMoves} from './moves.js';
import {showPlayers, showTools} from './panels.js';
import {Puzzles} from './puzzles.js';
import {Review} from './review.js';
import {settings} from './settings.js';
import {Solution} from './solution.js';
import {sound} from './sounds.js';
import {text} from './texts.js';

/** Programs may play each other for ever. */
const MOST_PLIES = 1000;

/** How long a replay shows each move. */
const REPLAY_MILLIS = 1500;

export class Game {
  view = {};

  /** Whether the stocks stand below the board, as on a phone. */
  areStocksBelow = false;
  #board;
  #opponent = new Opponent();
  #analysis;
  #review;
  #solution;
  #before;
  #kept = {id: '', text: null};
  #language = 'en';
  #isPaused = false;
  #announced = '';
  #replaying = 0;

  constructor() {
    this.#board =
        new Board(byId('board'), step => step === undefined ? this.escape() : this.touch(step));
    document.addEventListener('keydown', event => this.#pressed(event));
    this.#analysis = new Analysis({
      point: move => move && this.#board.point(rules.steps(move)),
      showLine: moves => this.#do(rules.showLine(moves), true),
    });
    this.#solution = new Solution({
      ask: question => this.#analysis.ask(question),
      hint: move => this.#pointOut(rules.steps(move).steps),
      play: move => this.show(rules.play(move), true),
    });
    const guided = {
      show: view => this.#do(view, true),
      hint: steps => this.#pointOut(steps),
    };
    this.lessons = new Lessons(guided);
    this.puzzles = new Puzzles(guided);
    byId('lesson-next').onclick = () => this.#guide.next();
    byId('lesson-again').onclick = () => this.#guide.again();
    this.#review = new Review({
      show: place => this.#do(rules.show(place)),
      point: (place, move, words) => {
        this.#do(rules.show(place));
        this.say(words, true, move);
        this.#board.point(rules.steps(move));
      },
    });
    byId('undo').onclick = () => this.#do(rules.act('undo'));
    byId('redo').onclick = () => this.#do(rules.act('redo'));
    byId('hint').onclick = () => this.hint();
    byId('slider').oninput = event => this.#goTo(Number(event.target.value));
    byId('to-first').onclick = () => this.#goTo(0);
    byId('to-previous').onclick = () => this.#goTo(this.view.shown - 1);
    byId('to-next').onclick = () => this.#goTo(this.view.shown + 1);
    byId('to-last').onclick = () => this.#goTo(Infinity);
    byId('replay').onclick = () => {
      const isOn = this.#replaying !== 0;
      this.#stopReplay();
      if (!isOn) {
        const line = lineOf(this.view);
        this.#replay(line, (this.view.shown + 1) % line.length);
      }
    };
    prepareMoves(view => this.#do(view));
  }

  /** What leads the person through a position, in place of a match. */
  get #guide() {
    return [this.lessons, this.puzzles].find(each => each.isOn);
  }

  get isGuided() {
    return this.#guide !== undefined;
  }

  get isAnalysing() {
    return this.#analysis.isOn;
  }

  setLanguage(language) {
    this.#language = language;
    this.#opponent.reset();
    this.#analysis.setLanguage(language);
    this.#review.setLanguage(language);
    this.puzzles.setLanguage(language);
  }

  /** Shows a match that has begun, or has been opened. It has the id and text of what is kept. */
  open(view, kept = {id: store.newId(), text: null}) {
    this.#opponent.stop();
    this.#stopReplay();
    this.#endGuides();
    this.#review.close();
    // What follows on a match that cannot be read to its end is kept beside it.
    this.#kept = view.notice && kept.text !== null ? {id: store.newId(), text: null} : kept;
    this.#isPaused = false;
    this.#solution.close();
    this.#announced = '';
    this.show(view);
    this.#board.focus();
  }

  #endGuides() {
    this.lessons.begin();
    this.puzzles.begin();
  }

  /** Ends a lesson, and what programs are thinking, when the match is left. */
  leave() {
    this.#stopReplay();
    this.#board.leave();
    this.#opponent.stop();
    this.#analysis.pause();
    this.#review.close();
    this.endLessons();
  }

  /** Begins the lessons of the game; the match waits. */
  learn() {
    this.leave();
    this.#before = {record: rules.record(), place: rules.place(), at: this.view.at};
    this.lessons.begin(this.view.game);
  }

  /** Begins puzzles; nothing waits. */
  puzzle(list) {
    this.leave();
    this.#before = undefined;
    this.puzzles.begin(list);
  }

  /** Goes back from lessons or puzzles to the match, without showing it. */
  endLessons() {
    if (this.isGuided) {
      this.#endGuides();
      if (this.#before) {
        rules.restore(this.#before.record, this.#before.place, '');
        this.view = rules.show(this.#before.at);
      }
    }
  }

  touch(step) {
    const view = (this.#guide ?? rules).touch(step);
    const isPlayed = view.ply > this.view.ply;
    const before = byId('message').textContent;
    this.#do(view, isPlayed);
    if (view.notice) {
      sound('refusal');
      this.#board.refuse();
      if (byId('message').textContent === before) {
        tell('message', view.notice);
      }
    }
  }

  #pressed(event) {
    const actions = {
      escape: () => this.escape(),
      arrowleft: () => this.#walk(-1),
      arrowright: () => this.#walk(1),
      ...settings.keys === 'on' && {f: () => this.onTurn(), h: () => byId('hint').click()},
    };
    // What fills in a form for the browser names no key, and an event may come from the document.
    const action = actions[event.key?.toLowerCase()];
    if (action && !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey
        && !(this.lessons.isOn && event.key.startsWith('Arrow'))
        && !byId('game').hidden && !event.target.closest?.('dialog, input, select, textarea')) {
      event.preventDefault();
      action();
    }
  }

  /** Shows the position at a ply of the line that is shown, or at an end of it. */
  #goTo(ply) {
    const line = lineOf(this.view);
    this.#do(rules.show(line[Math.max(0, Math.min(ply, line.length - 1))]));
  }

  /** Shows the place of a line at a ply, and those that follow, until something else is done. */
  #replay(line, ply) {
    this.#stopReplay();
    if (ply < line.length) {
      byId('replay').setAttribute('aria-pressed', 'true');
      this.show(rules.show(line[ply]), true);
      this.#replaying = setTimeout(() => this.#replay(line, ply + 1), REPLAY_MILLIS);
    }
  }

  #stopReplay() {
    clearTimeout(this.#replaying);
    this.#replaying = 0;
    byId('replay').setAttribute('aria-pressed', 'false');
  }

  /** Goes on or back by a move, in the match or in a line of the analysis. */
  #walk(by) {
    const {shown, isInLine} = this.view;
    if (!isInLine) {
      this.#goTo(shown + by);
    } else if (!this.#analysis.walk(by) && by < 0) {
      this.#goTo(shown);
    }
  }

  escape() {
    this.#do(this.view.entered.length > 0 ? rules.act('dropStep') : rules.act('clear'));
  }

  toggleAnalysis() {
    this.#analysis.toggle();
    this.#analysis.show(this.view);
  }

  /** Shows what the engine thinks of the line that is shown. */
  review() {
    const {view} = this;
    this.#review.open(view, lineOf(view));
  }

  resign() {
    this.#do(rules.act('resign'));
  }

  agree() {
    this.#do(rules.act('agree'));
  }

  /** Says something below the board, unless it stands there. */
  say(sentence, isNote = false, move = undefined) {
    if (sentence === '' || byId('message').textContent.trimEnd() !== sentence) {
      tell('message', sentence, move);
    }
    byId('message').classList.toggle('is-note', isNote);
  }

  #do(view, isMoving = false) {
    this.#stopReplay();
    this.#solution.close();
    this.show(view, isMoving);
  }

  /** Shows a view. */
  show(view, isMoving = false) {
    const hadFocus = byId('game').contains(document.activeElement);
    if (isMoving && view.at !== this.view.at) {
      sound(view.isOver ? 'end' : 'move');
    }
    this.view = view;
    this.#showSentences();
    this.#board.show(view, {isMoving, areStocksBelow: this.areStocksBelow});
    this.#showWords();
    showPlayers(view);
    showTools(view);
    byId('hint').disabled = this.isGuided
        || view.isOver || !view.isCurrent || this.#isProgramToMove();
    showMoves(view, place => this.#do(rules.show(place)));
    // A button that had the keyboard may be gone.
    if (hadFocus && (document.activeElement === document.body || document.activeElement.disabled)) {
      this.#board.focus();
    }
    if (this.isGuided) {
      this.#guide.shown(view);
      return;
    }
    this.#keep();
    showLastMove(view);
    this.#analysis.show(view);
    this.#review.shown(view);
    this.#drive();
  }

  #showSentences() {
    const {view} = this;
    byId('title').replaceChildren(view.gameName, ' ',
        element('small', {}, view.variantName === view.gameName ? '' : view.variantName));
    document.title = `${view.gameName} – boardrules`;
    byId('status').replaceChildren(element('span', {}, view.status, ' ',
        element('span', {className: 'prompt'}, view.prompt ?? '')));
    byId('status').classList.toggle('thinking', this.#isProgramToMove());
    this.say(view.notice ?? view.warning ?? '');
    this.#announce();
  }

  /** Tells people who do not see the board about the last move and the status. */
  #announce() {
    const {view} = this;
    const [player, move] = view.moves[view.at - 1] ?? [];
    const words = (move ? text('announce.move', {player, move}) + ' ' : '') + byId('status').textContent;
    if (words !== this.#announced) {
      this.#announced = words;
      byId('announcer').replaceChildren(...withMove(words, move));
    }
  }

  #showWords() {
    const {view} = this;
    const buttons = [];
    if (!view.isCurrent) {
      buttons.push(
          button(text('browse.back'),
              () => this.#do(view.isInLine ? rules.show(view.at) : rules.act('clear')), 'main'),
          button(text('browse.go-on'), () => this.#do(rules.act('goOnHere'))));
    } else if (view.isOver && !this.isGuided) {
      buttons.push(button(text('more.again'), () => this.onAgain(), 'main'));
      if (view.players === 2 && view.moves.length > 0) {
        buttons.push(button(text('more.review'), () => this.review()));
      }
    } else if (this.#isProgramGame()) {
      buttons.push(button(this.#isPaused ? text('programs.go-on') : text('programs.pause'), () => {
        this.#isPaused = !this.#isPaused;
        this.#opponent.stop();
        this.show(rules.view());
      }));
    } else {
      for (const {step, label, arrow} of view.next.filter(each => each.label !== undefined)) {
        const word = button(arrow ? '' : label, () => this.touch(step), arrow ? 'arrow' : '');
        word.dataset.step = step;
        if (arrow) {
          word.append(element('span', {ariaHidden: 'true'}, arrow),
              element('span', {className: 'unseen'}, label));
        }
        buttons.push(word);
      }
      if (view.move && !this.lessons.isOn) {
        const {move, harmless} = view;
        if (harmless) {
          buttons.push(playButton('play-harmless', harmless, () => this.#do(rules.play(harmless), true)));
        }
        buttons.push(playButton('play-entered', move,
            () => this.#do(rules.act('playEntered'), true), harmless ? '' : 'main'));
      }
      if (view.entered.length > 0) {
        const drop = button(text('words.drop'), () => this.escape());
        drop.id = 'drop-step';
        buttons.push(drop);
      }
    }
    byId('words').replaceChildren(...buttons);
  }

  /** Keeps the match as soon as there is a move or a comment. */
  #keep() {
    const {view} = this;
    if (view.moves.length === 0 && !view.comment && this.#kept.text === null) {
      store.setCurrent('');
      return;
    }
    const {id} = this.#kept;
    const match = {id, record: rules.record(), place: rules.place()};
    if (match.record === this.#kept.record && match.place === this.#kept.place) {
      store.setCurrent(id);
      return;
    }
    const {text: kept, isLasting} = store.keep(match, this.#kept.text);
    if (!isLasting && store.isAllowed()) {
      this.say(view.notice ?? text('store.no-room'));
    } else if (match.id !== id) {
      this.say(view.notice ?? text('store.other-tab'));
    }
    this.#kept = {...match, text: kept};
  }

  #isProgramGame() {
    return this.view.sorts.every(sort => sort !== 'human');
  }

  #isProgramToMove() {
    return this.view.program !== undefined && !this.#isPaused && this.view.ply < MOST_PLIES;
  }

  async #drive() {
    if (!this.#isProgramToMove()) {
      this.#opponent.stop();
      return;
    }
    const {toMove} = this.view;
    const answer = await this.#opponent.answer(this.view, this.#language);
    if (answer === null) {
      return;
    }
    if (answer.hasStopped) {
      byId('status').classList.remove('thinking');
      this.say(answer.problem);
    } else if (answer.problem) {
      rules.note('player' + toMove, 'human');
      this.show(rules.view());
      this.say(answer.problem + ' ' + text('failure.seat'));
    } else {
      this.#do(rules.play(answer.move), true);
    }
  }

  /** Points out a good move, or the next one of a puzzle's solution. */
  async hint() {
    const {view} = this;
    this.say(text('hint.thinking'), true);
    const answer = view.players === 1
        ? await this.#analysis.ask({ask: 'solve', record: rules.shownRecord()})
        : await this.#analysis.ask({ask: 'analyse', record: rules.shownRecord(), millis: 1000});
    if (this.view !== view) {
      return;
    }
    const move = answer.best ?? answer.path?.[0];
    if (answer.problem || !move) {
      this.say(answer.problem ?? text('failure.engine'));
    } else {
      this.say(answer.lines
        ? text('hint.move', {move, value: answer.lines[0].value})
        : text('hint.step', {move, steps: answer.path.length}), true, move);
      this.#pointOut(rules.steps(move).steps);
    }
  }

  /** Points out steps on the board, and the first one among the words below it. */
  #pointOut(steps) {
    this.#board.hint(steps);
    byId('words').querySelector(`[data-step="${steps[0]}"]`)?.classList.add('main');
  }

  /** Finds the solution of a puzzle, to be shown step by step. */
  solve() {
    const {view} = this;
    return this.#solution.find(rules.shownRecord(), () => this.view === view);
  }

  /** Called when the person wants the same game once more. */
  onAgain() {}

  /** Called when the person wants to see the board from the other side. */
  onTurn() {}
}

function playButton(id, move, action, className = 'main') {
  const play = button(text('words.play', {move}), action, className);
  play.id = id;
  play.replaceChildren(...withMove(play.textContent, move));
  return play;
}

function button(label, action, className = '') {
  return element('button', {type: 'button', className, onclick: action}, label);
}
