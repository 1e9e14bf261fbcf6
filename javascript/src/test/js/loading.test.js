import {deepEqual, equal, rejects} from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import threads, {Worker} from 'node:worker_threads';
import {CHECKOUT, PACKAGE, load} from './package.js';

const INDEX = new URL('index.js', PACKAGE);

/** What a short program may use of a processor and of memory; V8 12.4 once compiled without end. */
const SECONDS = 5;
const MEGABYTES = 500;

/** Runs a program of its own, which imports load; returns what it prints. */
async function run(program, ...flags) {
  const source = `import {load} from '${INDEX}';\n${program}`;
  const {stdout} = await promisify(execFile)(process.execPath,
      [...flags, '--input-type=module', '--eval', source], {timeout: 60_000});
  return stdout.trim();
}

const USE = `
  const boardrules = await load();
  const rules = boardrules.rules('zertz');
  for (let i = 0; i < 300; i++) {
    rules.status(rules.start());
  }
  rules.svg(rules.start());
`;

test('a program ends by itself, soon and with little memory', async () => {
  const used = await run(USE + `
    process.on('exit', () => {
      const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
      console.log((userCPUTime + systemCPUTime) / 1e6, maxRSS / 1000);
    });`);
  const [seconds, megabytes] = used.split(' ');

  equal(seconds < SECONDS && megabytes < MEGABYTES, true, used);
});

test('a program with an engine that it has not closed ends by itself', async () => {
  equal(await run(USE + `
    const {best} = await boardrules.engine().analyse(rules.match(), {nodes: 10});
    console.log(rules.isLegal(rules.start(), best));`), 'true');
});

test('no code is made of strings, and nothing global is left behind', async () => {
  equal(await run('const before = Reflect.ownKeys(globalThis).length;' + USE
      + 'console.log(Reflect.ownKeys(globalThis).length - before);',
  '--disallow-code-generation-from-strings'), '0');
});

test('the program is loaded once, also if it is asked for twice', async () => {
  const [one, other] = await Promise.all([load(), load({language: 'hu'})]);

  equal(one.language, 'en');
  equal(other.language, 'hu');
  equal(one.version, other.version);
});

test('two copies of the package work side by side', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardrules-'));
  try {
    cpSync(PACKAGE, folder, {recursive: true});
    const copy = await import(pathToFileURL(join(folder, 'index.js')));
    const [mine, its] = [await load(), await copy.load()].map(each => each.rules('pylos'));
    const tree = its.match({moves: ['1a1']}).tree();

    equal(mine.play(mine.start(), '1a1'), tree.position);
    equal(mine.match().tree().play('1a1').position, tree.back().play('1a1').position);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('the package works in a thread', async () => {
  const source = `import('${INDEX}').then(({load}) => load()).then(boardrules =>
      require('node:worker_threads').parentPort.postMessage(boardrules.rules('heaps:sizes=3').start()))`;
  const worker = new Worker(source, {eval: true});
  const answer = await new Promise((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
  });

  equal(answer, (await load()).rules('heaps:sizes=3').start());
});

test('where the program cannot run, a sentence says what can', async () => {
  const problem = await run(`
    WebAssembly.validate = () => false;
    await load().catch(problem => console.log(problem.name, problem.message));`);

  equal(problem.startsWith('UnsupportedError boardrules needs WebAssembly'), true, problem);
  equal(problem.includes(process.version), true);
});

test('a program that cannot be loaded is tried again', async () => {
  equal(await run(`
    await load({wasm: new URL('missing.wasm', '${PACKAGE}')}).catch(problem => console.log(problem.code));
    console.log((await load()).rules('zertz').players);`), 'ENOENT\n2');
});

test('the program may come from bytes', async () => {
  equal(await run(`
    import {readFileSync} from 'node:fs';
    const wasm = readFileSync(new URL('boardrules.wasm', '${PACKAGE}'));
    console.log((await load({wasm})).rules('zertz').players);`), '2');
});

test('the package has the version of the library', async () => {
  const {version} = JSON.parse(readFileSync(new URL('package.json', PACKAGE)));

  equal((await load()).version, version);
});

test('the types have the members that the classes have', async () => {
  const types = readFileSync(new URL('index.d.ts', PACKAGE), 'utf8');
  const boardrules = await load();
  const rules = boardrules.rules('zertz');
  for (const value of [boardrules, rules, rules.match(), rules.match().tree(), boardrules.engine()]) {
    const {name, prototype} = value.constructor;
    const [, body] = types.match(new RegExp(`export class ${name} {([^]*?)\\n}`));
    const declared = [...body.matchAll(/^ {2}(?:readonly )?(\w+)[(:]/gm)].map(([, member]) => member);

    deepEqual(declared.sort(),
        [...new Set([...Object.getOwnPropertyNames(prototype), ...Object.keys(value), 'constructor'])]
            .filter(member => member !== 'constructor').sort(), name);
  }
});

test('the example of the page prints what the page says', async () => {
  const page = readFileSync(new URL('javascript/README.md', CHECKOUT), 'utf8');
  const [, example] = page.match(/```js\n([^]*?)```/);
  const printed = await run(example.replace(/^import .*$/m, ''));
  const expected = [...example.matchAll(/console\.log\(.*\/\/ (.*)$/gm)].map(([, line]) => line);

  deepEqual(printed.split('\n'), expected);
});

test('an analysis whose thread ends fails, and the next one has another thread', async () => {
  const boardrules = await load();
  const subject = boardrules.rules('tzaar').match();
  const started = [];
  threads.Worker = class extends Worker {
    constructor(...values) {
      super(...values);
      started.push(this);
    }
  };
  const engine = boardrules.engine();
  try {
    await engine.analyse(subject, {nodes: 10});
    const analysis = engine.analyse(subject, {millis: 600_000});
    setTimeout(() => started[0].terminate(), 50);
    await rejects(analysis, {message: 'The thread of the engine has ended.'});

    equal((await engine.analyse(subject, {nodes: 10})).moves.length > 0, true);
    equal(started.length, 2);
  } finally {
    threads.Worker = Worker;
    engine.close();
  }
});
