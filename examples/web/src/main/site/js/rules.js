// The compiled rules. Every function returns an object; see Table.java and Page.java.
import {readLessons, readPuzzles, wasmBytes} from './files.js';
import {load as loadProgram} from './runtime.js';
import {text} from './texts.js';

export {isSupported} from './runtime.js';

let exported;
let bytes;

/** The lessons by game, once loadLessons has brought them; see Lessons.java. */
export let lessons;

/** Loads the lessons, for which nobody waits who only plays. */
export async function loadLessons() {
  lessons ??= await readLessons();
}

/** The puzzles, once loadPuzzles has brought them: {variant, position, moves}. */
export let puzzles;

/** Loads the puzzles, each a line of its file. */
export async function loadPuzzles() {
  puzzles ??= (await readPuzzles()).trim().split('\n').map(line => line.split('\t'))
      .map(([variant, position, moves]) => ({variant, position, moves: Number(moves)}));
}

/** Loads the rules. */
export async function load() {
  bytes = await wasmBytes();
  exported = await loadProgram(bytes);
}

/** Returns the bytes of the compiled rules, for the threads of the engine. */
export function loadedBytes() {
  return bytes;
}

function call(name, ...values) {
  return JSON.parse(exported[name](...values));
}

/** So many characters of a text from outside are read; no match has as many. */
const LONGEST = 200_000;

/** Calls with a text that comes from outside, unless it is too long. */
function read(name, ...values) {
  return values.at(-1).length <= LONGEST ? call(name, ...values) : {problem: text('open.too-long',
      {limit: LONGEST.toLocaleString(document.documentElement.lang)})};
}

/** Returns letters that the browser has escaped in an address, as UTF-8. */
const letters = escapes => new TextDecoder().decode(
    Uint8Array.from(escapes.substring(1).split('%'), hex => parseInt(hex, 16)));

export const look = (language, words) => call('look', language, words);
export const lobby = () => call('lobby');
export const variant = (game, choices, seed) => call('variant', game, choices, seed);
export const layout = layout => read('layout', layout);
export const picture = id => exported.picture(id);
export const begin = id => call('begin', id);
export const beginAt = (id, position) => read('beginAt', id, position);
export const open = record => read('open', record);
export const restore = (record, place, undone) => call('restore', record, place, undone);
export const summary = (record, place) => call('summary', record, place);
export const follow = link => read('follow', link.replace(/(%[89a-f][\da-f])+/gi, letters));
export const legend = () => call('legend');
export const view = () => call('view');
export const note = (key, value) => call('note', key, value);
export const touch = step => call('touch', step);
export const act = name => call('act', name);
export const play = move => call('play', move);
export const show = place => call('show', place);
export const comment = words => call('comment', words);
export const mark = mark => call('mark', mark);
export const showLine = moves => call('showLine', moves.join(' '));
export const steps = move => call('steps', move);
export const record = () => exported.record();
export const drawing = () => exported.drawing();
export const shownRecord = () => exported.shownRecord();
export const lastWords = () => exported.lastWords();
export const lineRecord = () => exported.lineRecord();
export const place = () => exported.place();
export const link = () => exported.link();
