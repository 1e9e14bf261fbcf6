// The games of boardrules: load() returns everything else.
import {options, refuse, string, whole} from './arguments.js';
import {Engine} from './engine.js';
import {Match, MatchTree} from './match.js';
import {Program, compiled} from './program.js';
import {Rules} from './rules.js';

export * from './errors.js';
export {Engine, Match, MatchTree, Rules};

const ENGLISH = 'en';

let loading;

/** Loads the rules, once: later calls get those of the first. */
export async function load(wanted = {}) {
  const {language = ENGLISH, wasm} = options('options', wanted, ['language', 'wasm']);
  string('options.language', language);
  loading ??= begin(wasm);
  try {
    const [program, module] = await loading;
    return new Boardrules(program, module, language);
  } catch (problem) {
    loading = undefined;
    throw problem;
  }
}

async function begin(wasm) {
  const module = await compiled(wasm);
  return [await Program.of(module), module];
}

/** All games, in a language. */
export class Boardrules {
  #program;
  #module;

  /** For this package. */
  constructor(program, module, language) {
    this.#program = program;
    this.#module = module;
    this.language = language;
  }

  get version() {
    return this.#program.raw('version');
  }

  withLanguage(language) {
    return new Boardrules(this.#program, this.#module, string('language', language));
  }

  languages() {
    return this.#program.ask('languages');
  }

  games() {
    return this.#program.ask('games', this.language);
  }

  rules(variant) {
    return new Rules(this.#program, variant, this.language);
  }

  withDrawn(variant, number = Math.floor(Math.random() * 2 ** 53)) {
    whole('number', number, 0, Number.MAX_SAFE_INTEGER);
    return this.#program.ask('drawn', string('variant', variant), String(number), this.language);
  }

  readRecord(text) {
    return this.#program.ask('readRecord', string('text', text), this.language);
  }

  match(record) {
    const {tree} = this.#read(record);
    return this.rules(tree.variant).match({start: tree.start, moves: tree.moves.map(({move}) => move)});
  }

  tree(record) {
    const {text, tree} = this.#read(record);
    return new MatchTree(this.#program, this.rules(tree.variant), text);
  }

  engine() {
    return new Engine(this.#program, this.#module, this.language);
  }

  #read(record) {
    const text = typeof record === 'string' ? record : record?.text;
    return typeof text === 'string' ? this.readRecord(text) : refuse('record', 'a record or its text', record);
  }
}
