import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../http/operations/index.ts';
import { ENTRY_POINTS } from './entry-points.ts';
import { type ReferencePage, renderPage } from './page.ts';
import { readContract } from './read-contract.ts';
import { writePages } from './write-pages.ts';

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
let pages: readonly ReferencePage[] = [];

beforeAll(async () => {
  const docs = await readContract({
    entryPoints: ENTRY_POINTS.map((file) => `${packageFolder}src/modules/${file}`),
    tsconfig: `${packageFolder}tsconfig.reference.json`,
    projectFolder: packageFolder,
  });
  expect(docs.findings).toEqual([]);
  pages = writePages(docs);
}, 120_000);

function wordCount({ parts }: ReferencePage): number {
  const text = parts.join('\n').replaceAll(/\(([^)]*)\)|[`|#*-]/g, ' ');
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

describe('the pages of the reference', () => {
  it('are the 14 routes of the contract', () => {
    expect(pages.map(({ slug, file }) => slug ?? file).sort()).toEqual([
      '/api/backend/Other/auth',
      '/api/backend/Other/auth.authContainerModules',
      '/api/backend/Other/auth.authModuleControllers',
      '/api/backend/Other/auth.authModuleOptions',
      '/api/backend/Other/auth.authModuleValidators',
      '/api/backend/Other/auth.setupAuthContainer',
      '/api/backend/Other/courses',
      '/api/backend/Other/courses.coursesContainerModules',
      '/api/backend/Other/courses.coursesModuleControllers',
      '/api/backend/Other/courses.coursesModuleOptions',
      '/api/backend/Other/courses.coursesModuleValidators',
      '/api/backend/Other/courses.setupCoursesContainer',
      'index.mdx',
      'modules.mdx',
    ]);
  });

  it('have at least 60 words each and more than 150 on average', () => {
    const counts = pages.map(wordCount);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(60);
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeGreaterThan(150);
  });

  it('have descriptions that search results show whole', () => {
    const lengths = pages.map(({ description }) => description.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(160);
  });

  it('lead to all 25 operations of the two modules, and only to operations that exist', () => {
    const text = pages.map(renderPage).join('\n');
    const linked = new Set([...text.matchAll(/\/api#([\w.]+)/g)].map(([, id]) => id));
    const known = operations.filter(({ path }) => /^\/(auth|courses)\//.test(path));
    expect([...linked].sort()).toEqual(known.map(({ id }) => id).sort());
  });

  it('leave no link of a doc comment unresolved', () => {
    expect(pages.map(renderPage).filter((text) => text.includes('[['))).toEqual([]);
  });

  it('say where they come from', () => {
    expect(pages.map((page) => renderPage(page).split('\n')[1])).toEqual(
      pages.map(() => expect.stringContaining('# Generated from packages/api-contract by')),
    );
  });
});
