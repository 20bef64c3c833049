// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps every file of the built page. The build (offline_plugin.ts) fills in which these are and a version that
// changes with any of them; a new version is fetched whole before the old one is dropped.
const VERSION = '%VERSION%';
const FILES = ['%FILES%'];
const CACHE = `ziggurat ${VERSION}`;

self.addEventListener('install', (event) => {
  const fetchAll = async () => {
    const cache = await caches.open(CACHE);
    // Pages keep their names from version to version, so that the browser's own copy may be an old one.
    await cache.addAll(FILES.map((file) => new Request(file, { cache: file.endsWith('.html') ? 'reload' : 'default' })));
    await self.skipWaiting();
  };
  event.waitUntil(fetchAll());
});

self.addEventListener('activate', (event) => {
  const dropOld = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('ziggurat ') && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(dropOld());
});

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== 'GET' || address.origin !== self.location.origin) {
    return;
  }
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const file = address.pathname.endsWith('/') ? new URL('index.html', address) : address;
    const kept = await cache.match(file, { ignoreSearch: true });
    return kept ?? fetch(event.request);
  };
  event.respondWith(answer());
});
