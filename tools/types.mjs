// `npm run types`: checks the types of the project and of the site. Why with this compiler:
// decisions/0007-two-compilers.md.
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { projectFolder, runCommand } from './run-command.mjs';
import { runTool } from './run-tool.mjs';

/** By its path: in `node_modules/.bin` stands the compiler that lessons teach. */
const compiler = join(projectFolder, 'tools/node_modules/typescript/bin/tsc');

/** One instead of four: the same errors in two thirds of the work, which other checks wait for. */
const CHECKERS = '1';

await runTool(async () => {
  await ensureInstalled();
  for (const project of ['tsconfig.json', 'site', 'lab']) {
    const parameters = [compiler, '-p', project, '--checkers', CHECKERS];
    const code = await runCommand(process.execPath, parameters);
    if (code !== 0) {
      return code;
    }
  }
  return 0;
});
