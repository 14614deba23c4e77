import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPageParts } from './page-parts.ts';

function partsWith(scripts: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const scriptsDir = join(folder, 'js');
  mkdirSync(scriptsDir);
  mkdirSync(join(folder, 'routes-on-demand'));
  writeFileSync(join(folder, 'routes-on-demand/parts.json'), '["/vibe/docs", "/vibe/docs/k"]');
  for (const script of scripts) {
    writeFileSync(join(scriptsDir, script), '');
  }
  return readPageParts(folder, scriptsDir);
}

const SCRIPTS = ['routes-0.01234567.js', 'routes-0.01234567.js.br', 'routes-1.89abcdef.js'];

test.each([
  ['/vibe/docs/Getting Started.html', 'routes-0.01234567.js'],
  ['/vibe/docs/zebra', 'routes-1.89abcdef.js'],
  ['/vibe/404.html', undefined],
])('the routes of %s are in %s', (pathname, script) => {
  expect(partsWith(SCRIPTS)(pathname)).toBe(script);
});

test('a part without a script is an error that names its first page', () => {
  expect(() => partsWith(SCRIPTS.slice(0, 2))).toThrow(/routes-1\..*\/vibe\/docs\/k/);
});
