import express, { type RequestHandler } from 'express';
import type { JWTVerifyGetKey } from 'jose';
import { type Profile, profileOf } from './profiles.js';
import { verifyIdToken } from './verifyIdToken.js';

function authenticate(keys: JWTVerifyGetKey): RequestHandler {
  return async (request, response, next) => {
    const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
    if (scheme !== 'Bearer' || token === undefined) {
      response.status(401).json({ message: 'Sign in first.' });
      return;
    }
    try {
      response.locals.profile = profileOf(await verifyIdToken(token, keys));
    } catch (error) {
      console.error(`Refused a token: ${error}`);
      response.status(401).json({ message: 'Your session is not valid. Sign in again.' });
      return;
    }
    next();
  };
}

function only(role: Profile['role']): RequestHandler {
  return (_request, response, next) => {
    if (response.locals.profile.role === role) {
      next();
      return;
    }
    response.status(403).json({ message: `This is for the role "${role}".` });
  };
}

export function createApp(keys: JWTVerifyGetKey) {
  const app = express();
  app.get('/questions', (_request, response) => {
    response.json([{ id: 'q1', text: 'Which method reads?' }]);
  });
  app.use(authenticate(keys));
  app.get('/me', (_request, response) => {
    response.json(response.locals.profile);
  });
  app.get('/report', only('teacher'), (_request, response) => {
    response.json({ attempts: 12, right: 9 });
  });
  return app;
}
