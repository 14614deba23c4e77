import express, { Router } from 'express';
import type { AttemptBody } from '../src/attempts/attemptSchemas.js';
import { errorHandler } from '../src/shared/errorHandler.js';

const attemptsRouter = Router();

// #region handler
attemptsRouter.post('/', (request, response) => {
  const { choice } = request.body as AttemptBody;
  response.status(201).json({ choice: choice.trim() });
});
// #endregion handler

export function createApp() {
  return express().use(express.json()).use('/attempts', attemptsRouter).use(errorHandler);
}
