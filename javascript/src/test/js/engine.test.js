import {deepEqual, equal, rejects} from 'node:assert/strict';
import {after, test} from 'node:test';
import {NotationError, UsageError, load} from './package.js';

const boardrules = await load();
const tzaar = boardrules.rules('tzaar');
const subject = {variant: 'tzaar', position: tzaar.start()};
const engine = boardrules.engine();

after(() => engine.close());

test('a limit of nodes gives the same analysis each time', async () => {
  const other = boardrules.engine();
  const [one, same] = await Promise.all(
      [engine, other].map(each => each.analyse(subject, {nodes: 2000})));
  other.close();

  deepEqual(one, same);
  equal(tzaar.isLegal(tzaar.start(), one.best), true);
  equal(one.moves[0].move, one.best);
  equal(one.moves[0].variation[0], one.best);
  equal(Math.abs(one.value) <= 1, true);
});

test('matches, trees, records and their texts are analysed', async () => {
  const match = boardrules.rules('pylos').match({moves: ['1a1']});
  for (const each of [match, match.tree(), match.record(), match.record().text]) {
    const {best} = await engine.analyse(each, {depth: 2});
    equal(match.rules.isLegal(match.position, best), true);
  }
});

test('an analysis that is stopped gives what it has found', async () => {
  let reports = 0;
  const {best} = await engine.analyse(subject, {
    millis: 600_000,
    onProgress: () => {
      reports++;
      engine.stop();
    },
  });

  equal(reports, 1);
  equal(tzaar.isLegal(tzaar.start(), best), true);
});

test('an analysis is stopped before its thread has begun, and the next one is not', async () => {
  const early = boardrules.engine();
  early.stop();
  const stopped = early.analyse(subject, {millis: 600_000});
  early.stop();
  const next = early.analyse(subject, {nodes: 500});
  const {nodes} = await stopped;

  equal(tzaar.isLegal(tzaar.start(), (await next).best), true);
  equal((await next).nodes >= 500, true);
  equal(nodes > 0, true);
  early.close();
});

test('a signal aborts an analysis, and the next question is answered', async () => {
  const controller = new AbortController();
  const analysis = engine.analyse(subject, {millis: 600_000, signal: controller.signal});
  const next = engine.analyse(subject, {nodes: 100});
  setTimeout(() => controller.abort(), 50);

  await rejects(analysis, {name: 'AbortError'});
  await rejects(engine.analyse(subject, {signal: AbortSignal.abort()}), {name: 'AbortError'});
  equal(tzaar.isLegal(tzaar.start(), (await next).best), true);
});

test('a puzzle is solved', async () => {
  const puzzle = boardrules.rules('inlay:to=frame').match();
  const moves = await engine.solve(puzzle);

  equal(puzzle.play(...moves).status.winner, 1);
});

test('wrong questions are refused', async () => {
  await rejects(engine.analyse(undefined), UsageError);
  await rejects(engine.analyse({variant: 'tzaar'}), UsageError);
  await rejects(engine.analyse(subject, {nodes: 0}), UsageError);
  await rejects(engine.analyse(subject, {level: 10}), UsageError);
  await rejects(engine.analyse(subject, {seconds: 1}), UsageError);
  await rejects(engine.analyse(subject, {signal: true}), UsageError);
  await rejects(engine.analyse({...subject, position: 'x'}), NotationError);
  await rejects(engine.solve(subject), UsageError);
  const over = boardrules.rules('heaps:sizes=1').match().play('1:1');
  await rejects(engine.analyse(over), {name: 'IllegalMoveError', code: 'game-over'});
  const error = new Error('mine');
  await rejects(engine.analyse(subject, {millis: 600_000, onProgress() { throw error; }}), error);
  const closed = boardrules.engine();
  closed.close();
  await rejects(closed.analyse(subject), UsageError);
});
