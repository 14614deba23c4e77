import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createBuildClientConfig } from '@docusaurus/core/lib/webpack/client.js';
import {
  createConfigureWebpackUtils,
  executePluginsConfigureWebpack,
} from '@docusaurus/core/lib/webpack/configure.js';
import createServerConfig from '@docusaurus/core/lib/webpack/server.js';
import type { Props } from '@docusaurus/types';
import type { Configuration } from 'webpack';

/** An import of a page or of a part of one, as the list of routes names it: `@site/docs/intro.mdx?truncated=true`. */
const PROSE = /^@site\/.*\.mdx?(?:\?.*)?$/;

/** The global function that the bundle calls in place of an import of prose. It returns a promise of the module. */
export const PROSE_IMPORT = 'globalThis.importProse';

/**
 * Docusaurus' own settings for a build, with all prose left out of the bundle, which then is the same whatever pages say.
 *
 * @returns settings of both compilations, the rules for prose, and the files that they write and read
 */
export async function documentBundle(props: Props) {
  const { plugins, siteConfig, generatedFilesDir } = props;
  const configureWebpackUtils = await createConfigureWebpackUtils({ siteConfig });
  const { faster } = siteConfig.future;
  const client = await createBuildClientConfig({
    props,
    minify: false,
    faster,
    configureWebpackUtils,
    bundleAnalyzer: false,
  });
  const server = await createServerConfig({ props, configureWebpackUtils });
  const finish = (config: Configuration, isServer: boolean) =>
    adapt(
      executePluginsConfigureWebpack({ plugins, config, isServer, configureWebpackUtils }),
      generatedFilesDir,
    );
  const entry = join(generatedFilesDir, 'document-server.js');
  const serverConfig = finish(server.config, true);
  serverConfig.entry = { main: entry };
  serverConfig.externals = [
    ({ request }, answer) =>
      PROSE.test(request ?? '')
        ? answer(undefined, `promise ${PROSE_IMPORT}(${JSON.stringify(request)})`)
        : answer(),
  ];
  return {
    configs: [finish(client.config, false), serverConfig],
    mdxRules: serverConfig.module?.rules ?? [],
    /** Says what pages import from the bundle. */
    writeImports: (names: Iterable<string>) => writeFileSync(entry, entryText(names)),
    serverBundle: server.serverBundlePath,
    clientManifest: client.clientManifestPath,
  };
}

function entryText(modules: Iterable<string>): string {
  const render = createRequire(__filename).resolve('@docusaurus/core/lib/client/serverEntry.js');
  const lines = Array.from(
    modules,
    (name) => `  ${JSON.stringify(name)}: require(${JSON.stringify(name)}),`,
  );
  return `export { default } from ${JSON.stringify(render)};\nexport const modules = {\n${lines.join('\n')}\n};\n`;
}

/**
 * Other settings than the build's, and another folder of generated files, need a cache of their own; and progress bars
 * and exits are for single runs.
 */
function adapt(config: Configuration, generatedFilesDir: string): Configuration {
  const { cache } = Object(config.experiments);
  if (cache) cache.version += `-documents-3-${generatedFilesDir}`;
  config.plugins = (config.plugins ?? []).filter(
    (plugin) => !/Progress|ForceTerminate/.test(plugin?.constructor.name ?? ''),
  );
  return config;
}
