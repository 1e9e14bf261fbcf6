// What the functions of this package throw.

/** The class of all errors below. */
export class BoardrulesError extends Error {
  get name() {
    return this.constructor.name;
  }
}

/** A move that is not legal: has the code of the rule that it breaks, cells and a sentence. */
export class IllegalMoveError extends BoardrulesError {
  constructor(refusal) {
    super(refusal.sentence);
    Object.assign(this, refusal);
  }
}

/** A text that cannot be read: has a code, line, column, what was expected, and a sentence. */
export class NotationError extends BoardrulesError {
  constructor(unreadable) {
    super(unreadable.sentence);
    Object.assign(this, unreadable);
  }
}

/** A question whose answer would take too long. */
export class LimitError extends BoardrulesError {}

/** A call that no text could make right, such as one with an argument of another type. */
export class UsageError extends BoardrulesError {}

/** A runtime that cannot run the rules. */
export class UnsupportedError extends BoardrulesError {}
