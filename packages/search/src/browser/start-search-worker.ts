import type { WorkerLike } from './worker-desk.ts';

/**
 * Starts the worker. The bundler finds its file by this very expression, and takes the name of the built
 * one from `name`: scripts below `workers/` are sent with the policy that a worker needs
 * (packages/hosting).
 */
export function startSearchWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), { name: 'workers/search' });
}
