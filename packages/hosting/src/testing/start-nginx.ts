import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { writeInto } from './fixture-site.ts';
import { request } from './request.ts';

const patienceMs = 10_000;
const pauseMs = 20;

/** A running nginx. */
export type RunningNginx = { readonly port: number; readonly stop: () => Promise<void> };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

function mainConf(prefix: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = folders.map((name) => `${name}_temp_path "${prefix}/temp";`).join('\n  ');
  // One process with the rights of the test, which owns the temporary folder.
  return `daemon off;
master_process off;
pid "${prefix}/nginx.pid";
error_log stderr error;
events {}
http {
  access_log off;
  ${temporary}
  include "${prefix}/site.conf";
}
`;
}

async function waitUntilReady(process: ChildProcess, port: number): Promise<void> {
  const messages: string[] = [];
  process.stderr?.on('data', (chunk: Buffer) => messages.push(chunk.toString()));
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline && process.exitCode === null) {
    const isReady = await request({ port, target: '/' }).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`nginx does not answer: ${messages.join('')}`);
}

/**
 * Starts nginx with a generated configuration on a free loopback port.
 *
 * @param options.prefix Existing folder for its files.
 * @param options.conf Takes the value of `listen` and returns the configuration.
 */
export async function startNginx(options: {
  readonly executable: string;
  readonly prefix: string;
  readonly conf: (listen: string) => string;
}): Promise<RunningNginx> {
  const { executable, prefix, conf } = options;
  const port = await freePort();
  await mkdir(join(prefix, 'temp'), { recursive: true });
  await writeInto(prefix, 'site.conf', conf(`127.0.0.1:${port}`));
  await writeInto(prefix, 'nginx.conf', mainConf(prefix));
  const nginx = spawn(executable, ['-e', 'stderr', '-p', prefix, '-c', join(prefix, 'nginx.conf')]);
  await waitUntilReady(nginx, port);
  return {
    port,
    stop: async () => {
      nginx.kill('SIGQUIT');
      if (nginx.exitCode === null) await once(nginx, 'exit');
    },
  };
}
