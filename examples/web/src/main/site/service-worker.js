// Keeps the whole site in the browser, so that it works offline. The build puts VERSION and FILES
// before this text. A new version is fetched as a whole, and takes the place of the old one when no
// page is open any more: an open page keeps its own files.
'use strict';

const CACHE = 'boardrules-' + VERSION;

self.addEventListener('install', event => {
  // Past the browser's own cache, which may hold files of an older version.
  const requests = ['./', ...FILES].map(file => new Request(file, {cache: 'reload'}));
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(requests)));
});

self.addEventListener('activate', event => {
  const removed = caches.keys().then(names => Promise.all(
      names
          .filter(name => name.startsWith('boardrules-') && name !== CACHE)
          .map(name => caches.delete(name))));
  event.waitUntil(removed.then(() => self.clients.claim()));
});

self.addEventListener('fetch', event => {
  if (event.request.method !== 'GET') {
    return;
  }
  event.respondWith(
      caches
          .open(CACHE)
          .then(cache => cache.match(event.request, {ignoreSearch: true}))
          .then(kept => kept ?? fetch(event.request)));
});
