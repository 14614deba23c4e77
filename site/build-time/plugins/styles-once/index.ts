import type { Plugin } from '@docusaurus/types';

interface PostCssOptions {
  readonly plugins: unknown[];
}

/**
 * Prepares PostCSS once for the whole build, with the first stylesheet. The generator names its plugins
 * by file, so that each stylesheet would make them anew, which takes longer than their work, and would
 * look for a file of settings in every folder above it.
 */
export default function stylesOncePlugin(): Plugin<void> {
  return { name: 'styles-once', configurePostCss: (options) => prepareOnce(options, require) };
}

/**
 * @param options of the generator: plugins are made, or named by a file and its options
 * @param load gives what a file exports: a function that makes a plugin. Called when somebody asks for
 *   the plugins: a build that finds all stylesheets in its cache needs none, and loading them takes 0.3 s
 * @returns the same with plugins that are made, and without a search for settings
 */
export function prepareOnce<Options extends PostCssOptions>(
  options: Options,
  load: (file: string) => unknown,
): Options & { readonly config: false } {
  let plugins: unknown[] | undefined;
  return {
    ...options,
    get plugins() {
      plugins ??= options.plugins.map((plugin) => makePlugin(plugin, load));
      return plugins;
    },
    config: false,
  };
}

function makePlugin(plugin: unknown, load: (file: string) => unknown): unknown {
  const [file, settings] = Array.isArray(plugin) ? plugin : [plugin];
  const make = typeof file === 'string' ? load(file) : undefined;
  return typeof make === 'function' ? make(settings) : plugin;
}
