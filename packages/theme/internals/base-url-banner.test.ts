import { expect } from 'vitest';
import { assume, readInstalled } from './assume.ts';
import { confirmBasePath } from './base-url-banner.ts';

assume(
  {
    of: '@docusaurus/core',
    that: 'window.docusaurus keeps the home page from warning of a wrong base path',
    usedBy: 'client/page-script.ts',
  },
  () => {
    const text = readInstalled('@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js');
    const [, condition = ''] = /shouldInsert = (typeof window\['\w+'\] === '\w+')/.exec(text) ?? [];
    const isInserted = new Function('window', `return ${condition}`);
    // Not the window of the environment, which tests of the page script share.
    const view = {} as Window;
    expect(isInserted(view)).toBe(true);
    confirmBasePath(view);
    expect(isInserted(view)).toBe(false);
  },
);
