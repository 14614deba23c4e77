import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readManifest } from './manifest/read-manifest.ts';
import { makeTemporaryFolder, type TemporaryFolder, writeInto } from './testing/fixture-site.ts';
import { startCommand } from './testing/run-command.ts';

// Starts processes or compresses files, which can be slow on a CI server.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let temporary: TemporaryFolder;
let buildDir: string;
beforeEach(async () => {
  temporary = await makeTemporaryFolder();
  buildDir = join(temporary.folder, 'build');
  await writeInto(buildDir, 'index.html', '<!doctype html><title>Home</title>');
});
afterEach(() => temporary.remove());

const finish = (parameters: readonly string[], input = '') =>
  startCommand({
    name: 'finish-build',
    parameters: ['--build-dir', buildDir, ...parameters],
    input,
  }).done;

describe('the finish-build command', () => {
  it('reads rules from standard input and prints a summary', async () => {
    const { code, output } = await finish(
      ['--rules', '-'],
      '{"connectHosts":["https://a.example"]}',
    );
    expect(output).toBe(
      'Finished 1 page: 0 files compressed from 0 kB to 0 kB (0 of 0 from the cache), policy of 288 bytes.\n',
    );
    expect(code).toBe(0);
    expect(readManifest(buildDir).rules.connectHosts).toEqual(['https://a.example']);
  });

  it('names the rules file and the invalid field', async () => {
    const rules = join(temporary.folder, 'rules.json');
    await writeInto(temporary.folder, 'rules.json', '{"redirects":[{"from":"docs","to":"/"}]}');
    const { code, output } = await finish(['--rules', rules]);
    expect(output).toContain(`The hosting rules in ${rules} are not valid:`);
    expect(output).toContain('redirects[0].from');
    expect(code).toBe(1);
  });

  it('prints every finding and ends with code 1', async () => {
    await writeInto(buildDir, 'a.html', '<!doctype html>\n<p onclick="a()" onfocus="b()">');
    const { code, output } = await finish([]);
    expect(output.split('\n').filter((line) => line.startsWith('a.html'))).toEqual([
      'a.html:2:1 error hosting/inline-handler: <p> has the inline event handler onclick.',
      'a.html:2:1 error hosting/inline-handler: <p> has the inline event handler onfocus.',
    ]);
    expect(code).toBe(1);
  });
});
