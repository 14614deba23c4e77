import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTarget } from '../testing/arbitrary-target.ts';
import { fixtureFiles, fixtureRules } from '../testing/fixture-site.ts';
import { resolveRequest } from './answer-request.ts';
import { buildRouteTable } from './route-table.ts';
import { encodePath } from './site-paths.ts';

// Expected answers are listed once, in testing/request-table.ts, and checked against real
// servers. These are the properties that hold for every request.
const routes = buildRouteTable({ ...fixtureRules, files: fixtureFiles });
const get = (target: string) => resolveRequest({ method: 'GET', target }, routes);

/** Paths of the fixture site with random percent-encoding and endings. */
const nearTarget = fc
  .record({
    path: fc.constantFrom(...routes.keys()),
    escaped: fc.array(fc.boolean(), { minLength: 120, maxLength: 120 }),
    ending: fc.constantFrom('', '/', '.html', '/index.html', '?a=1', '?', '?x=%2f', '#part'),
  })
  .map(({ path, escaped, ending }) => {
    const spelled = [...path].map((character, index) => {
      const isUnsafe = /[^\w./$&-]/.test(character);
      if (character === '/' || !(escaped[index] || isUnsafe)) return character;
      return [...Buffer.from(character)]
        .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
        .join('');
    });
    return spelled.join('') + ending;
  });

const everyTarget = fc.oneof(anyTarget, nearTarget);

describe('resolveRequest', () => {
  it('never throws and returns a status that matches the kind', () => {
    fc.assert(
      fc.property(fc.string(), everyTarget, (method, target) => {
        const { kind, status } = resolveRequest({ method, target }, routes);
        expect([
          'file 200',
          'redirect 301',
          'redirect 302',
          'not-found 404',
          'bad-request 400',
          'method-not-allowed 405',
        ]).toContain(`${kind} ${status}`);
      }),
      { numRuns: 2000 },
    );
  });

  it('redirects once: the location leads to a file', () => {
    fc.assert(
      fc.property(everyTarget, (target) => {
        const outcome = get(target);
        if (outcome.kind !== 'redirect') return;
        expect(get(outcome.location).kind).toBe('file');
      }),
      { numRuns: 5000 },
    );
  });

  it('redirects only to a path of this site, in printable ASCII', () => {
    fc.assert(
      fc.property(everyTarget, (target) => {
        const outcome = get(target);
        if (outcome.kind !== 'redirect') return;
        expect(outcome.location).toMatch(/^\/vibe\/(?!\/)[\x21-\x7e]*$/);
        const url = new URL(outcome.location, 'https://docs.example');
        expect(url.origin).toBe('https://docs.example');
      }),
      { numRuns: 5000 },
    );
  });

  it('answers the canonical spelling of every route without a redirect', () => {
    for (const [path, route] of routes) {
      const outcome = get(encodePath(path));
      if (route.kind === 'file') {
        expect(outcome).toEqual({ kind: 'file', status: 200, file: route.file });
      } else {
        expect(outcome).toEqual({
          kind: 'redirect',
          status: route.status,
          location: route.location,
        });
      }
    }
  });

  it.each([
    [
      'http://localhost:3000/vibe/docs/intro',
      { kind: 'file', status: 200, file: '/docs/intro.html' },
    ],
    ['http://localhost:3000', { kind: 'redirect', status: 302, location: '/vibe/' }],
    ['https://evil.example/vibe', { kind: 'redirect', status: 301, location: '/vibe/' }],
  ])('reads the absolute form %s', (target, expected) => {
    expect(get(target)).toEqual(expected);
  });

  it.each([
    ['', 'bad-request'],
    ['*', 'bad-request'],
    ['docs/intro', 'bad-request'],
    ['/vibe/docs/intro\r\nSet-Cookie: a=b', 'bad-request'],
    ['/vibe/docs/intro.html?a=\r\n', 'bad-request'],
    ['/vibe/docs/intro.html?\ud800', 'bad-request'],
    ['/vibe/docs/intro#part', 'file'],
  ])('answers %j with %s', (target, kind) => {
    expect(get(target).kind).toBe(kind);
  });

  it('escapes non-ASCII text in the query that it preserves', () => {
    expect(get('/vibe/docs/intro.html?q=größe&a=%20')).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/vibe/docs/intro?q=gr%C3%B6%C3%9Fe&a=%20',
    });
  });
});
