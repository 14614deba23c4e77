import { expect } from 'vitest';
import { assume, readInstalled } from './assume.ts';
import { SKIP_LINK } from './skip-link.ts';

assume(
  {
    of: '@docusaurus/theme-common',
    that: 'the link to the main content leads to #__docusaurus_skipToContent_fallback',
    usedBy: 'client/enhance-page.ts, which leads it to <main>',
  },
  () => {
    const text = readInstalled('@docusaurus/theme-common/lib/utils/skipToContentUtils.js');
    const [, id] = /SkipToContentFallbackId = '(\w+)'/.exec(text) ?? [];
    expect(SKIP_LINK).toBe(`a[href="#${id}"]`);
    expect(text).toMatch(/href=\{`#\$\{SkipToContentFallbackId\}`\}/);
  },
);
