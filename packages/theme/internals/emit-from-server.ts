import { cpSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { getBrowserslistQueries, rspack } from '@docusaurus/faster';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import { isNamed } from './bundle-files.ts';

/** Name of the file with the styles of all pages: `assets/css/styles.<hash>.css`. */
export const STYLES = 'styles';

/** The used part of a rule, or of a loader in it. */
interface Rule {
  readonly test?: unknown;
  readonly options?: { emitFile?: boolean; readonly modules?: object };
  readonly oneOf?: readonly Rule[];
  use?: unknown;
}

/**
 * Docusaurus compiles a site twice: for the server, which renders the pages, and for the client. The styles, images and
 * other files of pages come from the client, which contains no pages here. So the server's compilation emits them:
 *
 * - It gets the name of the client's. By this name, the loader of MDX emits images and reports unused directives; with
 *   `mdxCrossCompilerCache`, the server's waits for the client's result for ever.
 * - Rules for files have `emitFile: false`, and those for styles only return the names of classes.
 * - It writes into a folder that Docusaurus deletes after rendering. What is no code is copied out of it.
 *
 * All styles are in one file, as in Docusaurus' client (https://github.com/facebook/docusaurus/issues/2006).
 *
 * @param config of the server; mutated, because rules can only be added by merging
 * @param isOfPages whether a chunk belongs to pages. Styles of others are not kept.
 * @returns settings to merge with it
 */
export function emitFromServer(
  config: Configuration,
  { getStyleLoaders }: ConfigureWebpackUtils,
  isOfPages: (chunk: { readonly name?: string | null | undefined }) => boolean,
): Configuration {
  config.name = 'client';
  const rules = (config.module?.rules ?? []) as Rule[];
  rules.forEach(emitFiles);
  for (const rule of rules.filter(({ test }) => /css\$\/i$/.test(String(test)))) {
    const modules = loadersOf(rule)[0]?.options?.modules;
    rule.use = getStyleLoaders(false, {
      importLoaders: 1,
      sourceMap: false,
      ...(modules === undefined ? {} : { modules: { ...modules, exportOnlyLocals: false } }),
    });
  }
  const targets = getBrowserslistQueries({ isServer: false, bundlerName: 'rspack' });
  const minimizer: object = new rspack.LightningCssMinimizerRspackPlugin({
    minimizerOptions: { targets },
  });
  return {
    plugins: [{ apply: copyFiles }],
    optimization: {
      minimize: true,
      // The types are webpack's.
      minimizer: [minimizer as WebpackPluginInstance],
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          styles: { name: STYLES, type: 'css/mini-extract', chunks: isOfPages, enforce: true },
        },
      },
    },
  };
}

function loadersOf({ use, oneOf = [] }: Rule): readonly Rule[] {
  return Array.isArray(use) ? [...use, ...oneOf] : oneOf;
}

function emitFiles(rule: Rule): void {
  if (rule.options?.emitFile === false) {
    rule.options.emitFile = true;
  }
  loadersOf(rule).forEach(emitFiles);
}

function copyFiles(compiler: Compiler): void {
  compiler.hooks.afterEmit.tap('emit-from-server', () => {
    const from = compiler.outputPath;
    cpSync(join(from, 'assets'), join(dirname(from), 'assets'), {
      recursive: true,
      filter: (file) =>
        !file.endsWith('.js') && (!file.endsWith('.css') || isNamed(basename(file), STYLES)),
    });
  });
}
