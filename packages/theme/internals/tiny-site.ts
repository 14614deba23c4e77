// Test helper of this folder: a site of two pages on disk.
import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { installed } from './assume.ts';

const FILES = {
  'package.json': '{}',
  'docusaurus.config.js': `module.exports = {
    title: 'Tiny', url: 'https://example.com', baseUrl: '/tiny/', onBrokenLinks: 'throw',
    future: { faster: true, v4: { removeLegacyPostBuildHeadAttribute: true } },
    presets: [['classic', { blog: false, docs: { sidebarPath: undefined } }]],
  };`,
  'docs/first.mdx':
    '---\ndescription: About the first.\n---\n\n# First page\n\nA *stressed* word.\n',
  'docs/draft.mdx': '---\ndraft: true\n---\n\n# Draft\n',
};

/** Writes the site into a new folder. @returns absolute paths of the site and of the folder that it is built into */
export function writeTinySite(): { readonly siteDir: string; readonly outDir: string } {
  const siteDir = realpathSync(mkdtempSync(join(tmpdir(), 'tiny-site-')));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(siteDir, name)), { recursive: true });
    writeFileSync(join(siteDir, name), text);
  }
  symlinkSync(installed(''), join(siteDir, 'node_modules'), 'junction');
  return { siteDir, outDir: join(siteDir, 'build') };
}
