import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskFiles } from './source-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('reads a file that an editor on Windows has saved like any other', () => {
  writeFileSync(join(folder, 'a.yaml'), 'a: |\r\n  b\r\n');
  expect(diskFiles(folder).read('a.yaml')).toBe('a: |\n  b\n');
});

test('a clone on Windows has the line breaks of the repository', () => {
  const git = (...command: readonly string[]) =>
    execFileSync('git', [...command], { cwd: folder, stdio: 'pipe' });
  copyFileSync(
    new URL('../../../../.gitattributes', import.meta.url),
    join(folder, '.gitattributes'),
  );
  writeFileSync(join(folder, 'page.mdx'), '# A\n');
  git('init', '--quiet');
  git('add', '.');
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@docs.example'];
  git(...author, 'commit', '--quiet', '--message=Start');
  git('clone', '--quiet', '-c', 'core.autocrlf=true', '.', 'clone');
  expect(readFileSync(join(folder, 'clone/page.mdx'), 'utf8')).toBe('# A\n');
});
