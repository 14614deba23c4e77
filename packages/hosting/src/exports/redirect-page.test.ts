import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { redirectScript } from './redirect-page.ts';

describe('the script of redirect pages', () => {
  it('goes to the canonical address and keeps query and hash', () => {
    const visited: string[] = [];
    runInNewContext(redirectScript, {
      document: { querySelector: () => ({ href: 'https://docs.example/vibe/docs/intro' }) },
      location: { search: '?a=1', hash: '#part', replace: (url: string) => visited.push(url) },
    });
    expect(visited).toEqual(['https://docs.example/vibe/docs/intro?a=1#part']);
  });
});
