// Prints figures: sizes, the time to the first rules, and touches with their pictures.
import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {PACKAGE, load} from './package.js';

const WARM_UP = 1;
const SECONDS = 2;
const STARTS = 9;

const size = file => gzipSync(readFileSync(new URL(file, PACKAGE)), {level: 9}).length;
const kilobytes = files => Math.ceil(files.map(size).reduce((all, each) => all + each) / 1000);
console.log(`${kilobytes(['boardrules.wasm'])} kB of program and `
    + `${kilobytes(readdirSync(PACKAGE).filter(file => file.endsWith('.js')))} kB of modules, compressed`);

const start = `const begun = performance.now();
  const {load} = await import('${new URL('index.js', PACKAGE)}');
  (await load()).rules('zertz');
  console.log(performance.now() - begun);`;
const times = Array.from({length: STARTS}, () =>
  Number(execFileSync(process.execPath, ['--input-type=module', '--eval', start]))).sort((a, b) => a - b);
console.log(`${Math.round(times[(STARTS - 1) / 2])} ms to the first rules, in Node ${process.version}`);

/** Touches a board for some seconds, and draws it after each touch; returns the touches of a second. */
function touch(rules, seconds) {
  let match = rules.match();
  let steps = [];
  let touches = 0;
  for (const end = performance.now() + 1000 * seconds; performance.now() < end; touches++) {
    const {choices, entered, move} = rules.input(match.position, steps);
    rules.svg(match.position, {steps: entered});
    if (choices.length === 0) {
      match = move ? match.play(move) : rules.match();
      steps = [];
    } else {
      steps = [...entered, choices[(7 * touches) % choices.length].step];
    }
  }
  return Math.round(touches / seconds);
}

const boardrules = await load();
for (const {id, variants} of boardrules.games()) {
  const rules = boardrules.rules(variants[0].id);
  touch(rules, WARM_UP);
  console.log(`${touch(rules, SECONDS)} touches a second: ${id}`);
}
