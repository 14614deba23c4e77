import type { Page, SourceFiles } from '@vibe-docs/content';
import { linkProgram } from '@vibe-docs/live/engine';
import { parseFenceOptions, readRegion } from '@vibe-docs/samples/fences';
import type { LiveExamples } from '../../../shared/generated-data.ts';

/**
 * Collects the files that the entries of live blocks import, in the form that pages show: without region markers.
 *
 * @param listings folder of the listings; paths are relative to it
 * @returns the examples, and an error message for each block that cannot be one
 */
export function collectExamples(
  blocks: readonly LiveBlock[],
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

/** A block of a listing with the `live` option. */
export interface LiveBlock {
  /** Path of the entry below the listings folder. */
  readonly entry: string;
  /** Path of the page, from the project folder. */
  readonly page: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Finds the live blocks of a page that show a listing. */
export function findLiveBlocks({ file, fences }: Page): readonly LiveBlock[] {
  return fences.flatMap(({ meta, line }) => {
    const { options } = parseFenceOptions(meta);
    const entry = options.liveEntry ?? options.file;
    return options.live && entry !== undefined ? [{ entry, page: file, line }] : [];
  });
}
