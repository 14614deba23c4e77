import { expect, it } from 'vitest';
import { withoutPlaces } from './pasted.ts';

const ERROR = 'TypeError: total is not a function';

it.each([
  ['a file with line and column', `src/a/b.ts:14:27 - error TS2304: Cannot find name 'x'.`],
  [
    'a file with a position in brackets',
    `src\\a\\b.tsx(14,27): error TS2304: Cannot find name 'x'.`,
  ],
  ['a path of Windows', `C:\\Users\\me\\b.ts(14,27): error TS2304: Cannot find name 'x'.`],
  ['a path of Unix', `/home/me/.config/b: error TS2304: Cannot find name 'x'.`],
])('drops %s', (_, text) => {
  expect(withoutPlaces(text).trim()).toBe(`error TS2304: Cannot find name 'x'.`);
});

it.each([
  ['lines of a stack trace', `${ERROR} at sum (/a/b.js:3:1) at async Promise.all (node:x:7:12)`],
  ['methods and addresses in a stack trace', `${ERROR} at A.f [as g] (file:///c:/d.js:3:1) at B`],
  ['the line that threw', `file:///me/a.js:3 throw new TypeError('total'); ^ ${ERROR}`],
  ['an address', `https://example.org/a?b=c ${ERROR}`],
  ['what Git sends', `main -> main ${ERROR}`],
  ['a hash', `9be02d7f31c4 ${ERROR}`],
  ['a type of the code', `${ERROR} on type '{ example: 1; }'`],
  ['the path of one of many', `${ERROR} for /api/example/17`],
])('drops %s', (_, text) => {
  expect(withoutPlaces(text)).toContain(ERROR);
  expect(withoutPlaces(text)).not.toMatch(/\d|main|example|throw/);
});

it('puts the code of the compiler first, where an editor has it last', () => {
  expect(withoutPlaces(`Object is possibly 'undefined'.ts(2532)`)).toMatch(/^TS2532: Object is/);
});

it('puts what Git ends with first', () => {
  expect(withoutPlaces('remote: Use a token. fatal: Authentication failed')).toBe(
    'fatal: Authentication failed remote: Use a token. ',
  );
});

it.each([
  'POST /api/auth/login',
  '/courses/{courseId}/versions/{versionId}',
  'GET /api/v2/users',
  '{ id: string }',
  'GET /users/me',
  'connect ECONNREFUSED 127.0.0.1:27017',
  'backend/src/index.ts',
  'tsconfig.base.json',
  '/home/me/riddle',
  'deadbeef facade',
  'http://localhost:5173',
  'x => x.id',
])('leaves %s as it is', (text) => {
  expect(withoutPlaces(text)).toBe(text);
});
