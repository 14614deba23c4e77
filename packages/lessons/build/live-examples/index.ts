import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { diskFiles, type Page, type SourceFiles } from '@vibe-docs/content';
import { openResultStore } from '@vibe-docs/kernel/result-store';
import {
  buildFrame,
  bundleFrameScript,
  FRAME_FOLDER,
  type FrameFile,
  hashedFile,
} from '@vibe-docs/live';
import { linkProgram } from '@vibe-docs/live/engine';
import type { FrameAddresses, LiveExamples } from '@vibe-docs/live/ui/generated/frame-data';
import { LISTINGS_FOLDER, parseFenceOptions, readRegion } from '@vibe-docs/samples/fences';
import { pageFolders, projectFolder } from '@vibe-docs/site-model/page-files';
import { readPageFile } from '@vibe-docs/site-model/read-page-file';
import { BUNDLE_FOLDERS } from '@vibe-docs/theme/internals/bundle-files';
import {
  buildTypeWorker,
  KINDS,
  KIT_ALIASES,
  kitFile,
  readExercises,
} from '../../src/exercises/index.ts';
import { exerciseFile } from '../exercises/show-exercises.ts';

/** One of the static folders of docusaurus.config.ts; ignored by git. */
const OUTPUT_FOLDER = '.live';

/** A worker takes its policy from its own answer, and hosts send that of the site for this folder. */
const WORKER_FOLDER = `/${BUNDLE_FOLDERS.js}/workers/`;

/**
 * Prepares what live examples load when a reader presses Run: the page of the frame, the packages, and the
 * files of each example; for exercises, the scripts and data of their checks. No page includes any of it.
 */
export default function liveExamplesPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  // Hosts redirect to the address without extension; the development server only serves the file with it.
  const isProduction = process.env.NODE_ENV === 'production';
  const listingsFolder = join(projectFolder, LISTINGS_FOLDER);
  const kept = openResultStore<Awaited<ReturnType<typeof bundle>>>('live', {
    projectFolder,
    code: ['content', 'kernel', 'lessons', 'live', 'samples'].map((it) => `packages/${it}/src`),
  });
  return {
    name: 'live-examples',
    async contentLoaded({ actions }) {
      const { frame, kits, types } = kept.read('', '') ?? kept.write('', '', await bundle());
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
    },
    // Runs whenever a page has changed, because the docs plugin watches pages. This plugin must not watch them as well:
    // Docusaurus would reload both at the same time, and keep the routes of one only.
    async allContentLoaded({ actions }) {
      await actions.createData('examples.json', JSON.stringify(readExamples(listingsFolder)));
    },
    getPathsToWatch: () => [
      `${listingsFolder}/**/*.{ts,tsx}`,
      ...pageFolders.map((folder) => join(projectFolder, folder, '**/*.exercises/**')),
    ],
  };
}

async function bundle() {
  const [frame, kits, types] = await Promise.all([buildFrame(), buildKits(), buildTypeWorker()]);
  return { frame, kits, types: hashedFile('types', 'js', types) };
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

/**
 * Collects the files that the entries of live blocks import, in the form that pages show: without region markers.
 *
 * @param listings folder of the listings; paths are relative to it
 * @returns the examples, and an error message for each block that cannot be one
 */
export function collectExamples(
  blocks: ReturnType<typeof findLiveBlocks>,
  listings: SourceFiles,
): { readonly examples: LiveExamples; readonly problems: readonly string[] } {
  const examples: Record<string, Readonly<Record<string, string>>> = {};
  const problems: string[] = [];
  for (const { entry, page, line } of blocks) {
    const files = readProject(entry.split('/').slice(0, 2).join('/'), listings);
    const linked = Object.hasOwn(files, entry) ? linkProgram(files, entry) : undefined;
    if (linked?.kind === 'linked') {
      const names = linked.program.modules.map(({ name }) => name);
      examples[entry] = Object.fromEntries(names.map((name) => [name, files[name] ?? '']));
    } else {
      const cause =
        linked === undefined
          ? `there is no file "${entry}" among the listings.`
          : `${linked.spot.file}:${linked.spot.line}: ${linked.message}`;
      problems.push(`${page}:${line}: this block cannot be live: ${cause}`);
    }
  }
  return { examples, problems };
}

function readProject(folder: string, listings: SourceFiles): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listings
      .list(folder)
      .filter((path) => /\.[jt]sx?$/.test(path))
      .map((path) => {
        const reading = readRegion(listings.read(path) ?? '', undefined);
        return [path, reading.kind === 'text' ? reading.text : ''];
      }),
  );
}

/**
 * Finds the live blocks of a page that show a listing.
 *
 * @returns paths of their entries below the listings folder, that of the page from the project folder, and lines,
 *   counted from 1
 */
export function findLiveBlocks({ file, fences }: Page) {
  return fences.flatMap(({ meta, line }) => {
    const { options } = parseFenceOptions(meta);
    const entry = options.liveEntry ?? options.file;
    return options.live && entry !== undefined ? [{ entry, page: file, line }] : [];
  });
}
