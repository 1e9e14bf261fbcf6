// Stands in for what the tests use of node:fs: files that a server has.

export function readFileSync(url) {
  const request = new XMLHttpRequest();
  request.open('GET', url, false);
  request.send();
  return request.responseText;
}
