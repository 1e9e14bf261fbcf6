// Opens the page that was built, in the Chromium that the variable CHROMIUM names, and plays.
import {createReadStream} from 'node:fs';
import {createServer} from 'node:http';
import {chromium} from 'playwright-core';

const TYPES = {html: 'text/html', js: 'text/javascript', wasm: 'application/wasm'};

const asked = [];
const server = createServer((request, response) => {
  const file = request.url === '/' ? '/index.html' : request.url;
  asked.push(file);
  response.setHeader('content-type', TYPES[file.split('.').at(-1)] ?? 'text/plain');
  createReadStream('dist' + file).on('error', () => response.writeHead(404).end()).pipe(response);
});
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));

const browser = await chromium.launch({executablePath: process.env.CHROMIUM, args: ['--no-sandbox']});
const page = await browser.newPage();
page.on('pageerror', problem => console.log('page error:', problem.message));
await page.goto(`http://127.0.0.1:${server.address().port}/`);
await page.locator('main svg').waitFor();
const say = async () => console.log(await page.locator('output').textContent());

await say();
await page.locator('[data-step="cell:1a1"]').click();
await say();
await page.getByRole('button', {name: 'Ask the engine'}).click();
await page.locator('output', {hasText: 'Player 1 '}).waitFor();
await say();
await page.context().setOffline(true);
server.close();
await page.selectOption('select', 'zertz');
await say();
await page.locator('[data-step="piece:white"]').click();
await page.locator('[data-step="cell:d4"]').click();
await say();
await page.locator('[data-step="cell:d1"]').click();
await say();
console.log(asked.filter(file => file.endsWith('.wasm')).length, 'program loaded');
await browser.close();
