import { describe, expect, it } from 'vitest';
import { hostingRulesSchema } from './hosting-rules.ts';
import { cacheControlOf } from './response-headers.ts';

describe('hostingRulesSchema', () => {
  it('fills in the defaults of a rules file', () => {
    const rules = hostingRulesSchema.parse({ redirects: [{ from: '/docs', to: '/docs/intro' }] });
    expect(rules.basePath).toBe('/');
    expect(rules.redirects).toEqual([
      { from: '/docs', to: '/docs/intro', status: 301, overPage: false },
    ]);
  });

  it.each([
    { basePath: 'vibe' },
    { redirects: [{ from: 'docs', to: '/docs/intro' }] },
    { redirects: [{ from: '/docs', to: '//evil.example' }] },
    { redirects: [{ from: '/docs', to: 'https://evil.example' }] },
    { redirects: [{ from: '/docs/*', to: '/docs/intro' }] },
    { redirects: [{ from: '/docs', to: '/docs/intro', status: 307 }] },
    { connectHosts: ['*'] },
    { connectHosts: ['http://search.example'] },
    { unknown: true },
  ])('refuses %j', (input) => {
    expect(hostingRulesSchema.safeParse(input).success).toBe(false);
  });
});

describe('cacheControlOf', () => {
  it.each([
    ['/assets/js/main.abc.js', 'public, max-age=31536000, immutable'],
    ['/img/logo.svg', 'public, max-age=86400'],
    ['/index.html', 'no-cache'],
    ['/docs/assets/a.html', 'no-cache'],
    ['/sitemap.xml', 'no-cache'],
  ])('gives %s "%s"', (file, expected) => {
    expect(cacheControlOf(file)).toBe(expected);
  });
});
