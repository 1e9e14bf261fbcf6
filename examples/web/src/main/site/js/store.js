// Matches and settings, kept in the browser. Where that is denied, or there is no room, they are kept
// until the page is closed. An entry that cannot be read is never changed.

const MATCH = 'boardrules/match/';
const CURRENT = 'boardrules/current';
const SETTINGS = 'boardrules/settings';
const FORMAT = 1;

/** What the browser refuses to keep. */
const memory = new Map();

/** The matches of all pages, and which one this page shows. */
const storage = allowed(() => localStorage);
const own = allowed(() => sessionStorage);

function allowed(find) {
  try {
    find().removeItem('boardrules/test');
    return find();
  } catch {
    return null;
  }
}

const getItem = key => memory.get(key) ?? storage?.getItem(key) ?? null;

/** Keeps a text; returns whether it outlasts the page. */
function setItem(key, value) {
  try {
    storage.setItem(key, value);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, value);
    return false;
  }
}

function removeItem(key) {
  memory.delete(key);
  storage?.removeItem(key);
}

/** Whether the browser keeps anything. */
export const isAllowed = () => storage !== null;

/** Whether a match ends with the page. */
export const isAnyUnsaved = () => [...memory.keys()].some(key => key.startsWith(MATCH));

/** Returns the settings, of which any may be missing. */
export function settings() {
  try {
    const read = JSON.parse(getItem(SETTINGS) ?? '{}');
    return read !== null && typeof read === 'object' ? read : {};
  } catch {
    return {};
  }
}

/** Changes some settings. */
export function setSettings(changed) {
  setItem(SETTINGS, JSON.stringify({...settings(), ...changed}));
}

/** Returns a new id of a match. */
export function newId() {
  return Date.now().toString(36) + '-' + Math.floor(Math.random() * 1e9).toString(36);
}

/** Returns the text of a stored match; null if there is none. */
export const raw = id => getItem(MATCH + id);

/**
 * Keeps a match, until the page is closed if there is no room for it; returns {text, isLasting},
 * with the text that is kept now. Another page may have changed the entry since it had the text
 * "known"; then the match gets an id of its own.
 */
export function keep(match, known) {
  const kept = raw(match.id);
  if (kept !== null && kept !== known) {
    match.id = newId();
  }
  const text = JSON.stringify({
    format: FORMAT, record: match.record, place: match.place, saved: new Date().toISOString(),
  });
  const isLasting = setItem(MATCH + match.id, text);
  setCurrent(match.id);
  return {text, isLasting};
}

/**
 * Returns a stored match: {id, text, record, place, undone, saved}, where older ones have undone
 * moves in place of a place; without a record if it cannot be read.
 */
export function match(id) {
  const text = raw(id);
  if (text === null) {
    return null;
  }
  try {
    const read = JSON.parse(text);
    return read?.format === FORMAT && typeof read.record === 'string'
        ? {...read, id, text, place: String(read.place ?? ''), undone: String(read.undone ?? ''),
          saved: String(read.saved ?? '')}
        : {id, text};
  } catch {
    return {id, text};
  }
}

/** Returns all stored matches, the last one first; those that cannot be read are at the end. */
export function matches() {
  return [...new Set([...memory.keys(), ...Object.keys(storage ?? {})])]
      .filter(key => key.startsWith(MATCH))
      .map(key => match(key.substring(MATCH.length)))
      .sort((a, b) => String(b.saved ?? '').localeCompare(String(a.saved ?? '')));
}

/** Forgets a match. */
export function forget(id) {
  removeItem(MATCH + id);
}

/** Returns the id of the match of this page, or else of the one played last; empty for none. */
export const current = () => own?.getItem(CURRENT) ?? getItem(CURRENT) ?? '';

/** Says which match this page plays; empty if it plays none. */
export function setCurrent(id) {
  try {
    own.setItem(CURRENT, id);
  } catch {
    // The list of matches has it.
  }
  if (getItem(CURRENT) !== id) {
    setItem(CURRENT, id);
  }
}

/** Whether the page may continue the match played last: no other page is open, or it had one. */
export async function mayGoOn() {
  const name = 'boardrules';
  try {
    const {held} = await navigator.locks.query();
    navigator.locks.request(name, {mode: 'shared'}, () => new Promise(() => {}));
    return own.getItem(CURRENT) !== null || held.every(lock => lock.name !== name);
  } catch {
    return true;
  }
}
