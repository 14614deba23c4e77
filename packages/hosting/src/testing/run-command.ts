import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

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
 */
export function startCommand(options: {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}): StartedCommand {
  const { name, parameters, environment } = options;
  const file = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  const loader = import.meta.resolve('tsx');
  const child = spawn(process.execPath, ['--import', loader, file, ...parameters], {
    env: { ...process.env, PORT: '', ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const done = once(child, 'close').then(() => ({ code: child.exitCode, output }));

  const waitFor = async (text: string): Promise<string> => {
    while (!output.includes(text)) {
      const ended = await Promise.race([once(child.stdout, 'data').then(() => undefined), done]);
      if (ended !== undefined) throw new Error(`The command ended: ${output}`);
    }
    return output;
  };
  return { process: child, waitFor, done };
}
