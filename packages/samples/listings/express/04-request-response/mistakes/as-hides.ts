import express from 'express';
import type { AttemptBody } from '../src/attempts/attemptSchemas.js';
import { errorHandler } from '../src/shared/errorHandler.js';

const app = express().use(express.json());

// #region handler
app.post('/attempts', (request, response) => {
  const { choice } = request.body as AttemptBody;
  response.status(201).json({ choice: choice.trim() });
});
// #endregion handler

app.use(errorHandler);

export function createApp() {
  return app;
}
