import { join } from 'node:path';
import { projectFolder } from './run-command.mjs';
import { runIfChanged } from './run-if-changed.mjs';
import { runScript } from './run-script.mjs';

const STEP = {
  name: 'types-shown-from',
  reads: [
    'package-lock.json',
    'packages/content',
    'packages/samples',
    'site/config/content.ts',
    'site/build-time/markdown',
    'site/newdocs',
    'site/build-time/commands/show-types.mts',
  ],
  writes: ['site/.samples/types.json'],
};

/** Asks the compiler for the types that code blocks show, unless pages and results are the last ones. */
export async function showTypes() {
  await runIfChanged(STEP, () =>
    runScript(['build-time/commands/show-types.mts'], { cwd: join(projectFolder, 'site') }),
  );
}
