import { describe, expect, it } from 'vitest';
import { fold, stemOf, tokenize, wordForms } from './words.ts';

describe('tokenize', () => {
  it.each([
    ['', []],
    ['Use the `$lookup` stage.', ['Use', 'the', '$lookup', 'stage']],
    ['@Get("/users") --amend -m', ['@Get', 'users', '--amend', '-m']],
    ["node.js, set-up, don't, C++ and C#", ['node.js', 'set-up', "don't", 'C++', 'and', 'C#']],
    ['snake_case __proto__ a.b.c', ['snake_case', '__proto__', 'a.b.c']],
    ['यह एक परीक्षण है', ['यह', 'एक', 'परीक्षण', 'है']],
    ['<script>alert(1)</script>', ['script', 'alert', '1', 'script']],
  ])('cuts %j into words', (text, words) => {
    expect(tokenize(text).map(({ raw }) => raw)).toEqual(words);
  });

  it('gives the place of a word in the text', () => {
    expect(tokenize('Ünï is ok')[1]).toEqual({ raw: 'is', start: 4, end: 6 });
  });

  it('passes over words that nobody types', () => {
    expect(tokenize(`a ${'x'.repeat(61)} b`).map(({ raw }) => raw)).toEqual(['a', 'b']);
  });
});

describe('fold', () => {
  it.each([
    ['Café', 'cafe'],
    ['ÅNGSTRÖM', 'angstrom'],
    ['ﬁle', 'file'],
    ['हिन्दी', 'हिन्दी'],
  ])('folds %s to %s', (word, folded) => {
    expect(fold(word)).toBe(folded);
  });
});

it.each([
  ['memoisation', 'memoizing'],
  ['organise', 'organization'],
  ['behaviour', 'behaviors'],
  ['analysed', 'analyze'],
])('gives %s and %s one stem', (british, american) => {
  expect(stemOf(british)).toBe(stemOf(american));
});

describe('wordForms', () => {
  it.each([
    ['useMemo', ['usememo'], ['use', 'memo']],
    ['findOneAndUpdate', ['findoneandupdate'], ['find', 'one', 'and', 'update']],
    ['$lookup', ['$lookup', 'lookup'], []],
    ['@Get', ['@get', 'get'], []],
    ['--amend', ['--amend', 'amend'], []],
    ['node.js', ['node.js', 'nodejs'], ['node', 'js']],
    ['users.findOne', ['users.findone', 'usersfindone'], ['users', 'findone', 'find', 'one']],
    ['set-up', ['set-up', 'setup'], ['set', 'up']],
    ['HTTPServer', ['httpserver'], ['http', 'server']],
    ['snake_case', ['snake_case'], ['snake', 'case']],
    ['TypeScript', ['typescript'], []],
    ["project's", ['project'], []],
    ['C++', ['c++'], []],
  ])('knows %s as %j with the parts %j', (raw, whole, parts) => {
    expect(wordForms(raw)).toEqual({ whole, parts });
  });
});
