import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { buildOpenApiDocument } from './build-document.ts';
import { lintExceptions } from './lint-exceptions.ts';

/** `#/paths/~1api~1courses~1/get` → `/api/courses/`. */
function pathOf(pointer: string): string {
  const [, , path = ''] = pointer.split('/');
  return path.replaceAll('~1', '/').replaceAll('~0', '~');
}

async function lint(document: unknown) {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  });
  return problems.map(({ ruleId, severity, message, location }) => ({
    rule: ruleId,
    severity,
    message,
    path: pathOf(location[0]?.pointer ?? ''),
  }));
}

// The linter takes seconds where several test files share a processor.
describe('the linter at its strict level', { timeout: 60_000 }, () => {
  it('finds nothing but the listed properties of the product', async () => {
    const found = await lint(buildOpenApiDocument());
    const keys = found.map(({ rule, path }) => `${rule} ${path}`).sort();
    expect(keys).toEqual(lintExceptions.map(({ rule, path }) => `${rule} ${path}`).sort());
  });

  it('finds a reference that leads nowhere', async () => {
    const document = buildOpenApiDocument();
    const paths = {
      '/api/broken': {
        get: {
          operationId: 'Broken.read',
          summary: 'Broken',
          tags: ['Courses'],
          security: [],
          responses: {
            200: {
              description: 'Broken.',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Gone' } } },
            },
          },
        },
      },
    };
    const found = await lint({ ...document, paths });
    expect(found.map(({ rule }) => rule)).toContain('no-unresolved-refs');
  });
});
