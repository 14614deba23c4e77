import type { RequestHandler } from 'express';
import { NotFoundError } from 'routing-controllers';

export const notFound: RequestHandler = (request, response, next) => {
  // routing-controllers calls the next function after a reply too.
  if (response.headersSent) return;
  next(new NotFoundError(`Nothing answers ${request.method} ${request.originalUrl}`));
};
