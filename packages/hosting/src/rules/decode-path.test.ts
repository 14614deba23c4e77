import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePath, encodePath, toDecodedPath } from './site-paths.ts';

const segment = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((text) => decodePath(`/${encodeURIComponent(text)}`) !== undefined);

describe('decodePath and encodePath', () => {
  it.each([
    ['/a%20b', '/a b'],
    ['/a%26b&c', '/a&b&c'],
    ['/%E6%97%A5', '/日'],
    ['/a%2525', '/a%25'],
    ['/', '/'],
    ['//a', '//a'],
  ])('decodes %s to %j', (raw, expected) => {
    expect(decodePath(raw)).toBe(expected);
  });

  it.each([
    '',
    'a',
    '/%',
    '/%g0',
    '/%ff',
    '/a%2Fb',
    '/a%5Cb',
    '/a\\b',
    '/.',
    '/a/..',
    '/%2e',
    '/a%7f',
    '/a%0a',
    '/a\u0000',
    '/\ud800',
  ])('rejects %j', (raw) => {
    expect(decodePath(raw)).toBeUndefined();
  });

  it.each([
    ['/a b', '/a%20b'],
    ['/a&b', '/a&b'],
    ['/日', '/%E6%97%A5'],
    ['/100%', '/100%25'],
    ['/C#', '/C%23'],
    ['/why?', '/why%3F'],
  ])('encodes %j as %s', (path, expected) => {
    expect(encodePath(toDecodedPath(path))).toBe(expected);
  });

  it('round-trip any path', () => {
    fc.assert(
      fc.property(fc.array(segment), (segments) => {
        const path = toDecodedPath(`/${segments.join('/')}`);
        expect(decodePath(encodePath(path))).toBe(path);
      }),
    );
  });

  it('produce a path that a URL parser keeps whole', () => {
    fc.assert(
      fc.property(segment, (name) => {
        const encoded = encodePath(toDecodedPath(`/vibe/${name}`));
        expect(new URL(encoded, 'https://docs.example').pathname).toBe(encoded);
      }),
    );
  });

  it('toDecodedPath rejects a path without a leading slash', () => {
    expect(() => toDecodedPath('a')).toThrow('Expected a path that begins with "/", got "a".');
  });
});
