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
  expect(neighboursIn('question is not someFunction').slice(1)).toEqual([
    'question!!is',
    'not!!some',
  ]);
  expect(neighboursIn('question')).toEqual([]);
});

it('gives a name in several words alone as well', () => {
  expect(neighboursIn('ExperimentalWarning')).toEqual(['experimentalwarn!!']);
  expect(neighboursIn('enrolment.save failed')).toEqual(['enrolment.sav!!', 'save!!fail']);
});

it('gives the neighbours of words that come back, each pair once', () => {
  expect(neighboursIn('npm error code npm error path npm error code')).toEqual([
    'npm!!error',
    'error!!code',
    'code!!npm',
    'error!!path',
    'path!!npm',
  ]);
});

it('looks at the first words of a long message', () => {
  const words = Array.from({ length: 50 }, (_, number) => `word${number}`);
  expect(neighboursIn(words.join(' '))).toHaveLength(23);
});
