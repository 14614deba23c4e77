import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLE_FOLDERS, isNamed } from '../../internals/bundle-files.ts';
import { PAGE_SCRIPT } from './bundle-page-script.ts';
import { ISLAND } from './configure-bundle.ts';

/** The chunk of an island that has none of its own (`src/islands/registry.ts`). */
const SHARED_CHUNKS: Readonly<Record<string, string>> = { practice: 'checkpoint' };

/**
 * Reads the names that scripts may need in the styles of a page. What an island defines in its own
 * styles is loaded with it, so these names are excluded.
 *
 * @param outDir of the built site
 * @param islands names of all islands
 * @returns a function that lists the names for a page with certain islands
 * @throws Error when an island has no chunk: its styles would lose what they refer to
 */
export function readScriptNames(outDir: string, islands: Iterable<string>) {
  const chunks = Object.values(BUNDLE_FOLDERS).flatMap((folder) =>
    readdirSync(join(outDir, folder))
      .filter((file) => isNamed(file, PAGE_SCRIPT) || file.startsWith(ISLAND))
      // Its names are all names of HTML.
      .filter((file) => !isNamed(file, `${ISLAND}react`))
      .map((file) => ({ file, text: readFileSync(join(outDir, folder, file), 'utf8') })),
  );
  const isStyles = ({ file }: { readonly file: string }) => file.endsWith('.css');
  const styled = new Set(
    chunks.filter(isStyles).flatMap(({ text }) => text.match(/[\w-]+/g) ?? []),
  );
  const chunkOf = (name: string) => ISLAND + (SHARED_CHUNKS[name] ?? name);
  const all = [...islands].map(chunkOf);
  const missing = all.filter((name) => !chunks.some(({ file }) => isNamed(file, name)));
  if (missing.length > 0) {
    throw new Error(
      `There is no chunk ${missing.join(', ')}. If the island shares one, add it to SHARED_CHUNKS.`,
    );
  }
  return (ofPage: readonly string[]): string => {
    const own = ofPage.map(chunkOf);
    const others = all.filter((name) => !own.includes(name));
    const isOfPage = (file: string) =>
      ofPage.length === 0
        ? isNamed(file, PAGE_SCRIPT) || isNamed(file, `${ISLAND}search`)
        : !others.some((name) => file.startsWith(name));
    const names = chunks
      .filter(({ file }) => isOfPage(file))
      .flatMap((chunk) =>
        // Custom properties of an island's styles are defined globally.
        (chunk.text.match(isStyles(chunk) ? /--[\w-]+/g : /[\w-]+/g) ?? []).filter(
          (name) => name.startsWith('--') || !styled.has(name),
        ),
      );
    return names.join(' ');
  };
}
