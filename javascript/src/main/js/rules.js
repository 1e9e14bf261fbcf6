// The rules of a variant.
import {joined, list, options, refuse, string, whole} from './arguments.js';
import {Match} from './match.js';
import {value} from './program.js';

/** No count is deeper. */
const MAX_DEPTH = 99;

const EMPHASES = ['next', 'entered', 'last', 'refused', 'win'];
const DIAGRAM = ['steps', 'turned', 'marks'];
const SVG = [...DIAGRAM, 'names', 'symbols', 'stocksBelow', 'levelsApart', 'dark', 'title', 'status',
  'width'];
const WORDS = {names: 'names', stocksBelow: 'below', levelsApart: 'apart', dark: 'dark'};

/** The rules of a variant, which speak a language. */
export class Rules {
  #program;
  #start;

  constructor(program, variant, language) {
    const found = program.ask('variant', string('variant', variant), language);
    this.#program = program;
    this.#start = found.start;
    this.variant = found.variant;
    this.players = found.players;
    this.language = language;
    Object.freeze(this);
  }

  withLanguage(language) {
    return new Rules(this.#program, this.variant, string('language', language));
  }

  describe() {
    return this.#program.ask('describe', this.variant, this.language);
  }

  start() {
    return this.#start;
  }

  status(position) {
    return this.#ask('status', position);
  }

  legalMoves(position) {
    return this.#ask('legalMoves', position);
  }

  countLegal(position, depth = 1) {
    return this.#ask('countLegal', position, whole('depth', depth, 0, MAX_DEPTH));
  }

  play(position, move) {
    return this.#ask('play', position, string('move', move));
  }

  refusal(position, move) {
    return this.#ask('refusal', position, string('move', move));
  }

  isLegal(position, move) {
    return this.refusal(position, move) === undefined;
  }

  changes(position, move) {
    return this.#ask('changes', position, string('move', move));
  }

  input(position, steps = []) {
    return this.#ask('input', position, list('steps', steps));
  }

  diagram(position, wanted = {}) {
    const wishes = options('options', wanted, DIAGRAM);
    return this.#ask('diagram', position, list('steps', wishes.steps ?? []), words(wishes));
  }

  svg(position, wanted = {}) {
    const wishes = options('options', wanted, SVG);
    const picture = this.#program.raw('svg', this.variant, string('position', position),
        list('steps', wishes.steps ?? []), words(wishes), this.language);
    return picture.startsWith('<') ? picture : value(picture);
  }

  match(wanted = {}) {
    const {start = this.#start, moves = []} = options('options', wanted, ['start', 'moves']);
    list('moves', moves);
    return new Match(this.#program, this, this.positions(moves, start), moves);
  }

  positions(moves, start = this.#start) {
    return this.#program.ask('line', this.variant, string('start', start), list('moves', moves),
        this.language);
  }

  #ask(name, position, ...values) {
    return this.#program.ask(name, this.variant, string('position', position), ...values,
        this.language);
  }
}

/** Returns the wishes for a drawing, as one text for the program. */
function words(wishes) {
  const found = wishes.steps ? ['input'] : [];
  for (const [key, wish] of Object.entries(wishes)) {
    if (key === 'marks') {
      found.push(...marks(wish));
    } else if (key === 'width') {
      found.push('width:' + whole('options.width', wish, 1, 100_000));
    } else if (key === 'title' || key === 'status') {
      found.push(key + ':' + string('options.' + key, wish).replaceAll('\0', ''));
    } else if (key !== 'steps' && typeof wish !== 'boolean') {
      refuse('options.' + key, 'true or false', wish);
    } else if (key === 'symbols') {
      found.push(wish ? 'symbols' : 'no-symbols');
    } else if (wish && key !== 'steps') {
      found.push(WORDS[key] ?? key);
    }
  }
  return joined(found);
}

function marks(wanted) {
  return Object.entries(options('options.marks', wanted, EMPHASES)).flatMap(([emphasis, cells]) => {
    list(`options.marks.${emphasis}`, cells);
    return cells.map(cell => `${emphasis}:${cell}`);
  });
}
