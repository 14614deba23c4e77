// `npm run samples`: proves every code block. Arguments go to the check.
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { projectFolder, runCommand } from './run-command.mjs';
import { runTool } from './run-tool.mjs';

/**
 * MiB that new objects fill before rubbish is collected, four times the default: each block is a program
 * of its own for the compiler, and what it makes of the libraries lives as long as the block.
 */
const YOUNG_MIB = 64;

await runTool(async () => {
  await ensureInstalled();
  const young = [`--min-semi-space-size=${YOUNG_MIB}`, `--max-semi-space-size=${YOUNG_MIB}`];
  const parameters = [
    ...young,
    '--import',
    'tsx',
    'build-time/commands/check-samples.mts',
    ...process.argv.slice(2),
  ];
  return runCommand(process.execPath, parameters, { cwd: join(projectFolder, 'site') });
});
