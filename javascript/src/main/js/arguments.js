// Checks of what callers pass.
import {UsageError} from './errors.js';

/** Returns a string that is passed. */
export function string(name, value) {
  return typeof value === 'string' ? value : refuse(name, 'a string', value);
}

/** Returns a whole number that is passed, from least to most. */
export function whole(name, value, least, most) {
  return Number.isInteger(value) && value >= least && value <= most
    ? value : refuse(name, `a whole number from ${least} to ${most}`, value);
}

/** Returns strings as one text for the program, with a null character after each; see Answer.java. */
export const joined = values => values.map(value => value + '\0').join('');

/** Returns an array of strings that is passed, as one text for the program. */
export function list(name, values) {
  if (!Array.isArray(values)) {
    refuse(name, 'an array of strings', values);
  }
  return joined(values.map((value, at) => text(`${name}[${at}]`, value)));
}

/** Returns a string that is passed and can be an element of a list. */
export function text(name, value) {
  return string(name, value).includes('\0') ? refuse(name, 'a text without null characters', value) : value;
}

/** Returns options that are passed; those that are undefined are left out. */
export function options(name, value, accepted) {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    refuse(name, 'an object', value);
  }
  for (const key of Object.keys(value)) {
    if (!accepted.includes(key)) {
      throw new UsageError(`There is no option ${key}; those of ${name} are ${accepted.join(', ')}.`);
    }
  }
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));
}

/** Throws the error of an argument that is of another type. */
export function refuse(name, accepted, value) {
  throw new UsageError(`${name} must be ${accepted}, but is ${shown(value)}.`);
}

function shown(value) {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 40 ? value.slice(0, 40) + '…' : value);
  }
  return Array.isArray(value) ? 'an array' : typeof value === 'object' && value !== null
    ? 'an object' : typeof value === 'function' ? 'a function' : String(value);
}
