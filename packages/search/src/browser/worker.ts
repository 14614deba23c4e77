/// <reference lib="webworker" />
// The search runs here, so that typing and scrolling never wait for it.
import { SearchEngine } from '../engine/search-engine.ts';
import { obeyOrder } from './obey-order.ts';
import type { WorkerOrder } from './worker-desk.ts';

const engine = new SearchEngine();

self.addEventListener('message', ({ data }: MessageEvent<WorkerOrder>) => {
  const reply = obeyOrder(engine, data);
  if (reply !== undefined) {
    self.postMessage(reply);
  }
});
