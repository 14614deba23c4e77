import { expect } from 'vitest';
import { assume, loadInstalled } from './assume.ts';
import { ruleBeforeMdx } from './markdown-rule.ts';
import { exampleSiteConfig } from './read-client-config.ts';

interface FallbackPlugin {
  configureWebpack(config: object): {
    readonly module: { readonly rules: readonly [{ readonly exclude: readonly unknown[] }] };
  };
}
interface Plugins {
  createMDXFallbackPlugin(site: object): Promise<FallbackPlugin>;
}

assume(
  {
    of: '@docusaurus/core',
    that: 'a rule for Markdown with `resource` in place of `test` takes no file from the fallback loader of MDX',
    usedBy:
      'packages/lessons/build/{questions/plugin,page-dependencies}, which make pages depend on other files',
  },
  async () => {
    const { createMDXFallbackPlugin } = loadInstalled(
      '@docusaurus/core/lib/server/plugins/synthetic.js',
    ) as Plugins;
    const plugin = await createMDXFallbackPlugin({
      siteDir: '/site',
      siteConfig: exampleSiteConfig(),
    });
    const excludedBy = (rule: object) =>
      plugin.configureWebpack({ module: { rules: [rule] } }).module.rules[0].exclude;
    const rule = ruleBeforeMdx({ loader: '/loader.cjs' });
    expect(excludedBy(rule)).toEqual([]);
    expect(excludedBy({ ...rule, test: rule.resource, include: ['/site/docs'] })).toEqual([
      '/site/docs',
    ]);
  },
);
