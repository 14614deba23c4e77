import { describe, expect, it } from 'vitest';
import { readQuery } from './read-query.ts';

/** The phrases that stand for a word of the query. */
const standFor = (query: string, word: string) =>
  readQuery(query)
    .filter(({ forms }) => forms[0] === word)
    .flatMap(({ synonyms }) => synonyms.map((phrase) => phrase.join(' ')));

it('reads twelve different words of a query, and no more', () => {
  const words = Array.from({ length: 20_000 }, (_, number) => `w${number}`);
  const read = readQuery(['w0', ...words].join(' ')).map(({ forms }) => forms[0]);
  expect(read).toEqual(words.slice(0, 12));
});

describe('synonyms of a query', () => {
  it('stand for each word of a phrase, whatever stop words are between them', () => {
    expect(standFor('how do I undo a commit?', 'undo')).toContain('revert');
    expect(standFor('how do I undo a commit?', 'commit')).toContain('revert');
    expect(standFor('how do I undo a commit?', 'how')).toEqual([]);
  });

  it('need the words of a phrase side by side and in order', () => {
    expect(standFor('commit without undo', 'commit')).not.toContain('revert');
    expect(standFor('undo the second commit', 'commit')).not.toContain('revert');
    expect(standFor('undo a', 'undo')).not.toContain('reset');
  });

  it('go both ways between equals, by stem', () => {
    expect(standFor('teachers', 'teachers')).toContain('instructor');
    expect(standFor('instructor', 'instructor')).toContain('teacher');
  });

  it('go one way from a word of another trade', () => {
    expect(standFor('pytest', 'pytest')).toEqual(['vitest']);
    expect(standFor('vitest', 'vitest')).toEqual([]);
  });
});
