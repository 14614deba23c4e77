import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'winston';
import { log } from './log.js';

const current = new AsyncLocalStorage<Logger>();

/** The log of the request that is handled now; outside of requests, that of the server. */
export function requestLog(): Logger {
  return current.getStore() ?? log;
}

export const logRequests: RequestHandler = (request, response, next) => {
  const { method, path } = request;
  const requestId = randomBytes(4).toString('hex');
  const own = log.child({ requestId });
  const start = performance.now();
  response.locals.requestId = requestId;
  response.set('X-Request-Id', requestId);
  response.on('finish', () => {
    const ms = Math.round(performance.now() - start);
    own.info('request', { method, path, status: response.statusCode, ms });
  });
  current.run(own, next);
};
