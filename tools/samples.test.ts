import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const AS_WINDOWS = 'data:text/javascript,Object.defineProperty(process,"platform",{value:"win32"})';

it('says at once on Windows that samples need WSL', () => {
  const command = ['--import', AS_WINDOWS, join(import.meta.dirname, 'samples.mjs')];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('use WSL for npm run samples');
});
