// The command of the wireit script `build`: pages, then social cards, search index, hashes for the
// policy and compressed copies. What comes before stands in package.json.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { finishCommand } from './finish-command.mjs';
import { generatorCommand } from './generator-command.mjs';
import { projectFolder, runOrThrow } from './run-command.mjs';
import { runTool } from './run-tool.mjs';

const siteFolder = join(projectFolder, 'site');
const cacheFolder = join(projectFolder, 'node_modules', '.cache', 'vibe-docs');

/**
 * Copies of earlier builds. Wireit keeps all of them, 46 MB each (https://github.com/google/wireit/issues/71);
 * with this it keeps the last one. It names the folder of a script by its hexadecimal name.
 */
const copiesFolder = join(projectFolder, '.wireit', Buffer.from('build').toString('hex'), 'cache');

await runTool(async () => {
  rmSync(copiesFolder, { recursive: true, force: true });
  const { command, parameters, ...options } = generatorCommand(siteFolder);
  const remedy = 'The message above names the file.';
  await runOrThrow(command, parameters, { ...options, remedy });
  const finish = finishCommand({ cacheFolder });
  await runOrThrow(finish.command, finish.parameters, { cwd: siteFolder });
});
