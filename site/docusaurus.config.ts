import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { markLessons } from './build-time/questions/mark-lessons.ts';
import { announcement } from './config/announcement.ts';
import { blogOptions, docsOptions, pageOptions, tutorialOptions } from './config/content-sets.ts';
import { readEnvironment } from './config/environment.ts';
import { footer } from './config/footer.ts';
import { identity } from './config/identity.ts';
import { isHistoryKnown } from './config/is-history-known.ts';
import { navbar } from './config/navbar.ts';
import { stylesheets } from './config/stylesheets.ts';

const environment = readEnvironment(process.env);

const config: Config = {
  title: identity.title,
  tagline: identity.tagline,
  favicon: 'img/favicon.svg',
  headTags: [
    {
      tagName: 'link',
      attributes: { rel: 'apple-touch-icon', href: `${identity.basePath}img/apple-touch-icon.png` },
    },
  ],
  url: environment.siteUrl,
  baseUrl: identity.basePath,
  trailingSlash: false,
  staticDirectories: ['static', '.live'],
  baseUrlIssueBanner: true,
  i18n: { defaultLocale: 'en', locales: ['en'] },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: markLessons,
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  },
  // Single flags, never `v4: true`: that one renames the storage keys which the contract fixes.
  future: { faster: true, v4: { removeLegacyPostBuildHeadAttribute: true } },
  customFields: { hostedSearch: environment.hostedSearch },
  clientModules: ['./src/client/docusaurus-module.ts'],
  presets: [
    [
      'classic',
      {
        docs: docsOptions(environment),
        blog: blogOptions(environment),
        pages: pageOptions,
        sitemap: {
          ignorePatterns: ['/vibe/search', '/vibe/docs', '/vibe/newdocs'],
          lastmod: isHistoryKnown() ? 'date' : null,
        },
        theme: { customCss: stylesheets },
      } satisfies Options,
    ],
  ],
  plugins: [
    ['@docusaurus/plugin-content-docs', tutorialOptions(environment)],
    './build-time/plugins/api-page/index.ts',
    './build-time/plugins/page-index/index.ts',
    './build-time/plugins/listing-dependencies/index.ts',
    './build-time/plugins/checkpoints/index.ts',
    './build-time/plugins/home/index.ts',
    './build-time/plugins/live-examples/index.ts',
    './build-time/plugins/islands/index.ts',
  ],
  themeConfig: {
    metadata: [{ name: 'description', content: identity.description }],
    announcementBar: announcement,
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    docs: { versionPersistence: 'localStorage', sidebar: { hideable: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar,
    footer,
  } satisfies ThemeConfig,
};

export default config;
