import { describe, expect, it } from 'vitest';
import { highlight, snippet, toMarkup } from './snippet.ts';

const marks = { before: '<mark>', after: '</mark>' };
const mark = (text: string, ...words: string[]) => toMarkup(highlight(text, new Set(words)), marks);

describe('highlight', () => {
  it.each([
    ['The useMemo hook', ['usememo'], 'The <mark>useMemo</mark> hook'],
    ['Use $lookup.', ['lookup'], 'Use <mark>$lookup</mark>.'],
    ['Café & more', ['cafe'], '<mark>Café</mark> &amp; more'],
    ['Array<T> "x"', ['t'], 'Array&lt;<mark>T</mark>&gt; &quot;x&quot;'],
    ['<img src=x onerror=alert(1)>', ['img'], '&lt;<mark>img</mark> src=x onerror=alert(1)&gt;'],
    ['nothing', ['else'], 'nothing'],
    ['', ['x'], ''],
  ])('marks words in %j', (text, words, html) => {
    expect(mark(text, ...words)).toBe(html);
  });

  it('keeps the text as it was', () => {
    const text = "it's a set-up — naïve, ünicode, 日本語";
    const pieces = highlight(text, new Set(['set', 'naive', '日本語']));
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });
});

describe('snippet', () => {
  const text = 'one two three four five six seven eight nine ten eleven twelve';
  const cut = (length: number, ...words: string[]) =>
    snippet(text, new Set(words), { length, ellipsis: '…' });

  it.each([
    [20, ['six'], text],
    [4, [], 'one two three four…'],
    [4, ['one'], 'one two three four…'],
    [4, ['seven'], '…six seven eight nine…'],
    [4, ['twelve'], '…nine ten eleven twelve'],
    [4, ['two', 'seven', 'eight'], '…six seven eight nine…'],
  ])('cuts to %i words around %j', (length, words, expected) => {
    expect(cut(length, ...words)).toBe(expected);
  });
});
