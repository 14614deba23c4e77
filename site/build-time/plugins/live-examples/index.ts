import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildFrame, FRAME_FOLDER, type FrameFiles } from '@vibe-docs/live';
import { LISTINGS_FOLDER } from '@vibe-docs/samples/fences';
import { collectExamples } from './collect-examples.ts';
import { diskFolder } from './disk-folder.ts';
import { findLiveBlocks } from './find-live-blocks.ts';
import type { FrameAddresses, LiveExamples } from './live-data.ts';

/** Folders of pages, from the site's folder. */
const PAGE_FOLDERS = ['docs', 'newdocs', 'blog'];

/** Among the static folders of docusaurus.config.ts; git does not track it. */
const OUTPUT_FOLDER = '.live';

interface LiveContent {
  readonly frame: FrameFiles;
  readonly examples: LiveExamples;
}

/**
 * Prepares what live examples load when a reader presses Run: the frame's page, the packages, and the
 * files of each example. Nothing of it is part of a page.
 */
export default function liveExamplesPlugin(context: LoadContext): Plugin<LiveContent> {
  const { siteDir, baseUrl } = context;
  // Hosts take the ending away by a redirect; the live-reload server knows the file only with it.
  const isProduction = process.env.NODE_ENV === 'production';
  const listingsFolder = join(siteDir, '..', LISTINGS_FOLDER);
  return {
    name: 'live-examples',
    async loadContent() {
      return { frame: await buildFrame(), examples: readExamples(siteDir, listingsFolder) };
    },
    async contentLoaded({ content: { frame, examples }, actions }) {
      const folder = join(siteDir, OUTPUT_FOLDER, FRAME_FOLDER);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      for (const { name, text } of Object.values(frame)) {
        await writeFile(join(folder, name), text);
      }
      const address = (name: string) => baseUrl + FRAME_FOLDER.slice(1) + name;
      const addresses: FrameAddresses = {
        page: address(isProduction ? frame.page.name.replace(/\.html$/, '') : frame.page.name),
        packages: address(frame.packages.name),
      };
      await actions.createData('frame.json', JSON.stringify(addresses));
      await actions.createData('examples.json', JSON.stringify(examples));
    },
    getPathsToWatch: () => [
      `${listingsFolder}/**/*.{ts,tsx}`,
      ...PAGE_FOLDERS.map((folder) => join(siteDir, folder, '**/*.mdx')),
    ],
  };
}

function readExamples(siteDir: string, listingsFolder: string): LiveExamples {
  const pages = diskFolder(siteDir);
  const blocks = PAGE_FOLDERS.flatMap((folder) => pages.list(folder))
    .filter((path) => path.endsWith('.mdx'))
    .flatMap((path) => findLiveBlocks(`site/${path}`, pages.read(path)));
  const { examples, problems } = collectExamples(blocks, diskFolder(listingsFolder));
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return examples;
}
