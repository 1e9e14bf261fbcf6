import {deepEqual, equal, throws} from 'node:assert/strict';
import {test} from 'node:test';
import {IllegalMoveError, UsageError, load} from './package.js';

const boardrules = await load();
const pylos = boardrules.rules('pylos');

test('a match is a value', () => {
  const start = pylos.match();
  const match = start.play('1a1').play('1b1', '1c1');

  equal(start.ply, 0);
  equal(match.ply, 3);
  deepEqual(match.moves, ['1a1', '1b1', '1c1']);
  equal(match.position, match.positions[3]);
  equal(match.toMove, 2);
  deepEqual(match.legalMoves(), pylos.legalMoves(match.position));
  deepEqual(match.lastChanges(), pylos.changes(match.positions[2], '1c1'));
  equal(start.lastChanges(), undefined);
  equal(match.occurrences, 1);
  throws(() => match.play('1a1'), IllegalMoveError);
  throws(() => match.moves.push('1d1'), TypeError);
});

test('moves are undone and played again until another is played', () => {
  const match = pylos.match({moves: ['1a1', '1b1', '1c1']});
  const undone = match.undo().undo();

  deepEqual(undone.redo().redo().toJSON(), match.toJSON());
  equal(undone.redo().canRedo, true);
  equal(undone.play('1d1').canRedo, false);
  throws(() => match.redo(), UsageError);
  throws(() => pylos.match().undo(), UsageError);
});

test('a record reads back as the match, with headers and the way in which it ended', () => {
  const match = pylos.match({moves: ['1a1', '1b1']});
  const record = match.record(
      {headers: {player1: 'Anna "A"', player2: 'Béla'}, termination: {ending: 'resignation', winner: 2}});
  const read = boardrules.readRecord(record.text);

  deepEqual(read, record);
  deepEqual(read.headers, {player1: 'Anna "A"', player2: 'Béla'});
  equal(read.outcome.winner, 2);
  equal(read.outcome.ending, 'resignation');
  deepEqual(boardrules.match(read).toJSON(), match.toJSON());
  equal(match.record({termination: {ending: 'agreement'}}).outcome.winner, undefined);
});

test('a record that is damaged is read up to the problem', () => {
  const {text} = pylos.match({moves: ['1a1', '1b1']}).record();
  const {problem} = boardrules.readRecord(text.replace('1b1', '1a1'));

  equal(problem.ply, 2);
  equal(problem.text, '1a1');
  equal(problem.code, 'occupied');
  equal(boardrules.match(text.replace('1b1', '1a1')).ply, 1);
  equal(boardrules.readRecord(text.slice(0, text.indexOf('1b1'))).problem.code, 'malformed');
});

test('a tree keeps variations and notes, and is a value', () => {
  const line = pylos.match({moves: ['1a1', '1b1']}).tree();
  const tree = line.back().play('1d4').withMark('!?').withClock(90_000).withComment('another corner');

  deepEqual(line.back().variations, ['1b1']);
  deepEqual(tree.back().variations, ['1b1', '1d4']);
  equal(tree.nesting, 1);
  deepEqual([tree.mark, tree.clock, tree.comment], ['!?', 90_000, 'another corner']);
  equal(tree.promote().nesting, 0);
  deepEqual(tree.remove().variations, ['1b1']);
  equal(tree.withoutNotes().mark, undefined);
  deepEqual(tree.toStart().toEnd().moves, ['1a1', '1b1']);
  deepEqual(tree.toStart().forward().moves, ['1a1']);
  deepEqual(tree.match().moves, tree.moves);
  equal(tree.match().position, tree.position);

  const {text} = tree.record({headers: {player1: 'Anna'}});
  equal(text.includes('1a1 1b1 (1d4 !? @1:30 "another corner")'), true);
  deepEqual(boardrules.tree(text).toJSON(), tree.toJSON());
  throws(() => tree.play('1a1'), IllegalMoveError);
  throws(() => tree.withMark('?!?'), UsageError);
  throws(() => tree.toStart().back(), UsageError);
});

test('a move is entered by touches', () => {
  const start = pylos.start();
  const refused = pylos.input(start, ['cell:2a1']);

  equal(pylos.input(start).choices.length, 16);
  equal(pylos.input(start, ['cell:1a1']).move, '1a1');
  equal(refused.refusal.code, 'unsupported');
  deepEqual(refused.entered, []);
  equal(pylos.svg(start, {steps: []}) === pylos.svg(start), false);
  equal(pylos.svg(start, {turned: true}) === pylos.svg(start), false);
  equal(pylos.svg(start, {width: 320, title: 'A & B'}).includes('width="320"'), true);
  equal(pylos.diagram(start, {marks: {last: ['1a1']}}).marks[0].emphasis, 'last');
});

test('what is drawn at random is drawn', () => {
  equal(boardrules.withDrawn('tzaar:setup=random', 42), 'tzaar:setup=random,seed=42');
  equal(boardrules.withDrawn('tzaar'), 'tzaar');
  equal(boardrules.rules(boardrules.withDrawn('tzaar:setup=random')).players, 2);
});
