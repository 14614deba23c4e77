import { describe, expect, test } from 'vitest';
import { frontMatterText, readFrontMatter } from './front-matter.ts';

describe('readFrontMatter', () => {
  test('reads keys with their values and places', () => {
    const { values, places, start, problem } = readFrontMatter(
      '---\ntitle: A page\ntags: [a, b]\n---\n\nText\n',
    );
    expect(Object.fromEntries(values)).toEqual({ title: 'A page', tags: ['a', 'b'] });
    expect(places.get('tags')).toEqual({ line: 3, column: 1 });
    expect(start).toEqual({ line: 2, column: 1 });
    expect(problem).toBeUndefined();
  });

  test('reads CRLF line endings', () => {
    const { values, places } = readFrontMatter('---\r\ntitle: A\r\nslug: /b\r\n---\r\nText');
    expect(Object.fromEntries(values)).toEqual({ title: 'A', slug: '/b' });
    expect(places.get('slug')).toEqual({ line: 3, column: 1 });
  });

  test.each([
    ['a page without a block', 'Text\n\n---\n\nMore\n\n---\n'],
    ['an empty block before a thematic break', '---\n---\n\ntitle: no\n\n---\n'],
    ['a block that is never closed', '---\ntitle: A\n'],
    ['an empty page', ''],
  ])('finds no keys in %s', (_name, text) => {
    expect(readFrontMatter(text).values.size).toBe(0);
  });

  test('returns the position and reason of invalid YAML', () => {
    const { problem, values } = readFrontMatter('---\ntitle: A\ntitle: B\n---\n');
    expect(problem).toEqual({ line: 3, column: 1, reason: 'Map keys must be unique' });
    expect(values.size).toBe(0);
  });

  test('rejects a list in place of keys', () => {
    expect(readFrontMatter('---\n- a\n---\n').problem?.reason).toBe(
      'It is not a list of "key: value" lines',
    );
  });
});

test('frontMatterText ignores values that are not strings', () => {
  const frontMatter = readFrontMatter('---\nslug: 12\nid: a\n---\n');
  expect(frontMatterText(frontMatter, 'slug')).toBeUndefined();
  expect(frontMatterText(frontMatter, 'id')).toBe('a');
});
