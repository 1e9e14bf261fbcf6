// Matches: a line of moves, or a tree of them. Both are values: what changes one returns another.
import {joined, list, options, string, text, whole} from './arguments.js';
import {BoardrulesError, UsageError} from './errors.js';
import {value} from './program.js';

const RECORD = ['headers', 'termination'];

/** A match, with undo. */
export class Match {
  #program;
  #undone;
  #status;

  /** For this package: positions are those after each move, with the start in front. */
  constructor(program, rules, positions, moves, undone = []) {
    this.#program = program;
    this.#undone = undone;
    this.rules = rules;
    this.positions = Object.freeze(positions);
    this.moves = Object.freeze([...moves]);
  }

  get variant() {
    return this.rules.variant;
  }

  get start() {
    return this.positions[0];
  }

  get position() {
    return this.positions.at(-1);
  }

  get ply() {
    return this.moves.length;
  }

  get status() {
    return this.#status ??= this.rules.status(this.position);
  }

  get toMove() {
    return this.status.toMove;
  }

  get occurrences() {
    return this.positions.filter(each => each === this.position).length;
  }

  get canUndo() {
    return this.moves.length > 0;
  }

  get canRedo() {
    return this.#undone.length > 0;
  }

  legalMoves() {
    return this.rules.legalMoves(this.position);
  }

  lastChanges() {
    return this.canUndo ? this.rules.changes(this.positions.at(-2), this.moves.at(-1)) : undefined;
  }

  play(...moves) {
    const positions = this.rules.positions(moves, this.position);
    return new Match(this.#program, this.rules, [...this.positions, ...positions.slice(1)],
        [...this.moves, ...moves]);
  }

  undo() {
    if (!this.canUndo) {
      throw new UsageError('There is no move to undo.');
    }
    return new Match(this.#program, this.rules, this.positions.slice(0, -1), this.moves.slice(0, -1),
        [this.moves.at(-1), ...this.#undone]);
  }

  redo() {
    if (!this.canRedo) {
      throw new UsageError('There is no move to redo.');
    }
    const [move, ...others] = this.#undone;
    const next = this.play(move);
    return new Match(this.#program, this.rules, next.positions, next.moves, others);
  }

  record(wanted = {}) {
    return this.#program.ask('record', this.variant, this.start, list('moves', this.moves),
        ...additions(wanted), this.rules.language);
  }

  tree() {
    return new MatchTree(this.#program, this.rules, this.record().text).toEnd();
  }

  toJSON() {
    const {variant, start, moves, position, status} = this;
    return {variant, start, moves, position, status};
  }
}

/** A match with variations and notes, at one of its places. */
export class MatchTree {
  #program;
  #place;
  #view;

  static {
    for (const key of ['start', 'position', 'status', 'moves', 'variations', 'nesting', 'comment',
      'mark', 'clock']) {
      Object.defineProperty(this.prototype, key, {
        get() {
          return this.#viewed[key];
        },
      });
    }
    for (const [name, move] of Object.entries({back: 'back', forward: 'forward', toStart: 'start',
      toEnd: 'end', promote: 'promote', remove: 'remove', withoutNotes: 'withoutNotes'})) {
      this.prototype[name] = function () {
        return this.#moved(move);
      };
    }
  }

  /** For this package: the place is a record, or an object of the program. */
  constructor(program, rules, place) {
    this.#program = program;
    this.#place = typeof place === 'string' ? program.raw('tree', place) : place;
    this.rules = rules;
  }

  get variant() {
    return this.rules.variant;
  }

  get ply() {
    return this.moves.length;
  }

  play(...moves) {
    // What is not a legal move is refused here, with all that an error has.
    this.rules.positions(moves, this.position);
    return moves.reduce((tree, move) => tree.#moved('play', move), this);
  }

  withComment(comment) {
    return this.#moved('withComment', string('comment', comment));
  }

  withMark(mark) {
    return this.#moved('withMark', string('mark', mark));
  }

  withClock(millis) {
    return this.#moved('withClock', whole('millis', millis, 0, 2 ** 31 - 1));
  }

  match() {
    return this.rules.match({start: this.start, moves: this.moves});
  }

  record(wanted = {}) {
    return value(this.#place.record(...additions(wanted), this.rules.language));
  }

  toJSON() {
    return this.record().tree;
  }

  get #viewed() {
    return this.#view ??= Object.freeze(value(this.#place.view(this.rules.language)));
  }

  #moved(name, ...values) {
    try {
      return new MatchTree(this.#program, this.rules, this.#place[name](...values));
    } catch (problem) {
      throw problem instanceof BoardrulesError ? problem : new UsageError(problem.message);
    }
  }
}

/** Returns the headers of a record and how its match ended, as texts for the program. */
function additions(wanted) {
  const {headers = {}, termination} = options('options', wanted, RECORD);
  const found = joined(Object.entries(options('options.headers', headers, Object.keys(headers ?? {})))
      .flatMap(([key, header]) => [text('options.headers', key), text('options.headers.' + key, header)]));
  if (termination === undefined) {
    return [found, ''];
  }
  const {ending, winner} = options('options.termination', termination, ['ending', 'winner']);
  string('options.termination.ending', ending);
  const outcome = winner === undefined ? 'draw' : `win ${whole('options.termination.winner', winner, 1, 9)}`;
  return [found, `${outcome} ${ending}`];
}
