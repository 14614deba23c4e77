import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config, PluginModule } from '@docusaurus/types';
import liveExamples from '@vibe-docs/lessons/build/live-examples';
import listingDependencies from '@vibe-docs/lessons/build/page-dependencies';
import pageLists from '@vibe-docs/lessons/build/page-lists';
import { markLessons } from '@vibe-docs/lessons/build/questions/mark-lessons';
import checkpoints from '@vibe-docs/lessons/build/questions/plugin';
import apiPage from '@vibe-docs/product-source/build/api-page';
import islands from '@vibe-docs/theme/build/documents';
import { blogOptions, docsOptions, isHistoryKnown } from './config/content-sets.ts';
import { readEnvironment } from './config/environment.ts';
import { futureOptions } from './config/future.ts';
import { pageSteps, preparePage } from './config/page-steps.ts';
import { checkedProduct } from './config/product.ts';
import { announcement, footer, navbar } from './config/shell.ts';
import { identity } from './model/identity.ts';
import {
  BASE_PATH,
  DEFAULT_LOCALE,
  documentation,
  LOCALES,
  notInSitemap,
  tutorials,
} from './model/site-model.ts';
import admonitions from './writing/admonitions.json';

const environment = readEnvironment(process.env);

/** What search loads first. */
const SEARCH_INDEX = ['search-manifest.json', 'search-core.json'];

/** Texts of the tools' browser code. */
const MESSAGES = ['lessons', 'live', 'offline', 'product-source', 'samples', 'search'].map(
  (name) => `../packages/${name}/ui/messages`,
);

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
  customFields: {
    hostedSearch: environment.hostedSearch,
    product: checkedProduct(environment),
    admonitions,
  },
  clientModules: ['./src/client/docusaurus-module.ts'],
  presets: [
    [
      'classic',
      {
        docs: docsOptions(documentation, environment, pageSteps),
        // Only a build writes feeds.
        blog: blogOptions(environment, pageSteps, {
          createFeedItems: async (feed) =>
            (await import('@vibe-docs/agents/build/feeds/feed-items')).createFeedItems(feed),
        }),
        pages: pageSteps,
        // Its pages are only for development, which reads and bundles all content once more for them.
        debug: false,
        sitemap: { ignorePatterns: notInSitemap, lastmod: isHistoryKnown() ? 'date' : null },
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
    [islands as PluginModule, { searchIndex: environment.hostedSearch ? [] : SEARCH_INDEX }],
    ['@vibe-docs/theme/build/messages', { folders: MESSAGES }],
  ],
  themes: ['@vibe-docs/theme'],
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
