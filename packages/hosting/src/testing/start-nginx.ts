import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { vi } from 'vitest';
import { writeInto } from '../exports/export-folder.ts';
import { listen } from '../server/listen.ts';
import { request } from './request.ts';

/** Only a program that does not start takes so long. */
const patienceMs = 60_000;

/** A running nginx. */
export type RunningNginx = { readonly port: number; readonly stop: () => Promise<void> };

/** Finds nginx on the PATH or in Debian's default location. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find(existsSync);
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
  const { port, close } = await listen(() => {}, { port: 0, host: '127.0.0.1' });
  await close();
  await mkdir(join(prefix, 'temp'), { recursive: true });
  await writeInto(prefix, 'site.conf', conf(`127.0.0.1:${port}`));
  await writeInto(prefix, 'nginx.conf', mainConf(prefix));
  const parameters = ['-e', 'stderr', '-p', prefix, '-c', join(prefix, 'nginx.conf')];
  const nginx = spawn(executable, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
  await vi.waitFor(() => request({ port, target: '/' }), { timeout: patienceMs });
  return {
    port,
    stop: async () => {
      nginx.kill('SIGQUIT');
      if (nginx.exitCode === null) await once(nginx, 'exit');
    },
  };
}
