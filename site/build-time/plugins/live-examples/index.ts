import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { diskFiles } from '@vibe-docs/content';
import { buildTypeWorker, KINDS, KIT_ALIASES, kitFile, readExercises } from '@vibe-docs/exercises';
import {
  buildFrame,
  bundleFrameScript,
  FRAME_FOLDER,
  type FrameFile,
  hashedFile,
} from '@vibe-docs/live';
import { LISTINGS_FOLDER } from '@vibe-docs/samples/fences';
import { BUNDLE_FOLDERS } from '../../../docusaurus-internals/bundle-files.ts';
import type { FrameAddresses, LiveExamples } from '../../../shared/generated-data.ts';
import { exerciseFile } from '../../markdown/show-exercises.ts';
import { pageFolders, projectFolder, readPageFile } from '../../page-files.ts';
import { collectExamples, findLiveBlocks } from './collect-examples.ts';

/** One of the static folders of docusaurus.config.ts; ignored by git. */
const OUTPUT_FOLDER = '.live';

/** A worker takes its policy from its own answer, and hosts send that of the site for this folder. */
const WORKER_FOLDER = `/${BUNDLE_FOLDERS.js}/workers/`;

/**
 * Prepares what live examples load when a reader presses Run: the page of the frame, the packages, and the
 * files of each example; for exercises, the scripts and data of their checks. No page includes any of it.
 */
export default function liveExamplesPlugin({ siteDir, baseUrl }: LoadContext): Plugin<void> {
  // Hosts redirect to the address without extension; the development server only serves the file with it.
  const isProduction = process.env.NODE_ENV === 'production';
  const listingsFolder = join(projectFolder, LISTINGS_FOLDER);
  return {
    name: 'live-examples',
    async contentLoaded({ actions }) {
      const [frame, kits, typeWorker] = await Promise.all([
        buildFrame(),
        buildKits(),
        buildTypeWorker(),
      ]);
      const types = hashedFile('types', 'js', typeWorker);
      const exercises = readExercises(diskFiles(projectFolder), pageFolders)
        .flatMap(({ exercise }) => exercise ?? [])
        .map(exerciseFile);
      const output = join(siteDir, OUTPUT_FOLDER);
      await rm(output, { recursive: true, force: true });
      await writeFiles(join(output, FRAME_FOLDER), [
        ...Object.values({ ...frame, ...kits }),
        ...exercises,
      ]);
      await writeFiles(join(output, WORKER_FOLDER), [types]);
      const address = (name: string) => baseUrl + FRAME_FOLDER.slice(1) + name;
      const addresses: FrameAddresses = {
        page: address(isProduction ? frame.page.name.replace(/\.html$/, '') : frame.page.name),
        packages: address(frame.packages.name),
        kits: Object.fromEntries(
          Object.entries(kits).map(([kind, { name }]) => [kind, address(name)]),
        ),
        types: baseUrl + WORKER_FOLDER.slice(1) + types.name,
      };
      await actions.createData('frame.json', JSON.stringify(addresses));
      await actions.createData('examples.json', JSON.stringify(readExamples(listingsFolder)));
    },
    getPathsToWatch: () => [
      `${listingsFolder}/**/*.{ts,tsx}`,
      ...pageFolders.map((folder) => join(projectFolder, folder, '**/*.mdx')),
      ...pageFolders.map((folder) => join(projectFolder, folder, '**/*.exercises/**')),
    ],
  };
}

async function writeFiles(folder: string, files: readonly FrameFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, text } of files) {
    await writeFile(join(folder, name), text);
  }
}

function readExamples(listingsFolder: string): LiveExamples {
  const project = diskFiles(projectFolder);
  const blocks = pageFolders
    .flatMap((folder) => project.list(folder))
    .filter((path) => path.endsWith('.mdx') && /\blive\b/.test(project.read(path) ?? ''))
    .flatMap((path) => findLiveBlocks(readPageFile(join(projectFolder, path))));
  const { examples, problems } = collectExamples(blocks, diskFiles(listingsFolder));
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return examples;
}

/** Bundles the scripts that checks of exercises need in the frame, by kind of exercise. */
export async function buildKits(): Promise<Readonly<Record<string, FrameFile>>> {
  const kits = KINDS.map(async (kind) => {
    const text = await bundleFrameScript(kitFile(kind), { alias: KIT_ALIASES });
    return [kind, hashedFile(`kit-${kind}`, 'js', text)] as const;
  });
  return Object.fromEntries(await Promise.all(kits));
}
