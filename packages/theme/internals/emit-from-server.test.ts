import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Configuration, MultiStats } from 'webpack';
import { assume, loadInstalled, readInstalled } from './assume.ts';
import { emitFromServer } from './emit-from-server.ts';
import { bundlerUtils, readServerConfig } from './read-client-config.ts';

interface Configure {
  applyConfigureWebpack(settings: object): Configuration;
}
interface Bundler {
  compile(settings: object): Promise<MultiStats>;
}

const PAGE = {
  'page.js': `import './theme.css';
import styles from './page.module.css';
import picture from './picture.png';
export const load = () => import(/* webpackChunkName: "island-a" */ './island.js');
export default { card: styles.card, picture };`,
  'island.js': "import './island.css';",
  'theme.css': ':root { --theme: url(./font.woff2); }',
  'page.module.css': '.card { color: red; }',
  'island.css': '.island { color: blue; }',
  // Smaller files would be written into the code.
  'picture.png': 'a picture'.repeat(2000),
  'font.woff2': 'a font'.repeat(2000),
};

assume(
  {
    of: '@docusaurus/core',
    that: 'the compilation for the server can emit the styles and files of pages',
    usedBy: 'packages/theme/build/documents, as the client is compiled without pages',
  },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'server-'));
    try {
      for (const [name, text] of Object.entries(PAGE)) {
        writeFileSync(join(folder, name), text);
      }
      const build = join(folder, 'build');
      mkdirSync(build);
      await compile(join(folder, 'page.js'), build);
      const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter(
        (file) => /\.\w+$/.test(file) && !file.startsWith('__server'),
      );
      expect(files.map((file) => file.replace(/[.-][\da-f]{8,}\./, '.')).sort()).toEqual([
        'assets/css/styles.css',
        'assets/fonts/font.woff2',
        'assets/images/picture.png',
      ]);
      const addressOf = (ending: string) => files.find((file) => file.endsWith(ending));
      const { card, picture } = createRequire(import.meta.url)(
        join(build, '__server/server.bundle.js'),
      ).default;
      expect(picture).toBe(`/vibe/${addressOf('.png')}`);
      expect(readFileSync(join(build, addressOf('.css') ?? ''), 'utf8').trim()).toBe(
        `:root{--theme:url(/vibe/${addressOf('.woff2')})}.${card}{color:red}`,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

/** Compiles a file as Docusaurus compiles the pages for the server. */
async function compile(entry: string, build: string): Promise<void> {
  const { applyConfigureWebpack } = loadInstalled(
    '@docusaurus/core/lib/webpack/configure.js',
  ) as Configure;
  const { compile: run } = loadInstalled('@docusaurus/bundler') as Bundler;
  const configureWebpackUtils = await bundlerUtils();
  const configureWebpack = (config: Configuration) => ({
    ...emitFromServer(config, configureWebpackUtils, ({ name }) => name !== 'island-a'),
    entry: { main: entry },
    cache: false,
    experiments: { cache: false },
  });
  const config = applyConfigureWebpack({
    configureWebpack,
    config: await readServerConfig(build),
    isServer: true,
    configureWebpackUtils,
  });
  await run({ configs: [config], currentBundler: configureWebpackUtils.currentBundler });
}

assume(
  {
    of: '@docusaurus/mdx-loader',
    that: 'it emits images and reports unused directives in the compilation with the name "client"',
    usedBy:
      'packages/theme/internals/emit-from-server.ts, which gives this name to that for the server',
  },
  () => {
    const remark = (name: string) =>
      readInstalled(`@docusaurus/mdx-loader/lib/remark/${name}/index.js`);
    expect(remark('transformImage')).toContain("(vfile.data.compilerName === 'server')");
    expect(remark('unusedDirectives')).toContain("file.data.compilerName === 'client'");
    expect(readInstalled('@docusaurus/utils/lib/webpackUtils.js')).toContain('_compiler?.name');
  },
);
