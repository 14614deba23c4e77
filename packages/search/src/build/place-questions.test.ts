import { expect, it } from 'vitest';
import { placeQuestions } from './place-questions.ts';

const SECTIONS = [
  section('Forms', 'A form has fields.'),
  section('Check what was typed', 'A field that is wrong shows a message. Read it by FormData.'),
  section('Errors', 'The server refuses a form: show its message next to the field.'),
  section('Quiz', 'Does a server upload a picture, or a cookie?'),
];

function section(title: string, prose: string) {
  return { level: 2, title, anchor: title.toLowerCase(), prose, code: '' };
}

it.each([
  ['the section with most of its words', 'Show the message of a server next to a field', 2],
  ['the section that has them in its title', 'Which errors does a form show?', 2],
  ['the page, when no section holds it', 'How do I validate a cookie with a field?', 0],
  ['the page, when it holds as much', 'Which fields has a form?', 0],
  ['the page instead of a section that only asks', 'Which server can upload a picture?', 0],
])('a question goes to %s', (_name, question, place) => {
  const placed = placeQuestions(SECTIONS, [question], new Set(['quiz']));
  expect(placed.map(({ length }) => length)).toEqual(SECTIONS.map((_, at) => Number(at === place)));
});
