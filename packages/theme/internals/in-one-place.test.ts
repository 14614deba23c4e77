// The dependency rule "internals-in-one-place" checks imports. This test checks names in strings.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const projectFolder = join(__dirname, '../../..');
const FOLDERS = [
  'site/src',
  'site/commands',
  'site/config',
  'site/model',
  ...readdirSync(join(projectFolder, 'packages')).flatMap((name) =>
    ['src', 'ui', 'build'].map((part) => `packages/${name}/${part}`),
  ),
].filter((folder) => existsSync(join(projectFolder, folder)));
const INTERNALS = [
  /\.docusaurus\//,
  /@docusaurus\/[\w-]+\/(?:lib|src|internal)\b/,
  // What plugins of this project write are modules of their own.
  /@generated\/(?!(?:messages|page-lists|live-examples)\/)/,
  /__docusaurus/,
  /docusaurus\.(?:tab|announcement)\./,
  /docs-preferred-version/,
  /data-(?:theme-choice|announcement-bar)/,
  /\.(?:theme-|navbar|menu__|table-of-contents)[\w-]*['"`]/,
  /\bbuildDependencies\b/,
  /cacheGroups\.styles/,
  /__webpack_/,
];

test('internals of Docusaurus are named nowhere else', () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file) && !/\.test\.|fixtures/.test(file))
      .flatMap((file) =>
        readFileSync(join(projectFolder, folder, file), 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            INTERNALS.some((name) => name.test(line))
              ? `${folder}/${file}:${index + 1} ${line}`
              : [],
          ),
      ),
  );
  expect(found).toEqual([]);
});
