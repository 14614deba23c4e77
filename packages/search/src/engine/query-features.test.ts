import { expect, it } from 'vitest';
import { featuresOf, neighboursIn } from './query-features.ts';

it('gives stems that say something, and their pairs with others and with stop words', () => {
  expect(featuresOf(['what', 'is', 'quiz', 'timing'])).toEqual([
    'quiz',
    'quiz!time',
    'quiz!what',
    'quiz!is',
    'time',
    'time!what',
    'time!is',
  ]);
});

it('gives each once, whatever the order of the words', () => {
  expect(featuresOf(['timing', 'quiz', 'timed'])).toEqual(featuresOf(['quiz', 'timing']));
});

it.each([[[]], [['what', 'is', 'this']]])('gives nothing for %j', (words) => {
  expect(featuresOf(words)).toEqual([]);
});

it('puts a pair between its first stem and all longer words', () => {
  const words = ['quiz', 'quiz!a', "quiz'a", 'quiz-a', 'quiz.a', 'quiz0', 'quiz_a', 'quiza'];
  expect(words.toSorted((a, b) => (a < b ? -1 : 1)).slice(0, 2)).toEqual(['quiz', 'quiz!a']);
});

it('gives the neighbours in a message, of a name the word that stands next to them', () => {
  const words = ['enrolment.save', 'is', 'not', 'aFunction'].map((meant) => ({
    meant,
    parts: { 'enrolment.save': ['enrolment', 'save'], aFunction: ['a', 'function'] }[meant] ?? [],
  }));
  expect(neighboursIn(words)).toEqual(['save!!is', 'not!!a']);
  expect(neighboursIn(words.slice(0, 1))).toEqual([]);
});
