import type { RequestHandler } from 'express';
import type { AttemptStore } from '../apps/server/src/AttemptStore.js';

interface HealthParts {
  store: Pick<AttemptStore, 'check'>;
  isStopping: () => boolean;
}

/** 200 while Riddle can work, 503 once it is stopping. */
export function health({ store, isStopping }: HealthParts): RequestHandler {
  return async (_request, response) => {
    if (isStopping()) {
      response.status(503).json({ status: 'stopping' });
      return;
    }
    response.json({ status: 'ok', storage: await store.check() });
  };
}
