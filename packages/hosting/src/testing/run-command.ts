import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const sourceFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** A running command of this package. */
export type StartedCommand = {
  readonly process: ChildProcess;
  /** Resolves with the output so far as soon as it contains the text. */
  readonly waitFor: (text: string) => Promise<string>;
  /** Resolves when the command ends. */
  readonly done: Promise<{ readonly code: number | null; readonly output: string }>;
};

/**
 * Starts a command of this package.
 *
 * @param options.name File name in the source folder, without extension.
 * @param options.input Text for standard input.
 */
export function startCommand(options: {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly input?: string;
}): StartedCommand {
  const { name, parameters, environment = {}, input = '' } = options;
  const { PORT: _port, ...inherited } = process.env;
  const child = spawn(
    process.execPath,
    ['--import', loader, join(sourceFolder, `${name}.ts`), ...parameters],
    { env: { ...inherited, ...environment } },
  );
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const done = once(child, 'close').then(() => ({ code: child.exitCode, output }));

  const waitFor = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const check = (): void => {
        if (output.includes(text)) resolve(output);
      };
      listeners.add(check);
      check();
      done.then(() => reject(new Error(`The command ended: ${output}`)), reject);
    });
  return { process: child, waitFor, done };
}
