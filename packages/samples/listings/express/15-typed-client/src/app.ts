import express from 'express';

const questions = [
  {
    id: 'q1',
    lessonId: 'methods',
    text: 'Which method asks for a resource and changes nothing?',
    choices: ['GET', 'POST', 'DELETE'],
  },
  {
    id: 'q2',
    lessonId: 'methods',
    text: 'Which status code says that something was created?',
    choices: ['200', '201', '204'],
  },
];
const answers = new Map([
  ['q1', { answer: 'GET', explanation: 'GET reads.' }],
  ['q2', { answer: '201', explanation: '201 means Created.' }],
]);

export const app = express();
app.use(express.json());

app.get('/questions', ({ query }, response) => {
  const { lessonId } = query;
  response.json(questions.filter((own) => lessonId === undefined || own.lessonId === lessonId));
});

app.get('/questions/:questionId', ({ params }, response) => {
  const question = questions.find(({ id }) => id === params.questionId);
  if (question === undefined) {
    response.status(404).json({ message: `There is no question ${params.questionId}.` });
    return;
  }
  response.json(question);
});

app.post('/attempts', ({ body, headers }, response) => {
  if (headers.authorization !== 'Bearer owl-token') {
    response.status(401).json({ message: 'Sign in first.' });
    return;
  }
  const own = answers.get(body.questionId);
  const isRight = body.choice === own?.answer;
  response.status(201).json({
    result: isRight ? 'right' : 'wrong',
    ...(isRight ? { explanation: own?.explanation } : {}),
  });
});
