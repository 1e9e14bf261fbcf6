import {deepEqual, equal} from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import {test} from 'node:test';
import {CHECKOUT, load} from './package.js';

/** Larger and deeper counts are left to the JVM. */
const LARGEST = 20_000;
const DEEPEST = 6;

const FOLDER = new URL('vectors/', CHECKOUT);

const lines = ending => readdirSync(FOLDER).filter(file => file.endsWith(ending))
    .flatMap(file => readFileSync(new URL(file, FOLDER), 'utf8').split('\n').filter(line => line));

test('the games have the positions, legal moves and statuses of the vectors', async () => {
  const boardrules = await load();
  const games = lines('.games.jsonl').map(line => JSON.parse(line));
  for (const {variant, start, moves, positions, legal, status} of games) {
    const rules = boardrules.rules(variant);
    let position = start;
    moves.forEach((move, ply) => {
      const found = rules.legalMoves(position);
      equal(found.length, legal[ply], `${variant} ${position}`);
      equal(rules.countLegal(position), found.length);
      equal(found.includes(move), true);
      position = rules.play(position, move);
      equal(position, positions[ply]);
    });
    const {over, winner, ending} = rules.status(position);
    equal(over ? [winner ? `win ${winner}` : 'draw', ending].join(' ') : 'ongoing', status);
    equal(rules.legalMoves(position).length === 0, over);
    deepEqual(rules.match({start, moves}).positions.slice(1), positions);
  }
  equal(games.length > 100, true);
});

test('the counts are those of the vectors', async () => {
  const boardrules = await load();
  let counts = 0;
  for (const line of lines('.perft.tsv')) {
    const [variant, depth, count, position] = line.split('\t');
    if (count <= LARGEST && depth <= DEEPEST) {
      const rules = boardrules.rules(variant);
      equal(rules.countLegal(position ?? rules.start(), Number(depth)), Number(count), line);
      counts++;
    }
  }
  equal(counts > 500, true);
});
