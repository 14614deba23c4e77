export function addRoutes(app) {
  // #region routes
  app.get('/lessons/*', (request, response) => {
    response.json(request.params[0]);
  });
  app.get('/questions/:questionId?', (request, response) => {
    response.json(request.params.questionId ?? 'all');
  });
  // #endregion routes
}
