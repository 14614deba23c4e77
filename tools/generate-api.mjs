import { join } from 'node:path';
import { projectFolder } from './run-command.mjs';
import { runIfChanged } from './run-if-changed.mjs';
import { runScript } from './run-script.mjs';

const STEP = {
  name: 'api-generated-from',
  reads: [
    'packages/api-contract/src',
    'packages/api-contract/package.json',
    'packages/api-contract/tsconfig.reference.json',
    'package-lock.json',
  ],
  writes: ['site/docs/api/backend', 'site/static/openapi'],
};

/**
 * Writes the OpenAPI document and the pages of the backend reference from `packages/api-contract`,
 * unless the contract and the results are as they were the last time.
 *
 * @throws {Error} when the contract has a fault; its file and line are printed
 */
export async function generateApi() {
  await runIfChanged(STEP, () =>
    runScript(['src/generate.ts'], {
      cwd: join(projectFolder, 'packages/api-contract'),
      remedy: 'The message above names the file and line in packages/api-contract.',
    }),
  );
}
