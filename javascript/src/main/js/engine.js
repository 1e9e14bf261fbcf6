// The engine, in a thread of its own.
import {joined, options, refuse, string, whole} from './arguments.js';
import {UsageError} from './errors.js';
import {Match, MatchTree} from './match.js';
import {builtIn, value} from './program.js';

/** How long an analysis takes that has no other limit, in milliseconds. */
const MILLIS = 1000;

const LIMITS = {nodes: 2 ** 31 - 1, millis: 2 ** 31 - 1, depth: 999, level: 9};
const ANALYSE = [...Object.keys(LIMITS), 'signal', 'onProgress'];

/** An engine. It answers one question after the other. */
export class Engine {
  #program;
  #module;
  #language;
  #worker;
  #question;
  #last = Promise.resolve();
  #waiting = 0;
  #isStopping = false;
  #isClosed = false;

  /** For this package. */
  constructor(program, module, language) {
    this.#program = program;
    this.#module = module;
    this.#language = language;
  }

  /** Analyses a match, a record or a position. */
  async analyse(subject, wanted = {}) {
    const {signal, onProgress, ...limits} = options('options', wanted, ANALYSE);
    for (const [key, limit] of Object.entries(limits)) {
      whole('options.' + key, limit, 1, LIMITS[key]);
    }
    if (onProgress !== undefined && typeof onProgress !== 'function') {
      refuse('options.onProgress', 'a function', onProgress);
    }
    if (Object.keys(limits).every(key => key === 'level')) {
      limits.millis = MILLIS;
    }
    return this.#ask('analyse', this.#record(subject), signal, onProgress,
        joined(Object.entries(limits).map(limit => limit.join(':'))));
  }

  /** Finds the moves to the goal of a puzzle. */
  async solve(subject, wanted = {}) {
    const {signal} = options('options', wanted, ['signal']);
    return this.#ask('solve', this.#record(subject), signal);
  }

  /** Ends the analysis that runs, or is about to: its promise gets what has been found. */
  stop() {
    this.#isStopping = this.#question === undefined && this.#waiting > 0;
    this.#question?.stop();
  }

  /** Ends the thread. */
  close() {
    this.#isClosed = true;
    this.#question?.fail(new UsageError('The engine has been closed.'));
    this.#end();
  }

  /** Returns the record of what shall be analysed. */
  #record(subject) {
    if (typeof subject === 'string') {
      return subject;
    }
    if (subject instanceof Match || subject instanceof MatchTree) {
      return (subject instanceof MatchTree ? subject.match() : subject).record().text;
    }
    if (typeof subject?.text === 'string') {
      return subject.text;
    }
    if (typeof subject?.position === 'string') {
      return this.#program.ask('record', string('subject.variant', subject.variant), subject.position,
          '', '', '', this.#language).text;
    }
    return refuse('subject', 'a match, a record or an object with variant and position', subject);
  }

  #ask(ask, record, signal, onProgress, ...values) {
    if (signal !== undefined && !(signal instanceof AbortSignal)) {
      refuse('options.signal', 'an AbortSignal', signal);
    }
    this.#waiting++;
    const answered = this.#last.then(() => this.#answer(signal, onProgress,
        {ask, values: [record, ...values, this.#language]}));
    this.#last = answered.catch(() => {});
    return answered;
  }

  #answer(signal, onProgress, message) {
    let isStopped = this.#isStopping;
    this.#isStopping = false;
    this.#waiting--;
    signal?.throwIfAborted();
    if (this.#isClosed) {
      throw new UsageError('The engine has been closed.');
    }
    return new Promise((resolve, reject) => {
      let found;
      const abort = () => {
        this.#end();
        question.fail(signal.reason);
      };
      const done = () => {
        this.#question = undefined;
        this.#worker?.rest();
        signal?.removeEventListener('abort', abort);
      };
      const question = this.#question = {
        stop: () => {
          isStopped = true;
          if (found !== undefined) {
            this.#end();
            done();
            resolve(found);
          }
        },
        fail: problem => {
          done();
          reject(problem);
        },
        heard: ({progress, answer, failure}) => {
          try {
            if (progress !== undefined) {
              found = JSON.parse(progress);
              onProgress?.(found);
              isStopped && question.stop();
            } else if (failure !== undefined) {
              throw failure;
            } else {
              const result = value(answer);
              done();
              resolve(result);
            }
          } catch (problem) {
            progress !== undefined && this.#end();
            question.fail(problem);
          }
        },
      };
      signal?.addEventListener('abort', abort);
      this.#worker ??= started(this.#module, message => this.#question?.heard(message), problem => {
        this.#end();
        this.#question?.fail(problem);
      });
      this.#worker.ask(message);
    });
  }

  #end() {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

/** Starts a thread. It keeps Node from ending only while it works. */
function started(module, heard, failed) {
  const threads = builtIn('worker_threads');
  if (threads) {
    const file = './worker.js'; // not in the call, where a bundler would look for it
    const worker = new threads.Worker(new URL(file, import.meta.url), {execArgv: []});
    worker.on('message', heard);
    worker.on('error', failed);
    let isWanted = true;
    worker.on('exit', () => isWanted && failed(new Error('The thread of the engine has ended.')));
    worker.postMessage({module});
    return {
      ask(message) {
        worker.ref();
        worker.postMessage(message);
      },
      rest: () => worker.unref(),
      terminate() {
        isWanted = false;
        worker.terminate();
      },
    };
  }
  const worker = new Worker(new URL('./worker.js', import.meta.url), {type: 'module'});
  worker.onmessage = event => heard(event.data);
  worker.onerror = event => failed(new Error(event.message ?? 'The thread of the engine has failed.'));
  worker.postMessage({module});
  return {
    ask: message => worker.postMessage(message),
    rest() {},
    terminate: () => worker.terminate(),
  };
}
