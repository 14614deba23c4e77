import { expect, it } from 'vitest';
import { placeQuestions } from './place-questions.ts';

const section = (title: string, prose: string) => ({
  level: 2,
  title,
  anchor: 'x',
  prose,
  code: '',
});

const SECTIONS = [
  section('Forms', 'A form has fields.'),
  section(
    'Check what was typed',
    'A field that is wrong shows a message. Fields are read by FormData.',
  ),
  section('Errors', 'The server refuses a form: show its message next to the field.'),
];

it.each([
  ['the section with most of its words', 'Show the message of a server next to a field', 2],
  ['the section that has them in its title', 'Which errors does a form show?', 2],
  ['the page, when no section holds it', 'How do I upload a picture with a field?', 0],
  ['the page, when it holds as much', 'Which fields has a form?', 0],
])('a question goes to %s', (_name, question, place) => {
  const placed = placeQuestions(SECTIONS, [question]);
  expect(placed.map(({ length }) => length)).toEqual([0, 1, 2].map((at) => Number(at === place)));
});
