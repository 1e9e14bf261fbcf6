// What users get wrong.
import {equal, throws} from 'node:assert/strict';
import {test} from 'node:test';
import {
  BoardrulesError, IllegalMoveError, LimitError, NotationError, UsageError, load,
} from './package.js';

const boardrules = await load();
const zertz = boardrules.rules('zertz');
const start = zertz.start();

const wrong = [undefined, null, 7, true, {}, [], () => {}, Symbol.iterator, 1n];

test('an argument of another type is named, with what is accepted', () => {
  for (const value of wrong) {
    for (const call of [
      () => boardrules.rules(value),
      () => boardrules.withLanguage(value),
      () => boardrules.readRecord(value),
      () => boardrules.match(value),
      () => boardrules.tree(value),
      () => zertz.status(value),
      () => zertz.legalMoves(value),
      () => zertz.countLegal(value),
      () => zertz.play(start, value),
      () => zertz.refusal(value, 'Wd4,d1'),
      () => zertz.isLegal(start, value),
      () => zertz.changes(start, value),
      () => zertz.input(value),
      () => zertz.input(start, [value]),
      () => zertz.diagram(value),
      () => zertz.svg(value),
      () => zertz.svg(start, {marks: {last: [value]}}),
      () => zertz.match({moves: [value]}),
      () => zertz.match().record({headers: {player1: value ?? null}}),
    ]) {
      throws(call, UsageError, `${String(value)} in ${call}`);
    }
  }
  throws(() => zertz.status(null), {name: 'UsageError', message: 'position must be a string, but is null.'});
  throws(() => zertz.input(start, 'cell:d4'),
      {message: 'steps must be an array of strings, but is "cell:d4".'});
  throws(() => zertz.svg(start, {width: 0}), UsageError);
  throws(() => zertz.svg(start, {dark: 'yes'}), UsageError);
  throws(() => zertz.svg(start, {colour: 'red'}), /no option colour; those of options are steps, /);
  throws(() => zertz.match(['Wd4,d1']), {message: 'options must be an object, but is an array.'});
  throws(() => zertz.match({move: ['Wd4,d1']}), /no option move; those of options are start, moves/);
  throws(() => zertz.match(null), UsageError);
  throws(() => zertz.match().record({headers: null}), UsageError);
  throws(() => zertz.match().record({headers: {'a\0b': 'c'}}), /options.headers must be a text without null characters/);
  throws(() => zertz.match().record({termination: {ending: 'boredom'}}), /No match ends by boredom, but by resignation, /);
});

test('a text that cannot be read has a code, a place and a sentence', () => {
  for (const [call, code, column] of [
    [() => boardrules.rules('chess'), 'unknown-game', 1],
    [() => boardrules.rules('zertz:rings=50'), 'unknown-value', 13],
    [() => boardrules.rules(''), 'malformed', 1],
    [() => zertz.status('not a position'), 'malformed', 1],
    [() => zertz.legalMoves(boardrules.rules('pylos').start()), 'malformed', 10],
    [() => zertz.play(start, 'Wd4,'), 'malformed', 5],
    [() => zertz.play(start, '\ud800'), 'malformed', 1],
    [() => zertz.input(start, ['d4']), 'malformed', 1],
    [() => zertz.input(start, ['']), 'malformed', 1],
    [() => zertz.match({moves: ['']}), 'malformed', 1],
    [() => zertz.match({moves: ['Wd4,d1', '']}), 'malformed', 1],
    [() => boardrules.readRecord('\udfff'), 'malformed', 1],
    [() => boardrules.readRecord('[variant "zertz"'), 'malformed', 17],
  ]) {
    throws(call, problem => {
      equal(problem instanceof NotationError && problem instanceof BoardrulesError, true, String(problem));
      equal(problem.code, code, problem.message);
      equal(problem.column, column, problem.message);
      equal(problem.message, problem.sentence);
      return true;
    });
  }
});

test('an illegal move has the rule that it breaks, in the language of the rules', () => {
  const hungarian = zertz.withLanguage('hu');
  throws(() => zertz.play(start, 'Wd4,d3'),
      {name: 'IllegalMoveError', code: 'ring-not-free', sentence: zertz.refusal(start, 'Wd4,d3').sentence});
  equal(hungarian.refusal(start, 'Wd4,d3').sentence === zertz.refusal(start, 'Wd4,d3').sentence, false);
  throws(() => zertz.changes(start, 'Wd4,d3'), IllegalMoveError);
  equal(zertz.isLegal(start, 'Wd4,d3'), false);
  equal(zertz.refusal(start, 'Wd4,d1'), undefined);
});

test('an unknown language is answered in English', () => {
  equal(zertz.withLanguage('xx-Latn').status(start).sentence, zertz.status(start).sentence);
  equal(zertz.withLanguage('').status(start).sentence, zertz.status(start).sentence);
});

test('a count that takes too long is refused at once', () => {
  throws(() => zertz.countLegal(start, 30), LimitError);
  throws(() => zertz.countLegal(start, 1.5), UsageError);
  throws(() => zertz.countLegal(start, -1), UsageError);
  equal(zertz.countLegal(start, 0), 1);
});

test('the next question after a wrong one is answered', () => {
  equal(zertz.input(start, Array(100).fill('cell:z9')).entered.length, 0);
  throws(() => zertz.status('1'.repeat(1_000_000)), NotationError);
  equal(zertz.legalMoves(start).length, 1944);
});
