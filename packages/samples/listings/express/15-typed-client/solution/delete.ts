import type { Express } from 'express';

const questions = [{ id: 'q1' }, { id: 'q2' }];

export function addDelete(app: Express) {
  // #region route
  app.delete('/questions/:questionId', ({ params }, response) => {
    const place = questions.findIndex(({ id }) => id === params.questionId);
    if (place === -1) {
      response.status(404).json({ message: `There is no question ${params.questionId}.` });
      return;
    }
    questions.splice(place, 1);
    response.status(204).end();
  });
  // #endregion route
}
