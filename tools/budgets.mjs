// `npm run budgets`: what pages weigh before any interaction, beside their budgets. Arguments go to
// the check.
import { runCommand } from './run-command.mjs';
import { runTool } from './run-tool.mjs';

await runTool(() =>
  runCommand('npx', ['tsx', 'e2e/budgets/check-budgets.ts', ...process.argv.slice(2)]),
);
