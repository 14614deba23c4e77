import type { WorkerLike } from './worker-desk.ts';

/** Starts the worker. The bundler finds its file by this very expression. */
export function startSearchWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), { name: 'search' });
}
