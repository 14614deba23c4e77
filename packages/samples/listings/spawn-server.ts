import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Target } from './transcript.js';

/** What a finished process printed. */
export interface Finished {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(file: URL, port: number) {
  return spawn(process.execPath, ['--import', 'tsx', fileURLToPath(file)], {
    env: { ...process.env, PORT: String(port), NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts a server file in a process of its own on a free port, and waits for its first line. */
export async function spawnServer(file: URL): Promise<Target & { readonly firstLine: string }> {
  const port = await freePort();
  const child = run(file, port);
  const firstLine = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}.`)));
  });
  return { port, close: () => child.kill(), firstLine };
}

/** Runs a server file on a port until it ends by itself. */
export async function runToEnd(file: URL, port: number): Promise<Finished> {
  const child = run(file, port);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    stderr += String(chunk);
  });
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { exitCode, stdout, stderr };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
