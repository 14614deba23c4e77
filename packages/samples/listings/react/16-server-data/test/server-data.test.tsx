import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { spawnServer } from '../../../spawn-server';
import { recorder } from '../../record';
import { LessonQuestions } from '../mistakes/LessonQuestions';
import { sendVote as uncheckedVote } from '../mistakes/unchecked';
import { Vote as ForgetfulVote } from '../mistakes/Vote';
import { App } from '../src/App';
import type { Question } from '../src/api';
import { QuestionList as FirstList } from '../steps/QuestionList';
import { Vote as SimpleVote } from '../steps/Vote';

const expectRecorded = recorder(import.meta.dirname);
const button = () => screen.getByRole('button');

/** Replies of Riddle, each of which waits until the test lets it go. */
function controlServer() {
  const waiting: {
    readonly request: string;
    readonly reply: (body: object, status?: number) => void;
  }[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    return new Promise<Response>((resolve) => {
      waiting.push({
        request: `${method} ${path}`,
        reply: (body, status = 200) => resolve(Response.json(body, { status })),
      });
    });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return async (request: string, body: object, status?: number) => {
    await vi.waitFor(() => expect(waiting[0]?.request).toBe(request));
    waiting.shift()?.reply(body, status);
  };
}

function show(page: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(<QueryClientProvider client={client}>{page}</QueryClientProvider>);
}

const questions = (votes: number): Question[] => [{ id: 'q1', text: 'Which method reads?', votes }];

test('the list shows that it loads, that it failed, and the questions', async () => {
  const reply = controlServer();
  show(<FirstList />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the questions');
  await reply('GET /api/questions', {}, 502);
  expect(await screen.findByRole('alert')).toHaveTextContent('Riddle does not answer.');
  await userEvent.click(button());
  await reply('GET /api/questions', questions(4));
  expect(await screen.findByRole('listitem')).toHaveTextContent('Useful for 4.');
});

test('a vote disables its button until the server has replied', async () => {
  const reply = controlServer();
  show(<SimpleVote question={{ id: 'q1', text: '', votes: 4 }} />);
  await userEvent.click(button());
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent('Useful for 4');
  await reply('POST /api/questions/q1/votes', {}, 201);
  await vi.waitFor(() => expect(button()).toBeEnabled());
});

test('the vote counts at once, and the number of the server follows', async () => {
  const reply = controlServer();
  show(<App />);
  await reply('GET /api/questions', questions(4));
  await userEvent.click(await screen.findByRole('button', { name: 'Useful for 4' }));
  expect(button()).toHaveTextContent('Useful for 5');
  await reply('POST /api/questions/q1/votes', {}, 201);
  await reply('GET /api/questions', questions(6));
  expect(await screen.findByText('Useful for 6')).toBeEnabled();
});

test('a refused vote goes back, and says why', async () => {
  const reply = controlServer();
  show(<App />);
  await reply('GET /api/questions', questions(9));
  await userEvent.click(await screen.findByRole('button', { name: 'Useful for 9' }));
  expect(button()).toHaveTextContent('Useful for 10');
  await reply(
    'POST /api/questions/q1/votes',
    { message: 'The vote on this question is over.' },
    409,
  );
  await reply('GET /api/questions', questions(9));
  expect(await screen.findByRole('alert')).toHaveTextContent('The vote on this question is over.');
  expect(button()).toHaveTextContent('Useful for 9');
});

test('without invalidation, the number stays', async () => {
  const reply = controlServer();
  show(<ForgetfulVote question={{ id: 'q1', text: '', votes: 4 }} />);
  await userEvent.click(button());
  await reply('POST /api/questions/q1/votes', { votes: 5 }, 201);
  await vi.waitFor(() => expect(button()).toBeEnabled());
  expectRecorded('forgotten', button().textContent ?? '');
});

test('one key for all lessons shows the wrong one', async () => {
  const { rerender } = render(<div />);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const page = (lessonId: string) => (
    <QueryClientProvider client={client}>
      <LessonQuestions lessonId={lessonId} />
    </QueryClientProvider>
  );
  rerender(page('methods'));
  await screen.findByText('The questions of methods');
  rerender(page('commits'));
  expectRecorded('one-key', document.body.textContent ?? '');
});

test('a refusal without a check counts as a success', async () => {
  const reply = controlServer();
  const vote = uncheckedVote('q2');
  await reply(
    'POST /api/questions/q2/votes',
    { message: 'The vote on this question is over.' },
    409,
  );
  expectRecorded('unchecked', JSON.stringify(await vote));
});

test('the server counts votes, and ends the vote at 9', async () => {
  const file = pathToFileURL(join(import.meta.dirname, '../server.mjs'));
  const { port, close, firstLine } = await spawnServer(file);
  onTestFinished(close);
  expect(firstLine).toBe(`Riddle listens on http://localhost:${port}`);
  const send = async (method: string, path: string) => {
    const reply = await fetch(`http://localhost:${port}/api${path}`, { method });
    return [reply.status, await reply.json()];
  };
  expect(await send('POST', '/questions/q1/votes')).toMatchObject([201, { votes: 5 }]);
  expect(await send('POST', '/questions/q2/votes')).toMatchObject([409, { message: /over/ }]);
  expect(await send('GET', '/questions')).toMatchObject([200, [{ votes: 5 }, { votes: 9 }]]);
});
