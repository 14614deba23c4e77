import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Folder of the whole project, whatever folder a command was called from. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command in the project folder and shows what it prints.
 *
 * @param {string} command program on the PATH
 * @param {readonly string[]} parameters
 * @param {{ cwd?: string, env?: Readonly<Record<string, string>> }} [options] `env` adds to the
 *   process's own variables
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
 * As `runCommand`, but keeps what the command prints.
 *
 * @param {string} command program on the PATH
 * @param {readonly string[]} parameters
 * @param {{ niceness?: number }} [options] how much the command and what it starts stand back where
 *   cores are short: 0 (not at all) to 19
 * @returns {Promise<{ code: number, output: string }>} both of its streams, as they came
 */
export function captureCommand(command, parameters, { niceness = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    if (niceness > 0 && child.pid !== undefined) {
      setPriority(child.pid, niceness);
    }
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: output + error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * As `runCommand`, for steps that nothing can go on without.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ cwd?: string, env?: Readonly<Record<string, string>>, remedy?: string }} [options]
 * @throws {Error} naming the command, its exit code and the remedy, when it fails
 */
export async function runOrThrow(command, parameters, { remedy = '', ...options } = {}) {
  const code = await runCommand(command, parameters, options);
  if (code !== 0) {
    const line = [command, ...parameters].join(' ');
    throw new Error(`"${line}" failed with exit code ${code}. ${remedy}`.trim());
  }
}
