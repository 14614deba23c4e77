import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// By default, Docusaurus writes images below 10,000 bytes into the page, where they cannot be loaded later.
test('the build leaves every image in its file', () => {
  const project = new URL('../../../package.json', import.meta.url);
  const { wireit } = JSON.parse(readFileSync(project, 'utf8'));
  const { WEBPACK_URL_LOADER_LIMIT } = wireit.build.env;
  // A process of its own: Docusaurus reads the variable when it is loaded.
  const limit = execFileSync(
    process.execPath,
    ['-p', "require('@docusaurus/utils/lib/constants').WEBPACK_URL_LOADER_LIMIT"],
    { env: { WEBPACK_URL_LOADER_LIMIT }, encoding: 'utf8' },
  );
  expect(limit).toBe('0\n');
});
