import { expect, test } from 'vitest';
import { createRiddleStore } from '../src/riddleStore';

const questions = [
  { id: 'q1', text: 'Which method reads?', answer: 'GET' },
  { id: 'q2', text: 'Which status says created?', answer: '201' },
];

function startLesson() {
  const store = createRiddleStore();
  store.getState().openLesson(questions);
  return store;
}

test('a wrong attempt stays at the question', () => {
  const store = startLesson();
  store.getState().answer('POST');
  expect(store.getState()).toMatchObject({ index: 0, points: 0 });
  expect(store.getState().attempts).toHaveLength(1);
});

test('a right attempt moves progress and points in one step', () => {
  const store = startLesson();
  const seen: string[] = [];
  store.subscribe(({ attempts, index, points }) =>
    seen.push(`${attempts.length} attempt, question ${index + 1}, ${points} points`),
  );
  store.getState().answer('GET');
  expect(seen).toEqual(['1 attempt, question 2, 10 points']);
});

test('after the last question nothing more happens', () => {
  const store = startLesson();
  store.getState().answer('GET');
  store.getState().answer('201');
  store.getState().answer('204');
  expect(store.getState().attempts).toHaveLength(2);
});
