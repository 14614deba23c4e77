import { expect, test } from 'vitest';
import { type ColouringJob, colourCode } from './colour-code.ts';

function job(language: string, text: string): ColouringJob {
  return {
    text,
    language,
    languages: ['ts'],
    decorations: [],
    lineMarks: new Map([[2, 'marked']]),
  };
}

test('gives tokens of a colour a class', async () => {
  expect(await colourCode(job('ts', "'a'"))).toMatchObject([
    {
      tagName: 'span',
      properties: { class: 'code-token-string-expression' },
      children: [{ value: "'a'" }],
    },
  ]);
});

test('puts a marked line into an element, and leaves other lines as text', async () => {
  expect(await colourCode(job('text', 'b\nc'))).toMatchObject([
    { value: 'b\n' },
    { tagName: 'mark', properties: {}, children: [{ value: 'c' }] },
  ]);
});

test('names a language that has no grammar', async () => {
  await expect(colourCode(job('cobol', 'a'))).rejects.toThrow(/cobol/);
});
