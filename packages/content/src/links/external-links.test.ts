import { describe, expect, test } from 'vitest';
import { coversUrl, isLocalHost, readExternalLinks } from './external-links.ts';

const page = { url: 'https://a.example/guide', why: 'a reason' };
const below = { origin: 'https://a.example', prefix: '/docs', why: 'a reason' };

describe('coversUrl', () => {
  test.each([
    [page, 'https://a.example/guide', true],
    [page, 'https://a.example/guide#part', true],
    [page, 'https://a.example/guide/', false],
    [page, 'https://a.example/guide?q=1', false],
    [{ ...page, url: 'https://a.example/guide#part' }, 'https://a.example/guide', false],
    [{ ...page, url: 'https://a.example' }, 'https://a.example/', true],
    [below, 'https://a.example/docs', true],
    [below, 'https://a.example/docs/b?c#d', true],
    [below, 'https://a.example/docs?c', true],
    [below, 'https://a.example/docsite', false],
    [below, 'https://b.example/docs', false],
    [{ ...below, prefix: '/docs/' }, 'https://a.example/docs/b', true],
  ])('%j and %s: %s', (entry, url, isCovered) => {
    expect(coversUrl(entry, new URL(url))).toBe(isCovered);
  });
});

describe('readExternalLinks', () => {
  test('reads both forms with their places', () => {
    const text = `[\n  ${JSON.stringify({ ...page, why: 'where to begin' })},\n  ${JSON.stringify({ ...below, why: 'the reference' })}\n]\n`;
    const { entries, diagnostics } = readExternalLinks('list.json', text);
    expect(entries.map(({ line, column }) => [line, column])).toEqual([
      [2, 3],
      [3, 3],
    ]);
    expect(diagnostics).toEqual([]);
  });

  test.each([
    ['no file', undefined, 1],
    ['no array', '{}', 1],
    ['no JSON', '[\n  { "url": ', 2],
    ['an entry without a reason', '[\n  { "url": "https://a.example" }\n]', 2],
    [
      'an address without https',
      '[\n  { "url": "http://a.example", "why": "a good reason" }\n]',
      2,
    ],
    [
      'a path in the origin',
      '[\n  { "origin": "https://a.example/b", "prefix": "/", "why": "a good reason" }\n]',
      2,
    ],
  ])('reports %s', (_name, text, line) => {
    const { entries, diagnostics } = readExternalLinks('list.json', text);
    expect(entries).toEqual([]);
    expect(diagnostics).toMatchObject([{ code: 'link/external-list', file: 'list.json', line }]);
  });
});

test.each([
  ['http://localhost:3000/x', true],
  ['http://127.0.0.1/', true],
  ['http://127.1.2.3/', true],
  ['http://[::1]:80/', true],
  ['http://app.localhost/', true],
  ['http://localhost.example/', false],
  ['http://128.0.0.1/', false],
])('%s: %s', (url, isLocal) => {
  expect(isLocalHost(new URL(url))).toBe(isLocal);
});
