import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { getHtmlMinifier } from '@docusaurus/bundler';
import { createSSGParams } from '@docusaurus/core/lib/ssg/ssgParams.js';
import { compileSSGTemplate, renderSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate.js';
import type { Props } from '@docusaurus/types';

type RenderApp = (page: {
  readonly pathname: string;
  readonly v4RemoveLegacyPostBuildHeadAttribute: boolean;
}) => Promise<Parameters<typeof renderSSGTemplate>[0]['result']>;

/** The bundle of the components, ready to render. */
export interface Renderer {
  /** What pages may import, by name. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** @returns HTML as `docusaurus build` writes it, and the names of the modules that were rendered */
  readonly render: (pathname: string) => Promise<{ html: string; modules: readonly string[] }>;
}

/**
 * Evaluates the bundle, anew at each call, and renders with it as `docusaurus build` does.
 *
 * @param importProse answers the bundle's imports of pages
 */
export async function openRenderer(
  props: Props,
  files: { readonly serverBundle: string; readonly clientManifest: string },
  importProse: (request: string) => Promise<object>,
): Promise<Renderer> {
  const { serverBundle: serverBundlePath, clientManifest: clientManifestPath } = files;
  const params = await createSSGParams({ props, serverBundlePath, clientManifestPath });
  const ssgTemplate = await compileSSGTemplate(params.ssgTemplateContent);
  const minifier = await getHtmlMinifier({ type: params.htmlMinifierType });
  const require = createRequire(serverBundlePath);
  for (const file of Object.keys(require.cache)) {
    if (file.startsWith(dirname(serverBundlePath))) delete require.cache[file];
  }
  Object.assign(globalThis, { importProse });
  const { default: renderApp, modules } = require(serverBundlePath) as {
    readonly default: RenderApp;
    readonly modules: Renderer['modules'];
  };
  return {
    modules,
    async render(pathname) {
      const result = await renderApp({ pathname, v4RemoveLegacyPostBuildHeadAttribute: true });
      const page = renderSSGTemplate({ params, result, ssgTemplate });
      const { code: html } = await minifier.minify(page);
      return { html, modules: result.collectedData.modules };
    },
  };
}
