/// <reference lib="webworker" />
// The service worker. It is registered when a reader saves pages, and bundled by `bundle-worker.ts`.
import { CACHE_NAME, LOCK_NAME, readCopy, updateCopy } from '../engine/index.ts';
import type { ReadableStore } from '../engine/saved-copy.ts';
import { answerRequest, isAnswered, type WorkerSettings } from './answer-request.ts';

/** Written into the bundle by the build. */
declare const SETTINGS: WorkerSettings;
declare const self: ServiceWorkerGlobalScope;

/** After this time a page that is saved is not waited for. */
const PAGE_TIMEOUT_MS = 3_000;
/** Time between two looks for a newer version. */
const UPDATE_MS = 10 * 60_000;

/** Does not create the cache, as `caches.open` would after everything was removed. */
const store: ReadableStore = {
  match: (key, options) => caches.match(key, { ...options, cacheName: CACHE_NAME }),
};
const savedClients = new Set<string>();
let lastUpdate = 0;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(SETTINGS.isOff ? removeEverything() : self.clients.claim());
});

if (!SETTINGS.isOff) {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (!isAnswered(request, self.location.origin, SETTINGS.basePath)) {
      return;
    }
    const answer = answerRequest(event, {
      settings: SETTINGS,
      store,
      fetch: (asked) => fetch(asked),
      timeout: () => new Promise((resolve) => setTimeout(resolve, PAGE_TIMEOUT_MS)),
      savedClients,
    });
    event.respondWith(answer);
    if (request.mode === 'navigate' && Date.now() - lastUpdate > UPDATE_MS) {
      lastUpdate = Date.now();
      event.waitUntil(answer.then(update).catch(() => undefined));
    }
  });
}

/**
 * Brings the saved sets to the published version, unless a page is saving or the reader saves data. First the worker
 * itself: Chromium alone may ask for a newer one minutes after a visit.
 */
async function update(): Promise<void> {
  await self.registration.update();
  const { connection } = self.navigator as {
    readonly connection?: { readonly saveData?: boolean };
  };
  if (connection?.saveData !== true) {
    await navigator.locks.request(LOCK_NAME, { ifAvailable: true }, async (lock) => {
      if (lock !== null && (await readCopy(store)) !== undefined) {
        const load = (path: string, cache: RequestCache) =>
          fetch(SETTINGS.basePath + encodeURI(path), { cache });
        await updateCopy([], { store: await caches.open(CACHE_NAME), load, now: Date.now });
      }
    });
  }
}

/** The kill switch: a site that is built with `OFFLINE_SAVING=off` publishes a worker that does this. */
async function removeEverything(): Promise<void> {
  // Under the lock, or an update that is running would store its contents again.
  await navigator.locks.request(LOCK_NAME, async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('vibe-docs.'));
    await Promise.all(names.map((name) => caches.delete(name)));
  });
  await self.registration.unregister();
}
