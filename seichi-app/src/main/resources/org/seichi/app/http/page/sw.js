// Keeps the page for times without a network. The names of the files and their state are written in when they are served.

const VERSION = "seichi-@VERSION@";
const FILES = [/*FILES*/];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith("seichi-") && name !== VERSION).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

/** From the network while there is one, so that nobody sees an old page; else what was kept. */
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin || request.url.includes("/api/")) return;
  event.respondWith(fetch(request).catch(async () => {
    const kept = await caches.match(request, { ignoreSearch: true });
    return kept ?? (request.mode === "navigate" ? caches.match("./") : Response.error());
  }));
});
