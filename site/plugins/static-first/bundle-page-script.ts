import { build } from 'esbuild';

/**
 * Bundles the page script for the browsers that `browserslist` in site/package.json names.
 *
 * @param entry absolute path of the source
 * @throws Error when it does not bundle
 */
export async function bundlePageScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  const text = outputFiles[0]?.text;
  if (text === undefined) {
    throw new Error(`Cannot bundle ${entry}: there is no result.`);
  }
  return text;
}
