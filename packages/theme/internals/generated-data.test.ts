import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { assume, loadInstalled } from './assume.ts';
import { readClientConfig } from './read-client-config.ts';

interface Actions {
  createPluginActionsUtils(settings: object): Promise<{
    getActions(): { createData(name: string, data: string): Promise<string> };
  }>;
}

assume(
  {
    of: '@docusaurus/core',
    that: '@generated/<plugin>/<id>/<name> is the data that a plugin has created',
    usedBy: 'components/Home and components/LiveExample, by generated-*.ts',
  },
  async () => {
    const { createPluginActionsUtils } = loadInstalled(
      '@docusaurus/core/lib/server/plugins/actions.js',
    ) as Actions;
    const generatedFilesDir = mkdtempSync(join(tmpdir(), 'generated-'));
    try {
      const utils = await createPluginActionsUtils({
        plugin: { name: 'home', options: { id: 'default' } },
        generatedFilesDir,
        baseUrl: '/vibe/',
        trailingSlash: false,
      });
      await utils.getActions().createData('home.json', '{}');
      expect(readFileSync(join(generatedFilesDir, 'home/default/home.json'), 'utf8')).toBe('{}');
    } finally {
      rmSync(generatedFilesDir, { recursive: true });
    }
    const { resolve } = await readClientConfig();
    expect(resolve.alias['@generated']).toBe('/site/.docusaurus');
  },
);
