import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { claimFolder } from './claim-folder.ts';

it('refuses a folder in which another server writes, until that has ended', () => {
  const folder = mkdtempSync(join(tmpdir(), 'claim-'));
  const file = join(folder, 'server.pid');
  // This process lives; the other one has ended.
  writeFileSync(file, String(process.ppid));
  expect(() => claimFolder(folder)).toThrow(`runs already (process ${process.ppid})`);
  writeFileSync(file, String(spawnSync(process.execPath, ['--eval', '']).pid));
  claimFolder(folder);
  expect(() => claimFolder(folder)).toThrow(`runs already (process ${process.pid})`);
  rmSync(folder, { recursive: true });
});
