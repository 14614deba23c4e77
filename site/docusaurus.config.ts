import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { pageSteps, preparePage } from './build-time/markdown/page-steps.ts';
import apiPage from './build-time/plugins/api-page/index.ts';
import checkpoints from './build-time/plugins/checkpoints/index.ts';
import islands from './build-time/plugins/islands/index.ts';
import listingDependencies from './build-time/plugins/listing-dependencies/index.ts';
import liveExamples from './build-time/plugins/live-examples/index.ts';
import pageLists from './build-time/plugins/page-lists/index.ts';
import { markLessons } from './build-time/questions/mark-lessons.ts';
import { blogOptions, docsOptions, isHistoryKnown } from './config/content-sets.ts';
import { readEnvironment } from './config/environment.ts';
import { futureOptions } from './config/future.ts';
import { identity } from './config/identity.ts';
import { checkedProduct } from './config/product.ts';
import { announcement, footer, navbar } from './config/shell.ts';
import {
  BASE_PATH,
  DEFAULT_LOCALE,
  documentation,
  LOCALES,
  notInSitemap,
  tutorials,
} from './config/site-model.ts';

const environment = readEnvironment(process.env);

const config: Config = {
  title: identity.title,
  tagline: identity.tagline,
  favicon: 'img/favicon.svg',
  headTags: [
    {
      tagName: 'link',
      attributes: { rel: 'apple-touch-icon', href: `${BASE_PATH}img/apple-touch-icon.png` },
    },
  ],
  url: environment.siteUrl,
  baseUrl: BASE_PATH,
  trailingSlash: false,
  staticDirectories: ['static', '.live'],
  baseUrlIssueBanner: true,
  i18n: { defaultLocale: DEFAULT_LOCALE, locales: [...LOCALES] },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: markLessons,
    preprocessor: preparePage,
    // The one syntax from before MDX 2 that pages use: "## Heading {#id}".
    mdx1Compat: { headingIds: true },
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  },
  future: futureOptions(environment.flagToTry),
  customFields: { hostedSearch: environment.hostedSearch, product: checkedProduct(environment) },
  clientModules: ['./src/client/docusaurus-module.ts'],
  presets: [
    [
      'classic',
      {
        docs: docsOptions(documentation, environment, pageSteps),
        // Only a build writes feeds.
        blog: blogOptions(environment, pageSteps, {
          createFeedItems: async (feed) =>
            (await import('./build-time/feeds/feed-items.ts')).createFeedItems(feed),
        }),
        pages: pageSteps,
        // Its pages are only for development, which reads and bundles all content once more for them.
        debug: false,
        sitemap: { ignorePatterns: notInSitemap, lastmod: isHistoryKnown() ? 'date' : null },
        // In cascade order. `tokens.css` explains the design.
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/base.css',
            './src/css/shell.css',
            './src/css/menu.css',
            './src/css/prose.css',
            './src/css/tabs.css',
            './src/css/blog.css',
            './src/css/print.css',
          ],
        },
      } satisfies Options,
    ],
  ],
  plugins: [
    ['@docusaurus/plugin-content-docs', docsOptions(tutorials, environment, pageSteps)],
    // Functions, so that they share the modules of this file, and what these remember: Docusaurus evaluates a path with
    // all that it imports once more. A plugin with a theme, or with content of a certain type, must be a path.
    apiPage,
    listingDependencies,
    checkpoints,
    pageLists,
    liveExamples,
    islands,
    './build-time/plugins/messages/index.ts',
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
