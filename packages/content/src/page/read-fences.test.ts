import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const fencesOf = (text: string) => readPage('page.mdx', text).page.fences;

describe('readFences', () => {
  test('reads language, meta and places', () => {
    const text = 'Text\n\n```ts title="a.ts" {1,2}\nconst x = 1;\n\nx;\n```\n';
    expect(fencesOf(text)).toEqual([
      {
        line: 3,
        column: 1,
        language: 'ts',
        meta: 'title="a.ts" {1,2}',
        value: 'const x = 1;\n\nx;',
        codeLine: 4,
        offset: 31,
        lineOffsets: [31, 44, 45],
      },
    ]);
  });

  test('returns the offsets of the lines of a sample in a list and a quote', () => {
    const text = '- item\n\n  ```ts\n  a\n    b\n  ```\n\n> ```ts\n> c\n> ```\n';
    const [inList, inQuote] = fencesOf(text);
    expect(inList).toMatchObject({ value: 'a\n  b', line: 3, column: 3, lineOffsets: [18, 22] });
    expect(inQuote).toMatchObject({ value: 'c', line: 8, column: 3, lineOffsets: [43] });
  });

  test('reads a sample inside a tag and a directive', () => {
    const text = '<Tabs>\n\n  ```ts\n  a\n  ```\n\n</Tabs>\n\n:::note\n\n```js\nb\n```\n\n:::\n';
    expect(fencesOf(text)).toMatchObject([
      { language: 'ts', value: 'a', line: 3 },
      { language: 'js', value: 'b', line: 11 },
    ]);
  });

  test('returns the position of an empty sample as the line after the fence', () => {
    expect(fencesOf('```ts\n```\n')).toMatchObject([{ value: '', codeLine: 2, lineOffsets: [6] }]);
  });

  test('ignores a brace that looks like a heading id', () => {
    expect(fencesOf('```bash\n# remark {#id}\n```\n')).toMatchObject([{ value: '# remark {#id}' }]);
  });
});

/** Sample lines that cannot close the fence. */
const line = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .map((text) => text.replace(/[`~\r\n\u2028\u2029\u0085\0]/g, ''));
const lines = fc.array(line, { minLength: 1, maxLength: 8 });
const prose = fc.constantFrom(
  '',
  'Some text.\n\n',
  '## A heading {#x}\n\n',
  '- a\n- b\n\n',
  '\n\n',
);
const lineEnd = fc.constantFrom('\n', '\r\n');

describe('the slice of the page equals the sample', () => {
  test('for a fence at the margin', () => {
    fc.assert(
      fc.property(prose, lines, prose, lineEnd, (before, sample, after, end) => {
        const source = `${before}\`\`\`ts\n${sample.join('\n')}\n\`\`\`\n\n${after}`;
        const { text, fences } = readPage('page.mdx', source.replaceAll('\n', end)).page;
        const [fence] = fences;
        expect(fence?.value).toBe(sample.join('\n'));
        expect(text.slice(fence?.offset, (fence?.offset ?? 0) + (fence?.value.length ?? 0))).toBe(
          fence?.value,
        );
      }),
      { seed: 1 },
    );
  });

  test('line by line for a fence in a list, a quote or a tag', () => {
    const prefix = fc.constantFrom('  ', '> ', '    ', '>   ', '\t', '>\t');
    fc.assert(
      fc.property(prefix, lines, (before, sample) => {
        const opening = before.startsWith(' ') ? '- item\n\n' : '';
        const body = ['```ts', ...sample, '```'].map((text) => `${before}${text}`).join('\n');
        const text = `${opening}${body}\n`;
        const fence = fencesOf(text)[0];
        const values = fence?.value.split('\n') ?? [];
        const slices = values.map((value, index) => {
          const offset = fence?.lineOffsets[index] ?? 0;
          return text.slice(offset, offset + value.length);
        });
        expect(slices).toEqual(values);
      }),
      { seed: 1 },
    );
  });
});
