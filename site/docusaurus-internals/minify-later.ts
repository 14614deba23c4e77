import type { Compiler } from 'webpack';
import { isNamed } from './bundle-files.ts';

/**
 * Makes a plugin of Rspack that leaves a file as it is, so that it can be minified after the build.
 *
 * Rspack's minifier names variables by the letters of the text, while the hashes in it are not final. A file that lists
 * chunks would have another hash of its own after each change of any page.
 *
 * @param name of the entry whose file it is
 */
export function minifyLater(name: string) {
  return {
    apply({ hooks, webpack }: Compiler): void {
      hooks.compilation.tap('minify-later', (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
        compilation.hooks.processAssets.tap({ name: 'minify-later', stage }, (assets) => {
          for (const file of Object.keys(assets).filter((one) => isNamed(one, name))) {
            // Minifiers pass over files with this mark.
            compilation.updateAsset(file, (source) => source, { minimized: true });
          }
        });
      });
    },
  };
}
