import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProgressLine } from '../src/ProgressLine';
import { useRiddle } from '../src/riddleStore';

// Files of a worker can share modules.
afterEach(() => useRiddle.setState(useRiddle.getInitialState(), true));

test('the line follows the attempts', () => {
  render(<ProgressLine />);
  expect(screen.getByText('0 of 0 solved')).toBeVisible();
  act(() => {
    useRiddle.getState().openLesson([{ id: 'q1', text: 'Which method reads?', answer: 'GET' }]);
    useRiddle.getState().answer('GET');
  });
  expect(screen.getByText('1 of 1 solved')).toBeVisible();
});

test('only the learner is saved', () => {
  useRiddle.getState().signIn('l1');
  expect(JSON.parse(localStorage.getItem('riddle') ?? '')).toMatchObject({
    state: { learnerId: 'l1', points: expect.any(Number) },
  });
  expect(localStorage.getItem('riddle')).not.toContain('attempts');
});
