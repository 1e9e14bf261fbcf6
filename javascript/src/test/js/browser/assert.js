// Stands in for what the tests use of node:assert/strict.

export function equal(found, expected, message = '') {
  if (!Object.is(found, expected)) {
    throw new Error(`${message}: ${found} is not ${expected}`);
  }
}

export function deepEqual(found, expected, message = '') {
  const isObject = value => typeof value === 'object' && value !== null;
  if (!isObject(found) || !isObject(expected)) {
    equal(found, expected, message);
    return;
  }
  equal(Object.keys(found).sort().join(), Object.keys(expected).sort().join(), message);
  Object.keys(expected).forEach(key => deepEqual(found[key], expected[key], message));
}

export function throws(action, expected, message = '') {
  try {
    action();
  } catch (problem) {
    check(problem, expected, message);
    return;
  }
  throw new Error(`${message}: nothing is thrown`);
}

export async function rejects(promise, expected) {
  try {
    await promise;
  } catch (problem) {
    check(problem, expected, '');
    return;
  }
  throw new Error('The promise is fulfilled.');
}

function check(problem, expected, message) {
  const isClass = typeof expected === 'function' && expected.prototype instanceof Error;
  if (isClass || expected === TypeError) {
    equal(problem instanceof expected, true, `${message} ${problem}`);
  } else if (typeof expected === 'function') {
    equal(expected(problem), true, message);
  } else if (expected instanceof RegExp) {
    equal(expected.test(problem), true, `${problem}`);
  } else if (expected instanceof Error) {
    equal(problem, expected);
  } else {
    Object.keys(expected).forEach(key => equal(problem[key], expected[key], message));
  }
}
