import type { ErrorRequestHandler } from 'express';
import { requestLog } from './requestLog.js';
import { captureException } from './tracker.js';

/** A mistake of the client; its message is for the client. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export const handleErrors: ErrorRequestHandler = (thrown, _request, response, next) => {
  if (response.headersSent) {
    next(thrown);
    return;
  }
  const { requestId } = response.locals;
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if ('status' in error && Number(error.status) < 500) {
    requestLog().info('refused', { reason: error.message });
    response.status(Number(error.status)).json({ message: error.message, requestId });
    return;
  }
  requestLog().error('unexpected error', { reason: error.message, stack: error.stack });
  captureException(error, { requestId });
  response.status(500).json({ message: 'Something went wrong.', requestId });
};
