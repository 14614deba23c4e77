import { describe, expect, it } from 'vitest';
import { injectPolicy } from './inject-policy.ts';

const policy = { csp: "img-src 'self'", referrer: 'no-referrer' };
const metas = `<meta http-equiv="Content-Security-Policy" content="img-src 'self'"><meta name="referrer" content="no-referrer">`;

describe('injectPolicy', () => {
  it('inserts the policy after the charset, even when a title precedes it', () => {
    expect(
      injectPolicy('<html><head><title>a</title><meta charset=utf-8><script>', policy, 'a'),
    ).toBe(`<html><head><title>a</title><meta charset=utf-8>${metas}<script>`);
  });

  it('inserts the policy at the start of the head when there is no charset', () => {
    expect(injectPolicy('<html><head><script></script></head>', policy, 'a')).toBe(
      `<html><head>${metas}<script></script></head>`,
    );
  });

  it.each([
    '<head><script src="a.js"></script><meta charset="utf-8"></head>',
    '<head><style>p{}</style><meta charset="utf-8"></head>',
    '<head><link rel="preload" href="a"><meta charset="utf-8"></head>',
    '<p>No head.</p>',
  ])('refuses %j', (page) => {
    expect(() => injectPolicy(page, policy, 'docs/a.html')).toThrow(
      'docs/a.html needs <meta charset> at the beginning of <head>',
    );
  });
});
