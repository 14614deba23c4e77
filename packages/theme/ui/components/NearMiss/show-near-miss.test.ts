import { describe, expect, it } from 'vitest';
import { findNearMiss } from './show-near-miss.ts';

const paths = [
  '/vibe/docs/getting-started/intro',
  '/vibe/docs/cli/intro',
  '/vibe/docs/getting-started/project-structure',
  '/vibe/docs/contributing/plan',
  '/vibe/api',
  '/vibe/newdocs/Express/HTTP%20Methods%20&%20Status%20Codes',
];

describe('findNearMiss', () => {
  it.each([
    ['/vibe/docs/getting-started/intor', '/vibe/docs/getting-started/intro'],
    ['/vibe/docs/project-structure', '/vibe/docs/getting-started/project-structure'],
    ['/vibe/docs/contributing/plan/', '/vibe/docs/contributing/plan'],
    ['/vibe/docs/contributing/Plan.html', '/vibe/docs/contributing/plan'],
    [
      '/vibe/newdocs/Express/HTTP Method & Status Code',
      '/vibe/newdocs/Express/HTTP%20Methods%20&%20Status%20Codes',
    ],
  ])('leads %s to %s', (wanted, expected) => {
    expect(findNearMiss(wanted, paths)).toBe(expected);
  });

  it.each([
    '/vibe/nope',
    '/vibe/completely/different/thing/altogether',
    '/vibe/x',
    '/vibe/%E0%A4%A',
  ])('suggests nothing for %s', (wanted) => {
    expect(findNearMiss(wanted, paths)).toBeUndefined();
  });
});
