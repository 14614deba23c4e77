import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { minify } from '@swc/core';
import { build } from 'esbuild';
import { BUNDLE_FOLDERS, isNamed } from '../../internals/bundle-files.ts';
import { ISLAND, RUNTIME_ENTRY } from './configure-bundle.ts';

/** Name of the page script. Its file is `assets/js/page.<hash>.js`. */
export const PAGE_SCRIPT = 'page';

const SEARCH = `${ISLAND}search`;
const REACT = `${ISLAND}react`;

/** What is different while pages are written. */
interface Watched {
  /** Another entry, in the site's `src/client`. */
  readonly entry: string;
  /** Address of the server's messages. */
  readonly events: string;
  /** The files of the bundle, below the folder: besides them are those of earlier runs. */
  readonly files: readonly string[];
}

/**
 * Bundles the page script into one file without a runtime. Rspack's takes 2 kB. What the script imports on demand
 * becomes a file of its own in the same way, so nothing waits for another file.
 *
 * @param searchIndex addresses of the index that search loads first; `undefined` for a site without search
 * @returns the address of the script
 * @throws Error when a file of the islands is not in the build
 */
export async function bundlePageScript(
  { siteDir, outDir, baseUrl, generatedFilesDir }: LoadContext,
  searchIndex: readonly string[] | undefined,
  watched?: Watched,
): Promise<string> {
  const addressOf = (name: string, kind: keyof typeof BUNDLE_FOLDERS = 'js') => {
    const folder = BUNDLE_FOLDERS[kind];
    const files = watched?.files ?? readdirSync(join(outDir, folder));
    const found = files.find((one) => one.endsWith(`.${kind}`) && isNamed(one, name));
    const file = found && basename(found);
    if (file === undefined) {
      throw new Error(`The page script loads ${name}.${kind}, which is not in the build.`);
    }
    return `${baseUrl}${folder}/${file}`;
  };
  const write = async (name: string, text: string, module: boolean): Promise<string> => {
    // A tenth smaller than what esbuild minifies. Who writes waits for it.
    const { code } = watched
      ? { code: text }
      : await minify(text, {
          module,
          ecma: 2022,
          compress: { passes: 3, pure_getters: true, unsafe_arrows: true },
          mangle: { toplevel: true },
        });
    const file = `${name}.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
    writeFileSync(join(outDir, BUNDLE_FOLDERS.js, file), code);
    return `${baseUrl}${BUNDLE_FOLDERS.js}/${file}`;
  };
  const runtime = join(outDir, addressOf(RUNTIME_ENTRY).slice(baseUrl.length));
  const runtimeText = readFileSync(runtime, 'utf8');
  // While somebody watches, the bundler writes the file again only when it has changed.
  if (watched === undefined) rmSync(runtime);
  // A site without search has no index.
  const search =
    searchIndex === undefined ? [] : [addressOf(SEARCH), addressOf(SEARCH, 'css'), ...searchIndex];
  const addresses = {
    runtime: await write(RUNTIME_ENTRY, runtimeText, false),
    react: addressOf(REACT),
    search,
  };
  const bundle = async (entry: string, name: string): Promise<string> => {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      charset: 'utf8',
      alias: { '@generated': generatedFilesDir },
      define: {
        BUNDLE: JSON.stringify(addresses),
        DEV_EVENTS: JSON.stringify(watched?.events ?? ''),
      },
      plugins: [
        {
          name: 'imports-on-demand',
          setup({ onResolve }) {
            onResolve({ filter: /./ }, async ({ kind, path, resolveDir }) =>
              kind === 'dynamic-import'
                ? {
                    path: await bundle(join(resolveDir, path), ISLAND + basename(path, '.ts')),
                    external: true,
                  }
                : undefined,
            );
          },
        },
      ],
    });
    return write(name, outputFiles[0]?.text ?? '', true);
  };
  return bundle(join(siteDir, 'src/client', watched?.entry ?? 'page-script.ts'), PAGE_SCRIPT);
}
