// `npm run unit`: runs the unit tests whose inputs have changed. With arguments, those that `vitest run` runs with them.
import { runCommand, runTool } from './run-command.mjs';

await runTool(async () => {
  const parameters = process.argv.slice(2);
  if (parameters.length === 0) {
    return runCommand('npm', ['run', '--silent', 'unit:changed']);
  }
  return (
    (await runCommand('npm', ['run', '--silent', 'api'])) ||
    runCommand('npx', ['vitest', 'run', ...parameters])
  );
});
