import express, { type ErrorRequestHandler } from 'express';

const questions = [
  { id: 'q1', text: 'Which method reads?', choices: ['GET', 'POST', 'DELETE'], answer: 'GET' },
  { id: 'q2', text: 'Which status means created?', choices: ['200', '201'], answer: '201' },
];

type Attempt = { id: string; questionId: string; choice: string; correct: boolean };

const attempts: Attempt[] = [];

class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

function getQuestion(questionId: string) {
  const question = questions.find(({ id }) => id === questionId);
  if (!question) throw new HttpError(404, 'No such question');
  return question;
}

export const app = express();
app.use(express.json());

app.get('/attempts', (_request, response) => {
  response.json(attempts);
});

app.post('/attempts', (request, response) => {
  const { questionId, choice } = request.body;
  const question = getQuestion(questionId);
  if (!question.choices.join().includes(choice)) {
    throw new HttpError(400, 'This is not one of the choices');
  }
  const correct = choice === question.answer;
  const attempt = { id: `a${attempts.length + 1}`, questionId, choice, correct };
  attempts.push(attempt);
  response.status(201).json(attempt);
});

// This route has a bug, and stands for all others that will have one.
app.get('/report', () => {
  throw new Error('Cannot connect to db.riddle.example as admin');
});

const errorHandler: ErrorRequestHandler = (error, _request, response, _next) => {
  const status = error instanceof HttpError ? error.status : 500;
  const message = status === 500 ? 'Internal server error' : error.message;
  response.status(status).json({ message });
};
app.use(errorHandler);
