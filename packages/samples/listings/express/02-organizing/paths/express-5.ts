import type { Express } from 'express';

export function addRoutes(app: Express): void {
  // #region routes
  app.get('/lessons/{*path}', (request, response) => {
    const { path = [] } = request.params;
    response.json(path.join('/'));
  });
  app.get('/questions{/:questionId}', (request, response) => {
    response.json(request.params.questionId ?? 'all');
  });
  // #endregion routes
}
