import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';

test('the README explains every code, with its severity, in the same order', () => {
  const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `([a-z]+\/[a-z0-9-]+)` \| (\w+) \| [^|\s]/gm)];
  expect(rows.map(([, code, severity]) => [code, severity])).toEqual(Object.entries(catalogue));
});
