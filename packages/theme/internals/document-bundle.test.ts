import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { assume } from './assume.ts';
import { compileMdx } from './compile-mdx.ts';
import { documentBundle } from './document-bundle.ts';
import { type LoadedSite, loadDevSite } from './load-site.ts';
import { openRenderer } from './render-document.ts';
import { writeTinySite } from './tiny-site.ts';

const usedBy = 'packages/theme/build/dev-server';
const { siteDir, outDir } = writeTinySite();
const { NODE_ENV } = process.env;
const page = join(siteDir, 'docs/first.mdx');
let site: LoadedSite;
let bundle: Awaited<ReturnType<typeof documentBundle>>;

beforeAll(async () => {
  site = await loadDevSite(siteDir, outDir, false);
  process.env.NODE_ENV = 'production';
  bundle = await documentBundle(site.props);
});
afterAll(() => {
  // The tests that follow in this worker share it.
  process.env.NODE_ENV = NODE_ENV;
  rmSync(siteDir, { recursive: true });
});

assume(
  { of: '@docusaurus/mdx-loader', that: 'its rules compile a page outside of a bundle', usedBy },
  async () => {
    const { text, dependencies } = await compileMdx(bundle.mdxRules, page, '');
    expect(text).toContain('children: "stressed"');
    expect(text).toContain("contentTitle = 'First page'");
    expect([...dependencies].join()).toContain('mdx-loader-dependency');
    writeFileSync(page, '# Title\n\n<Open\n');
    await expect(compileMdx(bundle.mdxRules, page, '')).rejects.toMatchObject({
      cause: { line: 4 },
    });
  },
);

assume(
  {
    of: '@docusaurus/core',
    that: 'the bundle for rendering asks for its pages, and renders one as the build does',
    usedBy,
  },
  async () => {
    bundle.writeImports(['react/jsx-runtime']);
    // The client's, for scripts: a tiny site has none of its own.
    writeFileSync(bundle.clientManifest, '{"entrypoints":[],"origins":{},"assets":{}}');
    const compiler = site.props.currentBundler.instance(bundle.configs.slice(1));
    const stats = await new Promise<{ toJson(): { errors?: readonly unknown[] } } | undefined>(
      (resolve, reject) => {
        compiler.run((error: unknown, result) => (error ? reject(error) : resolve(result)));
      },
    );
    expect(stats?.toJson().errors).toEqual([]);
    const asked: string[] = [];
    const { modules, render } = await openRenderer(site.props, bundle, async (request) => {
      asked.push(request);
      const metadata = {
        id: 'first',
        title: 'Made',
        description: '',
        permalink: '/tiny/docs/first',
        frontMatter: {},
      };
      return {
        __esModule: true,
        default: () => 'The text that was made.',
        metadata: { ...metadata, unlisted: false, tags: [] },
        frontMatter: {},
        assets: {},
        toc: [],
      };
    });
    expect(modules).toHaveProperty(['react/jsx-runtime', 'jsx']);
    const { html, modules: rendered } = await render('/tiny/docs/first');
    expect(asked).toEqual(['@site/docs/first.mdx']);
    expect(rendered).toContain('@site/docs/first.mdx');
    expect(html).toMatch(/^<!doctype html>.*<div id=__docusaurus>.*The text that was made\./is);
  },
);
