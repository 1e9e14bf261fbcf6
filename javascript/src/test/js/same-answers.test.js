// The answers of the package are those of the same Java on the JVM, which AnswersTest has written.
import {deepEqual, equal} from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {CHECKOUT, load} from './package.js';

const answers = readFileSync(new URL('javascript/target/answers.jsonl', CHECKOUT), 'utf8')
    .split('\n').filter(line => line).map(line => JSON.parse(line));

test('descriptions, statuses, moves, refusals, inputs, changes and drawings are the same', async () => {
  const boardrules = await load();
  for (const {variant, language, position, steps, moves, ...expected} of answers) {
    const rules = boardrules.withLanguage(language).rules(variant);
    const problem = `${language} ${variant} ${position} ${steps}`;
    deepEqual(rules.describe(), expected.describe, problem);
    deepEqual(rules.status(position), expected.status, problem);
    deepEqual(rules.legalMoves(position), expected.legalMoves, problem);
    deepEqual(rules.input(position, steps), expected.input, problem);
    near(rules.diagram(position, {steps}), expected.diagram, problem);
    equal(rules.svg(position, {steps, names: true, dark: true}), expected.svg, problem);
    for (const {move, refusal, changes} of moves) {
      deepEqual(rules.refusal(position, move), refusal, problem);
      refusal || deepEqual(rules.changes(position, move), changes, problem);
    }
  }
  equal(answers.length > 50, true);
  equal(answers.flatMap(({moves}) => moves).filter(({refusal}) => refusal).length > 50, true);
});

test('the games are the same in each language', async () => {
  const boardrules = await load();
  deepEqual(boardrules.languages(), ['en', 'hu']);
  equal(boardrules.withLanguage('hu').games().length, boardrules.games().length);
});

/** Compares values; numbers have 15 digits in the package, and up to 17 on the JVM. */
function near(found, expected, problem) {
  if (typeof expected === 'number') {
    equal(Math.abs(found - expected) <= 1e-12 * Math.max(1, Math.abs(expected)), true, problem);
  } else if (typeof expected === 'object') {
    deepEqual(Object.keys(found), Object.keys(expected), problem);
    Object.keys(expected).forEach(key => near(found[key], expected[key], problem));
  } else {
    equal(found, expected, problem);
  }
}
