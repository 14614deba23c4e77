import type { Plugin } from '@docusaurus/types';

interface PostCssOptions {
  readonly plugins: unknown[];
}

/**
 * Prepares PostCSS once for the whole build. The generator names its plugins by file, so that each
 * stylesheet would make them anew, which takes longer than their work, and would look for a file of
 * settings in every folder above it.
 */
export default function stylesOncePlugin(): Plugin<void> {
  return { name: 'styles-once', configurePostCss: (options) => prepareOnce(options, require) };
}

/**
 * @param options of the generator: plugins are made, or named by a file and its options
 * @param load gives what a file exports: a function that makes a plugin
 * @returns the same with plugins that are made, and without a search for settings
 */
export function prepareOnce<Options extends PostCssOptions>(
  options: Options,
  load: (file: string) => unknown,
): Options & { readonly config: false } {
  const plugins = options.plugins.map((plugin) => {
    const [file, settings] = Array.isArray(plugin) ? plugin : [plugin];
    const make = typeof file === 'string' ? load(file) : undefined;
    return typeof make === 'function' ? make(settings) : plugin;
  });
  return { ...options, plugins, config: false };
}
