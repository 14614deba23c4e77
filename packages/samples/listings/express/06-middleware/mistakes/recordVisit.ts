import type { RequestHandler } from 'express';

async function saveVisit(path: string): Promise<void> {
  throw new Error(`The database does not answer for ${path}`);
}

export const recordVisit: RequestHandler = (request, _response, next) => {
  saveVisit(request.originalUrl);
  next();
};
