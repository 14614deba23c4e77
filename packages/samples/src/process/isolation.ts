import { spawnSync } from 'node:child_process';

/**
 * Arguments to put before a program so that it runs in its own network namespace with loopback only;
 * empty where the system does not support that (then the proxy variables refer to a closed port).
 */
export function isolationArgs(): readonly string[] {
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
  const args = [...UNSHARE, ...WITH_LOOPBACK];
  const [program = '', ...parameters] = [...args, 'true'];
  return spawnSync(program, parameters, { stdio: 'ignore' }).status === 0 ? args : [];
}
