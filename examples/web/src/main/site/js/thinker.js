// The engine's thread. One question at a time; a question that is no longer of interest ends with
// its thread, because the engine does not listen while it thinks.
import {startWorker} from './files.js';
import {loadedBytes} from './rules.js';

export class Thinker {
  #worker = null;
  #number = 0;
  #pending = null;

  /** Asks; returns what has been found, an object. Progress is called with such objects before. */
  ask(question, language, progress = () => {}) {
    this.stop();
    const worker = this.#started(language);
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#pending = {id, resolve, reject, progress};
      worker.postMessage({...question, id});
    });
  }

  /** Ends the question that is being answered; its promise stays open for ever. */
  stop() {
    if (this.#pending) {
      this.#pending = null;
      this.#worker?.terminate();
      this.#worker = null;
    }
  }

  get isBusy() {
    return this.#pending !== null;
  }

  /** Forgets what has been found, such as when the language changes. */
  reset() {
    this.stop();
    this.#worker?.terminate();
    this.#worker = null;
  }

  #started(language) {
    if (this.#worker === null) {
      this.#worker = startWorker();
      this.#worker.onmessage = event => this.#heard(event.data);
      this.#worker.onerror = event => this.#failed(event);
      this.#worker.postMessage({load: loadedBytes(), language});
    }
    return this.#worker;
  }

  #heard({id, answer, progress, failure}) {
    const pending = this.#pending;
    if (!pending || pending.id !== id) {
      return;
    }
    if (progress !== undefined) {
      pending.progress(JSON.parse(progress));
      return;
    }
    this.#pending = null;
    if (failure === undefined) {
      pending.resolve(JSON.parse(answer));
    } else {
      this.reset();
      pending.reject(new Error(failure));
    }
  }

  #failed(event) {
    event.preventDefault();
    const pending = this.#pending;
    this.#pending = null;
    this.reset();
    pending?.reject(new Error(event.message));
  }
}
