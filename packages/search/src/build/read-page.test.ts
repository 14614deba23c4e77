import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const fixtures = new URL('../../fixtures/', import.meta.url);
const cases = readdirSync(fileURLToPath(fixtures));

describe('readPage', () => {
  it.each(cases)('reads the page of fixtures/%s', (name) => {
    const html = readFileSync(new URL(`${name}/input.html`, fixtures), 'utf8');
    const expected: unknown = JSON.parse(
      readFileSync(new URL(`${name}/expected.json`, fixtures), 'utf8'),
    );
    const page = fromParse5(parse(html));
    expect(readPage(page, '/vibe/docs/page', () => 'Docs') ?? null).toEqual(expected);
  });
});
