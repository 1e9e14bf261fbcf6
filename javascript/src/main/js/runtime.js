// Runs a program that TeaVM has compiled to WebAssembly. TeaVM's own loader makes functions of
// strings, which a strict page forbids, and leaves an object in the global scope.

/** The scripts that TeaVM writes into the program, as functions. */
const SCRIPTS = {
  "return typeof obj=='undefined';": obj => typeof obj === 'undefined',
  'return object.toString();': object => object.toString(),
  'return str;': str => str,
};

/** The size to which the memory of buffers may grow, in bytes, and the size of a page of it. */
const MOST_MEMORY = 2 ** 31 - 1;
const PAGE = 2 ** 16;

/** Strings of JavaScript are those of the program where the engine has them built in. */
const OPTIONS = {builtins: ['js-string']};

/** A module with a structure that is collected and a block that catches: what every program needs. */
const SMALLEST = [0, 97, 115, 109, 1, 0, 0, 0, 1, 6, 2, 95, 0, 96, 0, 0, 3, 2, 1, 1,
  10, 8, 1, 6, 0, 31, 64, 0, 11, 11];

/** Returns whether programs can run here at all. */
export function isSupported() {
  return typeof WebAssembly === 'object' && WebAssembly.validate(new Uint8Array(SMALLEST));
}

/** Compiles the bytes of a program, which threads can share. */
export function compile(bytes) {
  return WebAssembly.compile(bytes, OPTIONS);
}

/** Starts a program, which is compiled or consists of bytes; returns its exported functions. */
export async function load(program) {
  const module = program instanceof WebAssembly.Module ? program : await compile(program);
  const {exports} = await WebAssembly.instantiate(module, imports(module, () => exports), OPTIONS);
  return Object.fromEntries(Object.entries(exports)
      .filter(([, found]) => found instanceof WebAssembly.Global)
      .map(([name, {value}]) => [name, value]));
}

/** Returns what a program may use; exports returns what it exports, once it has begun. */
function imports(module, exports) {
  const {min = 0, dataSize = 0} = JSON.parse(new TextDecoder().decode(
      WebAssembly.Module.customSections(module, 'teavm.memoryRequirements')[0]));
  const memory = new WebAssembly.Memory(
      {initial: Math.max(min, 1), maximum: Math.ceil(MOST_MEMORY / PAGE)});
  const number = value => new WebAssembly.Global({value: 'i32'}, value);
  return {
    env: {memory},
    teavmMemory: {
      linearMemory: () => memory.buffer,
      notifyHeapResized() {},
      heapOffset: number(Math.ceil(dataSize / 8) * 8),
      maxSize: number(MOST_MEMORY),
    },
    teavmDate: {currentTimeMillis: Date.now},
    teavmMath: Math,
    teavmConsole: {putcharStdout: writer(console.log), putcharStderr: writer(console.error)},
    teavm: {takeStackTrace: () => ({getStack: () => []}), decorateException() {}},
    teavmJso: values(module, exports),
    'wasm:js-string': strings(),
  };
}

/** Returns a function that writes a character, and a whole line at its end. */
function writer(write) {
  let line = '';
  return code => {
    if (code === 10) {
      write(line);
      line = '';
    } else {
      line += String.fromCharCode(code);
    }
  };
}

/** Returns what browsers use that have no strings of their own for programs. */
function strings() {
  return {
    fromCharCode: code => String.fromCharCode(code),
    fromCharCodeArray() {},
    intoCharCodeArray() {},
    concat: (one, other) => one + other,
    charCodeAt: (string, at) => string.charCodeAt(at),
    length: string => string.length,
    substring: (string, from, to) => string.substring(from, to),
  };
}

/** Returns how a program deals with values of JavaScript, and JavaScript with its objects. */
function values(module, exports) {
  const object = Symbol('object');
  const wrappers = new WeakMap(); // of values, for the program
  const codes = new WeakMap();
  let lastCode = 0;

  /** Calls from the program; what JavaScript throws is an exception there. */
  const call = action => {
    try {
      return action();
    } catch (problem) {
      exports()['teavm.js.throwException'](exports()['teavm.js.wrapException'](problem));
      throw problem;
    }
  };
  /** Returns a function of the program; what it throws is an error with its message. */
  const defineFunction = action => (...values) => {
    try {
      return action(...values);
    } catch (problem) {
      const tag = exports()['teavm.javaException'];
      if (!(problem instanceof WebAssembly.Exception && problem.is(tag))) {
        throw problem;
      }
      const thrown = problem.getArg(tag, 0);
      const message = exports()['teavm.exceptionMessage'](thrown);
      throw exports()['teavm.js.extractException'](thrown)
          ?? new Error(message === null ? '' : exports()['teavm.stringToJs'](message));
    }
  };
  const same = value => value;
  return {
    stringBuiltinsSupported: () =>
      WebAssembly.Module.imports(module).every(each => each.module !== 'wasm:js-string'),
    defineFunction,
    defineStaticMethod(type, name, action) {
      type[name] = defineFunction(action);
    },
    defineMethod(type, name, action) {
      const method = defineFunction(action);
      type.prototype[name] = function (...values) {
        return method(this, ...values);
      };
    },
    createClass: () => function (instance) {
      this[object] = instance;
    },
    javaObjectToJS: (instance, type) => instance && new type(instance),
    unwrapJavaObject: value => value[object],
    wrapObject(value) {
      const isObject = Object(value) === value;
      const wrapper = value && (value[object]
          ?? (isObject ? wrappers.get(value) : undefined) ?? exports()['teavm.jso.createWrapper'](value));
      isObject && wrappers.set(value, wrapper);
      return wrapper;
    },
    functionAsObject: (action, name) => action && {[name]: action},
    createFunction1(name, script) {
      if (!SCRIPTS[script]) {
        throw new Error('The page runs no script from a string: ' + script);
      }
      return SCRIPTS[script];
    },
    callFunction1: (action, value) => call(() => action(value)),
    callMethod0: (instance, name) => call(() => (instance ?? globalThis)[name]()),
    callMethod1: (instance, name, value) => call(() => (instance ?? globalThis)[name](value)),
    getProperty: (instance, name) => call(() => (instance ?? globalThis)[name]),
    global: name => globalThis[name],
    hashCode(value) {
      if (Object(value) !== value) {
        return Number(value) | 0;
      }
      codes.has(value) || codes.set(value, ++lastCode);
      return codes.get(value);
    },
    isUndefined: value => value === undefined,
    isPrimitive: (value, type) => typeof value === type || value === null,
    instanceOf: (value, type) => value instanceof type,
    instanceOfOrNull: (value, type) => value === null || value instanceof type,
    sameRef: (one, other) => one === other,
    wrapInt: same,
    unwrapInt: same,
    unwrapDouble: same,
    unwrapBoolean: Number,
  };
}
