import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';

test('the README explains every code, with its severity and meaning, in the same order', () => {
  const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `([a-z]+\/[a-z0-9-]+)` \| (\w+) \| ([^|]+) \|/gm)];
  expect(rows.map(([, code, severity, meaning]) => [code, severity, meaning])).toEqual(
    Object.entries(catalogue).map(([code, { severity, meaning }]) => [code, severity, meaning]),
  );
});
