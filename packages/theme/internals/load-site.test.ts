import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import { expect } from 'vitest';
import { assume } from './assume.ts';
import { forgetFile, loadDevSite, reloadPlugin } from './load-site.ts';
import { writeTinySite } from './tiny-site.ts';

assume(
  {
    of: '@docusaurus/core',
    that: 'a loaded site lists its routes, with drafts in development alone, and reads one plugin again',
    usedBy: 'packages/theme/build/dev-server',
  },
  async () => {
    const { siteDir, outDir } = writeTinySite();
    try {
      const load = (isProduction: boolean) => loadDevSite(siteDir, outDir, isProduction);
      expect((await load(true)).props.routesPaths).not.toContain('/tiny/docs/draft');
      const site = await load(false);
      expect(site.props.routesPaths).toEqual(
        expect.arrayContaining(['/tiny/docs/first', '/tiny/docs/draft']),
      );
      const page = join(siteDir, 'docs/first.mdx');
      writeFileSync(page, readFileSync(page, 'utf8').replace('---\n', '---\nslug: renamed\n'));
      const docs = site.props.plugins.find(({ name }) => name.endsWith('plugin-content-docs'));
      expect(docs && (await reloadPlugin(site, docs)).props.routesPaths).toContain(
        '/tiny/docs/renamed',
      );
    } finally {
      rmSync(siteDir, { recursive: true });
    }
  },
);

assume(
  {
    of: '@docusaurus/utils',
    that: 'a sidebar in JSON is read again only when it is forgotten',
    usedBy: 'packages/theme/build/dev-server',
  },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sidebar-'));
    const file = join(folder, 'docs.json');
    writeFileSync(file, '{ "docs": ["first"] }');
    expect(await loadFreshModule(file)).toMatchObject({ docs: ['first'] });
    writeFileSync(file, '{ "docs": ["second"] }');
    // When this fails, Docusaurus reads JSON afresh: `forgetFile` can go.
    expect(await loadFreshModule(file)).toMatchObject({ docs: ['first'] });
    forgetFile(file);
    expect(await loadFreshModule(file)).toMatchObject({ docs: ['second'] });
    rmSync(folder, { recursive: true });
  },
);
