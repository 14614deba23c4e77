// The command of the wireit script `build`: pages, then social cards, search index, hashes for the
// policy and compressed copies. The steps before it are in package.json.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { docusaurusCommand } from './docusaurus-command.mjs';
import { finishCommand } from './finish-command.mjs';
import { projectFolder, runOrThrow } from './run-command.mjs';
import { runTool } from './run-tool.mjs';

const siteFolder = join(projectFolder, 'site');
const cacheFolder = join(projectFolder, 'node_modules', '.cache', 'vibe-docs');

/**
 * Cached outputs of earlier builds. Wireit keeps all of them, 46 MB each (https://github.com/google/wireit/issues/71);
 * this keeps only the last one. Wireit's folder for a script is its name in hexadecimal.
 */
const copiesFolder = join(projectFolder, '.wireit', Buffer.from('build').toString('hex'), 'cache');

await runTool(async () => {
  rmSync(copiesFolder, { recursive: true, force: true });
  const { command, parameters, ...options } = docusaurusCommand(siteFolder);
  const remedy = 'The message above names the file.';
  await runOrThrow(command, parameters, { ...options, remedy });
  const finish = finishCommand({ cacheFolder });
  await runOrThrow(finish.command, finish.parameters, { cwd: siteFolder });
});
