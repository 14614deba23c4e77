import { spawnSync } from 'node:child_process';

/**
 * Words to put before a program so that it runs in a network of its own, in which only the machine
 * itself answers; empty where the system does not offer that (then proxies lead to a closed port).
 */
export function isolationWords(): readonly string[] {
  known ??= findIsolation();
  return known;
}

const UNSHARE = ['unshare', '--user', '--map-root-user', '--net', '--'];
const WITH_LOOPBACK = ['sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];

let known: readonly string[] | undefined;

function findIsolation(): readonly string[] {
  if (process.platform !== 'linux') {
    return [];
  }
  const words = [...UNSHARE, ...WITH_LOOPBACK];
  const [program = '', ...parameters] = [...words, 'true'];
  return spawnSync(program, parameters, { stdio: 'ignore' }).status === 0 ? words : [];
}
