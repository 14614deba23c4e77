import type { RequestHandler } from 'express';

export const logRequests: RequestHandler = (request, response, next) => {
  const start = performance.now();
  response.on('finish', () => {
    const duration = Math.round(performance.now() - start);
    console.log(`${request.method} ${request.originalUrl} ${response.statusCode} ${duration} ms`);
  });
  next();
};
