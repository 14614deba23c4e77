import { expect, test } from 'vitest';
import type { RequestModel } from '../../src/request/index.ts';
import { entriesOf, fragmentOf } from './form-fragment.ts';

const model: RequestModel = {
  id: 'BookController.create',
  method: 'POST',
  server: 'http://localhost:8080',
  path: '/books/{shelf}',
  needs: 'token',
  answer: 'json',
  fields: (['path.shelf', 'body.title', 'body.pages'] as const).map((key) => ({
    key,
    name: key.slice(5),
    place: key.startsWith('path') ? 'path' : 'body',
    isRequired: true,
    schema: { type: 'string' },
    kind: 'text',
    choices: [],
    initial: key === 'path.shelf' ? '' : 'a',
  })),
  schemas: {},
};

test('a link has the values that differ from the start, and gives them back', () => {
  const entries = { 'path.shelf': 'ä&b=c#?', 'body.title': '', 'body.pages': 'a' };
  const fragment = fragmentOf(model, entries);
  expect(fragment).toBe('#fill-BookController.create?path.shelf=%C3%A4%26b%3Dc%23%3F&body.title=');
  expect(entriesOf(model, fragment)).toEqual({ 'path.shelf': 'ä&b=c#?', 'body.title': '' });
});

test('a link to another operation gives nothing', () => {
  expect(entriesOf({ id: 'BookController.read' }, fragmentOf(model, {}))).toEqual({});
});
