import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Profile } from './profiles.js';

const sessions = new Map<string, Profile>();

export const startSession: RequestHandler = (_request, response) => {
  const id = randomUUID();
  sessions.set(id, response.locals.profile);
  response.cookie('sid', id, { httpOnly: true, secure: true, sameSite: 'lax', maxAge: 28_800_000 });
  response.sendStatus(204);
};
