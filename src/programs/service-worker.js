/*
 * Keeps the app on this machine, so that it opens without a network. What the API answers never passes through here.
 * The build puts `version` in front of it: the name of its cache, and the files that it is made of.
 */
/// <reference lib="webworker" />

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** @type {{ kept: string, files: readonly string[] }} */
const { kept, files } = Reflect.get(worker, 'version');
const patience = 4_000;
const isAsset = (/** @type {string} */ path) => path.startsWith('/assets/');
const isOurs = (/** @type {string} */ name) => name.startsWith('daftar-');

worker.addEventListener('install', (event) => {
  // All or nothing: half a version is none.
  event.waitUntil(
    caches
      .open(kept)
      // What has its content in its name may come from the browser's own cache.
      .then((cache) =>
        cache.addAll(files.map((file) => (isAsset(file) ? file : new Request(file, { cache: 'reload' })))),
      )
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions().then(() => worker.clients.claim()));
});

/** The version before stays: pages that were opened with it still load their parts from it. */
async function dropOldVersions() {
  const versions = (await caches.keys()).filter(isOurs);
  await Promise.all(versions.slice(0, -2).map((name) => caches.delete(name)));
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api')) event.respondWith(page(request));
  } else if (isAsset(pathname)) event.respondWith(asset(request));
  else if (files.includes(pathname)) event.respondWith(newest(request));
});

/** The page from the server, or where that does not answer soon the one that belongs to the parts kept here. */
async function page(/** @type {Request} */ request) {
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const answer = await Promise.race([fetch(request).catch(() => undefined), late]);
  if (answer instanceof Response && answer.status < 500) return answer;
  return (await caches.match('/', { cacheName: kept })) ?? fetch(request);
}

/** A part of the app: its name changes with its content, so the one kept is the one meant. */
async function asset(/** @type {Request} */ request) {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(kept)).put(request, answer.clone());
  return answer;
}

async function newest(/** @type {Request} */ request) {
  return fetch(request).catch(
    async () => (await caches.match(request, { cacheName: kept, ignoreVary: true })) ?? Response.error(),
  );
}

/** Addresses of parts that a page has loaded already. */
worker.addEventListener('message', (event) => {
  event.waitUntil(
    caches.open(kept).then((cache) =>
      Promise.all(
        event.data.map(async (/** @type {string} */ address) => {
          if (!(await caches.match(address, { ignoreVary: true }))) await cache.add(address);
        }),
      ),
    ),
  );
});
