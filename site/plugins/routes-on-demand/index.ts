import { join, resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ChunksOnDemand } from './chunks-on-demand.ts';
import { readGenerated } from './read-generated.ts';
import { splitRoutes } from './split-routes.ts';
import { writeModules } from './write-modules.ts';

/** Pages in one part: about 3 kB. Each further part costs a few bytes of what every reader loads. */
const PART_SIZE = 100;

const CLIENT = '@docusaurus/core/lib/client';

/**
 * Keeps the list of all pages out of the script that starts React, which would grow with their number.
 * The generator's modules of routes, chunks and documents get stand-ins that know how pages are nested and
 * no single page; parts of about a hundred pages are loaded when one of these is shown or linked to.
 *
 * Rendering on the server and the development server keep the generator's modules.
 */
export default function routesOnDemandPlugin(context: LoadContext): Plugin<void> {
  const { siteDir, generatedFilesDir, baseUrl, siteConfig } = context;
  const own = (name: string) => resolve(siteDir, 'plugins/routes-on-demand/client', name);
  const written = join(generatedFilesDir, 'routes-on-demand');
  return {
    name: 'routes-on-demand',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const generated = readGenerated(generatedFilesDir);
      const menuDocuments = documentsOfMenu(siteConfig.themeConfig);
      const split = splitRoutes(generated, { home: baseUrl, menuDocuments, size: PART_SIZE });
      writeModules(written, split);
      return {
        plugins: [new ChunksOnDemand(split)],
        mergeStrategy: { 'resolve.alias': 'prepend' },
        resolve: {
          alias: {
            '@generated/routes$': join(written, 'routes.js'),
            '@generated/registry$': join(written, 'registry.js'),
            '@generated/routesChunkNames$': join(written, 'routesChunkNames.json'),
            '@generated/globalData$': join(written, 'globalData.json'),
            '@docusaurus/renderRoutes$': own('render-routes.tsx'),
            [`${require.resolve(`${CLIENT}/preload.js`)}$`]: own('preload.ts'),
            [`${require.resolve(`${CLIENT}/docusaurus.js`)}$`]: own('docusaurus.ts'),
          },
        },
      };
    },
  };
}

/** Ids of the documents that the navigation bar names. */
function documentsOfMenu({ navbar }: LoadContext['siteConfig']['themeConfig']): Set<string> {
  const items: readonly unknown[] =
    typeof navbar === 'object' &&
    navbar !== null &&
    'items' in navbar &&
    Array.isArray(navbar.items)
      ? navbar.items
      : [];
  return new Set(
    items.flatMap((item) =>
      typeof item === 'object' && item !== null && 'docId' in item ? [`${item.docId}`] : [],
    ),
  );
}
