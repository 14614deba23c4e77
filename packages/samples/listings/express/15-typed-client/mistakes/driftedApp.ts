import express from 'express';

export const app = express();

// #region drifted
const question = {
  id: 'q1',
  lessonId: 'methods',
  prompt: 'Which method asks for a resource and changes nothing?',
  choices: ['GET', 'POST', 'DELETE'],
};
// #endregion drifted

app.get('/questions/:questionId', (_request, response) => {
  response.json(question);
});
