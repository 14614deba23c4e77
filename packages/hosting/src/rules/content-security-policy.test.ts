import { describe, expect, it } from 'vitest';
import {
  completeCsp,
  formatCsp,
  pageCsp,
  withoutHeaderOnlyDirectives,
} from './content-security-policy.ts';

const noHashes = { scripts: [], styles: [], styleAttributes: [] };

describe('formatCsp', () => {
  it('writes the policy of a site without inline code', () => {
    const complete = completeCsp(pageCsp, { hashes: noHashes, connectHosts: [] });
    expect(formatCsp(complete)).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });

  it('writes hashes and hosts after the existing sources', () => {
    const complete = completeCsp(
      { 'script-src': ["'self'"], 'style-src': ["'self'"], 'connect-src': ["'self'"] },
      {
        hashes: { scripts: ['sha256-a'], styles: ['sha256-b'], styleAttributes: ['sha256-c'] },
        connectHosts: ['https://*.search.example'],
      },
    );
    expect(formatCsp(complete)).toBe(
      "script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b' 'unsafe-hashes' 'sha256-c'; connect-src 'self' https://*.search.example",
    );
  });
});

describe('withoutHeaderOnlyDirectives', () => {
  it('omits frame-ancestors, which browsers ignore in a meta element', () => {
    const kept = withoutHeaderOnlyDirectives({
      'img-src': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
    expect(kept).toEqual({ 'img-src': ["'self'"] });
  });
});
