import { expect } from 'vitest';
import { assume, loadInstalled } from './assume.ts';
import { COLOUR_MODE_ATTRIBUTES, COLOUR_MODE_KEY } from './colour-mode.ts';

interface InlineScripts {
  getThemeInlineScript(options: object): string;
}

assume(
  {
    of: '@docusaurus/theme-classic',
    that: 'a script in the page sets data-theme and data-theme-choice from the storage key "theme"',
    usedBy: 'client/switch-colours.ts, and all styles for the dark mode',
  },
  () => {
    const { getThemeInlineScript } = loadInstalled(
      '@docusaurus/theme-classic/lib/inlineScripts.js',
    ) as InlineScripts;
    const script = getThemeInlineScript({
      colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
      siteStorage: { type: 'localStorage', namespace: '' },
    });
    const attributes = new Map<string, string>();
    const page = { documentElement: { setAttribute: attributes.set.bind(attributes) } };
    const storage = { getItem: (key: string) => (key === COLOUR_MODE_KEY ? 'dark' : null) };
    const view = { localStorage: storage, location: { search: '' } };
    new Function('document', 'window', script)(page, view);
    expect([...attributes]).toEqual(COLOUR_MODE_ATTRIBUTES.map((name) => [name, 'dark']));
  },
);
