import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readPage } from './read-built-pages.ts';

const fixtures = new URL('../../fixtures/', import.meta.url);
const cases = readdirSync(fileURLToPath(fixtures));

describe('readPage', () => {
  it.each(cases)('reads the page of fixtures/%s', (name) => {
    const html = readFileSync(new URL(`${name}/input.html`, fixtures), 'utf8');
    const expected: unknown = JSON.parse(
      readFileSync(new URL(`${name}/expected.json`, fixtures), 'utf8'),
    );
    expect(readPage(html, '/vibe/docs/page', () => 'Docs') ?? null).toEqual(expected);
  });
});
