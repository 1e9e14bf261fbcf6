// Matches and settings, kept in the browser. Where that is denied they are kept until the page is
// closed. An entry that cannot be read is never changed.

const MATCH = 'boardrules/match/';
const CURRENT = 'boardrules/current';
const SETTINGS = 'boardrules/settings';
const FORMAT = 1;

const memory = new Map();
const inMemory = {
  getItem: key => memory.get(key) ?? null,
  setItem: (key, value) => memory.set(key, value),
  removeItem: key => memory.delete(key),
  keys: () => [...memory.keys()],
};

let isLasting = true;
const place = choosePlace();

function choosePlace() {
  try {
    const storage = globalThis.localStorage;
    storage.setItem('boardrules/test', '1');
    storage.removeItem('boardrules/test');
    return {
      getItem: key => storage.getItem(key),
      setItem: (key, value) => storage.setItem(key, value),
      removeItem: key => storage.removeItem(key),
      keys: () => Array.from({length: storage.length}, (_, i) => storage.key(i)),
    };
  } catch {
    isLasting = false;
    return inMemory;
  }
}

/** Whether matches outlast the page. */
export const lasts = () => isLasting;

/** Returns the settings, of which any may be missing. */
export function settings() {
  try {
    const read = JSON.parse(place.getItem(SETTINGS) ?? '{}');
    return read !== null && typeof read === 'object' ? read : {};
  } catch {
    return {};
  }
}

/** Changes some settings. */
export function setSettings(changed) {
  try {
    place.setItem(SETTINGS, JSON.stringify({...settings(), ...changed}));
  } catch {
    // A setting that is forgotten does no harm.
  }
}

/** Returns a new id of a match. */
export function newId() {
  return Date.now().toString(36) + '-' + Math.floor(Math.random() * 1e9).toString(36);
}

/** Returns the text of a stored match; null if there is none. */
export const raw = id => place.getItem(MATCH + id);

/**
 * Keeps a match; returns the text that is kept now. Another page may have changed the entry since
 * it had the text "known"; then the match gets an entry of its own. Returns null if there is no
 * room for it.
 */
export function keep(match, known) {
  const kept = raw(match.id);
  if (kept !== null && kept !== known) {
    match.id = newId();
  }
  const text = JSON.stringify({
    format: FORMAT, record: match.record, undone: match.undone, saved: new Date().toISOString(),
  });
  try {
    place.setItem(MATCH + match.id, text);
    place.setItem(CURRENT, match.id);
    return text;
  } catch {
    return null;
  }
}

/** Returns a stored match: {id, text, record, undone, saved}; without a record if it cannot be
 * read. */
export function match(id) {
  const text = raw(id);
  if (text === null) {
    return null;
  }
  try {
    const read = JSON.parse(text);
    return read?.format === FORMAT && typeof read.record === 'string'
        ? {...read, id, text, undone: String(read.undone ?? ''), saved: String(read.saved ?? '')}
        : {id, text};
  } catch {
    return {id, text};
  }
}

/** Returns all stored matches, the last one first; those that cannot be read are at the end. */
export function matches() {
  return place.keys()
      .filter(key => key.startsWith(MATCH))
      .map(key => match(key.substring(MATCH.length)))
      .sort((a, b) => String(b.saved ?? '').localeCompare(String(a.saved ?? '')));
}

/** Forgets a match. */
export function forget(id) {
  place.removeItem(MATCH + id);
}

/** Returns the id of the match that was played last; null if none is. */
export const current = () => place.getItem(CURRENT);

/** Says which match is being played. */
export function setCurrent(id) {
  try {
    place.setItem(CURRENT, id);
  } catch {
    // The list of matches has it.
  }
}

/** Says that no match is being played. */
export function setNoCurrent() {
  place.removeItem(CURRENT);
}
