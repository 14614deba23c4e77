import { fileURLToPath } from 'node:url';
import express, { type Express } from 'express';

const FOLDER = fileURLToPath(new URL('../../client/dist/', import.meta.url));

/** Serves the built client, and its page for every address that no route answers. */
export function serveClient(app: Express, folder = FOLDER): void {
  // File names in assets/ contain a hash of the content, so they never change.
  app.use('/assets', express.static(`${folder}/assets`, { immutable: true, maxAge: '1y' }));
  app.use('/assets', (_request, response) => {
    response.sendStatus(404);
  });
  app.use(express.static(folder));
  app.get('/{*path}', (_request, response) => {
    response.sendFile('index.html', { root: folder });
  });
}
