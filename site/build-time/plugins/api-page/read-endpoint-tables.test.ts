import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFacts } from '@vibe-docs/product-source';
import { describe, expect, it } from 'vitest';
import { normalise, readEndpointTables } from './read-endpoint-tables.ts';

describe('reading the endpoint tables of a page', () => {
  it('resolves beginnings, continuations and abbreviations', () => {
    const page = [
      'Paths start with `/api/courses`. *PART* stands for `/parts/{partId}`.',
      '| [`POST /`](/api#PartController.create) | anyone | 201, course | |',
      '### Modules',
      'The path goes on with `/modules`, with these endings.',
      '| `POST` | anyone | **201**, `{version}` | 404 |',
      '### Rest',
      '| `GET PART/items` | anyone | none | 500 |',
    ].join('\n');
    expect(readEndpointTables(page)).toEqual([
      {
        line: 2,
        method: 'POST',
        path: '/courses',
        status: 201,
        link: '/api#PartController.create',
      },
      { line: 5, method: 'POST', path: '/courses/modules', status: 201, link: undefined },
      {
        line: 7,
        method: 'GET',
        path: '/courses/parts/{partId}/items',
        status: undefined,
        link: undefined,
      },
    ]);
  });

  it('leaves pages alone that do not say how paths start', () => {
    expect(readEndpointTables('| `GET /anything` | a trap | the remedy |')).toEqual([]);
  });
});

const folder = fileURLToPath(
  new URL('../../../docs/system-design/backend/module-breakdown/', import.meta.url),
);
const pages = readdirSync(folder).map((file) => {
  const text = readFileSync(`${folder}${file}`, 'utf8');
  return { file, rows: readEndpointTables(text) };
});
const modulePages = pages.filter(({ file }) => file !== 'index.mdx');
const factsFolder = fileURLToPath(
  new URL('../../../../packages/product-source/facts/', import.meta.url),
);
const newest = readdirSync(factsFolder).sort().at(-1) ?? '';
const known = readFacts(`${factsFolder}${newest}`).operations.map(({ method, path, success }) => ({
  key: `${method.toUpperCase()} ${normalise(path)}`,
  status: success.status,
}));

describe('the endpoint tables of the module pages', () => {
  it.each(pages)('name operations of the product, with their status: $file', ({ file, rows }) => {
    const wrong = rows.flatMap(({ line, method, path, status }) => {
      const operation = known.find(({ key }) => key === `${method} ${path}`);
      const isRight =
        operation !== undefined && (status === undefined || status === operation.status);
      return isRight ? [] : [`${file}:${line} ${method} ${path} ${status}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(modulePages)('are there: $file', ({ rows }) => {
    expect(rows.length).toBeGreaterThan(0);
  });
});
