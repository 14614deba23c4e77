import { createServer } from 'node:http';

const questions = [
  { id: 'q1', text: 'Which method asks for a resource and changes nothing?', votes: 4 },
  { id: 'q2', text: 'Which status code says that something was created?', votes: 9 },
];

function answer(method, url) {
  if (method === 'GET' && url === '/api/questions') return [200, questions];
  const [, id] = /^\/api\/questions\/(\w+)\/votes$/.exec(url) ?? [];
  const question = questions.find((own) => own.id === id);
  if (method !== 'POST' || question === undefined) return [404, { message: 'Not found.' }];
  if (question.votes >= 9) return [409, { message: 'The vote on this question is over.' }];
  question.votes += 1;
  return [201, question];
}

const server = createServer(async ({ method = '', url = '' }, response) => {
  const [status, body] = answer(method, url);
  console.log(method, url, status);
  // A slow network.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
});

const port = process.env.PORT ?? 3000;
server.listen(port, () => console.log(`Riddle listens on http://localhost:${port}`));
