/*
 * Keeps the app on this machine, so that it opens without a network. What the API answers never passes through here.
 * The build puts `version` in front of it: the name of its cache, the files that it is made of, and the screens.
 */
/// <reference lib="webworker" />

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** @type {{ kept: string, files: readonly string[], screens: readonly string[] }} */
const { kept, files, screens } = Reflect.get(worker, 'version');
/** In ms: whoever is near the server gets the newest page, everybody else the one kept here, at once. */
const patience = 200;
const isAsset = (/** @type {string} */ path) => path.startsWith('/assets/');
const isScreen = (/** @type {string} */ path) => screens.includes(decodeURIComponent(path.split('/')[1] ?? ''));
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
    if (isScreen(pathname)) event.respondWith(page(request));
  } else if (isAsset(pathname)) event.respondWith(asset(request));
  else if (files.includes(pathname)) event.respondWith(newest(request));
});

/**
 * The page from the server, or where that does not answer at once the one that belongs to the parts kept here. Of a newer
 * version the frame tells as soon as its worker has come.
 */
async function page(/** @type {Request} */ request) {
  const asked = fetch(request).catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const answer = await Promise.race([asked, late]);
  if (answer instanceof Response && answer.status < 500) return answer;
  const shell = await caches.match('/', { cacheName: kept });
  return shell ?? (await asked) ?? Response.error();
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
