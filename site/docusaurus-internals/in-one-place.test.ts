// The dependency rule "internals-in-one-place" checks imports. This test checks names in strings.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const projectFolder = join(__dirname, '../..');
const FOLDERS = [
  'site/src',
  'site/build-time',
  'site/config',
  ...readdirSync(join(projectFolder, 'packages')).map((name) => `packages/${name}/src`),
];
const INTERNALS = [
  /\.docusaurus\//,
  /@docusaurus\/[\w-]+\/(?:lib|src|internal)\b/,
  // Message catalogues are modules of their own, one for each island, written by plugins/messages.
  /@generated\/(?!messages\/)/,
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
