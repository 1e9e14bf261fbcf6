// Stands in for what the tests use of node:fs: files that a server has. A folder has a list of its files.

export function readFileSync(url) {
  const request = new XMLHttpRequest();
  request.open('GET', url, false);
  request.send();
  return request.responseText;
}

export function readdirSync(folder) {
  return readFileSync(new URL('files.txt', folder)).split('\n');
}
