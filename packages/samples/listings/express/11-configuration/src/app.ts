import cors from 'cors';
import express from 'express';
import type { Config } from './config.js';

export function createApp({ isProduction, origins }: Config) {
  const app = express();
  app.use(cors({ origin: origins }));
  app.get('/health', (_request, response) => {
    response.json({ status: 'ok', production: isProduction });
  });
  return app;
}
