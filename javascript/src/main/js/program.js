// The compiled rules: where their bytes are, and what their answers mean.
import {IllegalMoveError, LimitError, NotationError, UnsupportedError, UsageError} from './errors.js';
import {compile, isSupported, load} from './runtime.js';

/** Returns a module of Node, or undefined elsewhere; bundlers need not know of it. */
export const builtIn = name => globalThis.process?.getBuiltinModule?.('node:' + name);

/** Compiles the program. */
export async function compiled(source) {
  if (!isSupported()) {
    throw new UnsupportedError('boardrules needs WebAssembly with garbage collection and exceptions,'
        + ' as Node has them from 22.19 and 24.15 on, Chrome from 137, Firefox from 131 and Safari'
        + ` from 18.4; this is ${globalThis.process?.version ?? globalThis.navigator?.userAgent}.`);
  }
  return source instanceof WebAssembly.Module ? source : compile(await bytes(source));
}

async function bytes(source) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return source;
  }
  const url = source ?? new URL('./boardrules.wasm', import.meta.url);
  if (new URL(url, import.meta.url).protocol === 'file:' && builtIn('fs')) {
    return builtIn('fs').promises.readFile(new URL(url, import.meta.url));
  }
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} is answered by ${response.status} ${response.statusText}.`);
  }
  return response.arrayBuffer();
}

/** A program that runs. */
export class Program {
  #exported;

  constructor(exported) {
    this.#exported = exported;
  }

  /** Starts a program that is compiled. */
  static async of(module) {
    return new Program(await load(module));
  }

  /** Returns what a function of the program returns. */
  raw(name, ...values) {
    return this.#exported[name](...values);
  }

  /** Returns the value of an answer, or throws its problem. */
  ask(name, ...values) {
    return value(this.raw(name, ...values));
  }
}

/** Returns the value of an answer, or throws its problem; see Answer.java. */
export function value(text) {
  const answer = JSON.parse(text);
  if (answer.illegal) {
    throw new IllegalMoveError(answer.illegal);
  }
  if (answer.unreadable) {
    throw new NotationError(answer.unreadable);
  }
  if (answer.limit) {
    throw new LimitError(answer.limit);
  }
  if (answer.usage) {
    throw new UsageError(answer.usage);
  }
  return answer.value;
}
