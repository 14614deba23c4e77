// The classic template of Docusaurus, with this site's content, menus and addresses. It is optimised: the
// fast build, images with dimensions, no third-party scripts, few languages in the highlighter.
import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { BASE_PATH } from '@vibe-docs/site-model/base-path';
import { identity } from '@vibe-docs/site-model/identity';
import { themes } from 'prism-react-renderer';
import { footer, navbar } from '../../../site/config/shell.ts';

const docsSet = { breadcrumbs: true, numberPrefixParser: false } as const;

const config: Config = {
  title: identity.title,
  tagline: identity.tagline,
  favicon: 'img/favicon.svg',
  url: 'https://example.org',
  baseUrl: BASE_PATH,
  trailingSlash: false,
  // Short addresses that this site redirects do not exist here.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'detect', hooks: { onBrokenMarkdownLinks: 'ignore' } },
  future: { faster: true, v4: { removeLegacyPostBuildHeadAttribute: true } },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  presets: [
    [
      'classic',
      {
        docs: {
          ...docsSet,
          routeBasePath: 'docs',
          sidebarPath: '../../../site/sidebars/docs.json',
          lastVersion: 'current',
          versions: { current: { label: 'Current' }, '2025': { label: 'July 2025', path: '2025' } },
        },
        blog: {
          postsPerPage: 4,
          showReadingTime: true,
          feedOptions: { type: ['rss', 'atom'] },
          onInlineTags: 'ignore',
        },
        theme: { customCss: './src/css/custom.css' },
      } satisfies Options,
    ],
  ],
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        ...docsSet,
        id: 'newdocs',
        path: 'newdocs',
        routeBasePath: 'newdocs',
        sidebarPath: '../../../site/sidebars/newdocs.json',
      },
    ],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    // The template has no search of its own.
    navbar: { ...navbar, items: navbar.items.filter(({ type }) => type !== 'search') },
    footer,
    prism: {
      theme: themes.github,
      darkTheme: themes.dracula,
      additionalLanguages: ['bash', 'diff', 'http'],
    },
  } satisfies ThemeConfig,
};

export default config;
