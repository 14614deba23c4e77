import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeQuestion } from '../src/makeQuestion';
import { QuestionLoader } from '../src/QuestionLoader';

test('shows the question when it has arrived', async () => {
  const load = async (id: string) => makeQuestion({ id, text: 'Which status says created?' });
  render(<QuestionLoader questionId="q2" load={load} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the question');
  expect(await screen.findByRole('heading')).toHaveTextContent('Which status says created?');
});

test('says so when the server does not answer', async () => {
  const load = () => Promise.reject(new Error('No connection'));
  render(<QuestionLoader questionId="q2" load={load} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
});
