import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contractRows } from './rows.ts';

const contract = readFileSync(new URL('../../CONTRACT.md', import.meta.url), 'utf8');

it('CONTRACT.md explains every row, in the same order, and no other', () => {
  const explained = [...contract.matchAll(/^- \*\*([A-Z]\d+b?)\*\* /gm)].map(([, id]) => id);
  expect(explained).toEqual(contractRows.map(({ id }) => id));
});
