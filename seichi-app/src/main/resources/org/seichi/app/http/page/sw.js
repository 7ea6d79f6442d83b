// The service worker: caches the page for offline use. The server inserts the version and the names of the files.

const VERSION = "seichi-@VERSION@";
const FILES = [/*FILES*/];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith("seichi-") && name !== VERSION).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

/** Network first, so that the page is never outdated; the cache if offline. */
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin || request.url.includes("/api/")) return;
  event.respondWith(fetch(request).catch(async () => {
    const kept = await caches.match(request, { ignoreSearch: true });
    return kept ?? (request.mode === "navigate" ? caches.match("./") : Response.error());
  }));
});
