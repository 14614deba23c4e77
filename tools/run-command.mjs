import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Folder of the whole project, whatever folder a command was called from. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command in the project folder and forwards its output.
 *
 * @param {string} command program on the PATH
 * @param {readonly string[]} parameters
 * @param {{ cwd?: string, env?: Readonly<Record<string, string | undefined>> }} [options] `env` adds to
 *   the process's own variables; an undefined one is not passed on
 * @returns {Promise<number>} the exit code; 127 when the program cannot be started, 1 when a signal
 *   ended it
 */
export function runCommand(command, parameters, { cwd = projectFolder, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      // npm and npx are .cmd files on Windows, which only a shell can start.
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a tool's main function and turns a failure into one message and exit code 1.
 *
 * @param {() => Promise<number | void>} main resolves to the exit code, 0 when left out
 */
export async function runTool(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
