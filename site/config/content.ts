import type { ContentSource } from '@vibe-docs/content';
import docsSidebars from '../sidebars/docs.ts';
import newdocsSidebars from '../sidebars/newdocs.ts';
import version2025Sidebars from '../versioned_sidebars/version-2025-sidebars.json' with {
  type: 'json',
};
import { readEnvironment } from './environment.ts';
import { identity } from './identity.ts';

/**
 * What the content checks read: the same folders and routes as `config/content-sets.ts` gives to
 * Docusaurus. Paths are from the project folder.
 */
export const contentSource: ContentSource = {
  folder: 'site',
  // The checks look at the address that links use, whatever host this build is for.
  url: `${readEnvironment({}).siteUrl}${identity.basePath.replace(/\/$/, '')}`,
  sets: [
    {
      kind: 'docs',
      name: 'docs',
      folder: 'site/docs',
      routeBasePath: 'docs',
      sidebars: docsSidebars,
      versions: [
        {
          name: '2025',
          folder: 'site/versioned_docs/version-2025',
          path: '2025',
          sidebars: version2025Sidebars,
        },
      ],
    },
    {
      kind: 'docs',
      name: 'newdocs',
      folder: 'site/newdocs',
      routeBasePath: 'newdocs',
      sidebars: newdocsSidebars,
      versions: [],
    },
    { kind: 'blog', name: 'blog', folder: 'site/blog', routeBasePath: 'blog', postsPerPage: 4 },
    { kind: 'pages', name: 'pages', folder: 'site/src/pages', routeBasePath: '/' },
  ],
  staticFolders: ['site/static'],
  knownRoutes: ['/search', '/api'],
  knownFiles: ['/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml'],
  externalLinks: 'site/writing/external-links.json',
};
