import type { RequestHandler } from 'express';

async function saveVisit(path: string): Promise<void> {
  throw new Error(`The database does not answer for ${path}`);
}

// #region visit
export const recordVisit: RequestHandler = async (request, _response, next) => {
  await saveVisit(request.originalUrl);
  next();
};
// #endregion visit
