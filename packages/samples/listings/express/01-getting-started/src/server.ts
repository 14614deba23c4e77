import express from 'express';

const app = express();
const port = Number(process.env.PORT ?? 3000);

const question = {
  id: 'q1',
  lessonId: 'methods',
  text: 'Which method asks for a resource and changes nothing?',
  choices: ['GET', 'POST', 'DELETE'],
};

app.get('/', (_request, response) => {
  response.send('Riddle asks one question at a time.');
});

app.get('/questions/q1', (_request, response) => {
  response.json(question);
});

app.listen(port, (error) => {
  if (error) throw error;
  console.log(`Riddle listens on http://localhost:${port}`);
});
