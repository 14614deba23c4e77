// @vitest-environment jsdom
import { expect, vi } from 'vitest';
import { assume, readInstalled } from './assume.ts';
import { prefetchByImport } from './link-prefetch.ts';

assume(
  {
    of: '@docusaurus/core',
    that: 'links prefetch by what window.docusaurus holds then',
    usedBy: 'client/docusaurus-module.ts',
  },
  () => {
    const link = readInstalled('@docusaurus/core/lib/client/exports/Link.js');
    expect(link.match(/window\.docusaurus\.\w+\(/g)).toEqual([
      'window.docusaurus.prefetch(',
      'window.docusaurus.preload(',
      'window.docusaurus.prefetch(',
    ]);
    const preload = vi.fn(() => Promise.resolve([]));
    window.docusaurus = Object.freeze({ preload, prefetch: () => false as const });
    prefetchByImport(window);
    window.docusaurus.prefetch('/vibe/docs/intro');
    expect(preload).toHaveBeenCalledWith('/vibe/docs/intro');
  },
);
