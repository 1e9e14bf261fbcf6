// Stands in for node:test in a browser: run() runs the tests of the modules that have been imported.
const tests = [];
const last = [];

export function test(name, body) {
  tests.push([name, body]);
}

export function after(body) {
  last.push(body);
}

/** Returns the problems of all tests, and how many tests there were. */
export async function run() {
  const problems = [];
  for (const [name, body] of tests) {
    try {
      await body();
    } catch (problem) {
      problems.push(`${name}: ${problem.stack}`);
    }
  }
  last.forEach(body => body());
  return {problems, tests: tests.length};
}
