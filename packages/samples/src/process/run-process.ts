import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

/** How a process ended. */
type ProcessEnd =
  | {
      readonly kind: 'ended';
      /** Exit code; 128 and the signal's number when a signal ended it. */
      readonly code: number;
      readonly stdout: string;
      readonly stderr: string;
    }
  | { readonly kind: 'timeout'; readonly stdout: string; readonly stderr: string }
  | { readonly kind: 'too-much-output' };

/** Where and how long a process runs. */
interface ProcessOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

/** 1 MiB for each of the two streams: more than any page shows. */
const OUTPUT_LIMIT = 1024 * 1024;

/** Exit code for a process that a signal ended, when the number of the signal is not known. */
const SIGNAL_CODE = 128;

/**
 * Runs a program to its end. On timeout it kills the program with all its children.
 *
 * @param argv the program and its arguments
 */
export function runProcess(
  argv: readonly string[],
  { cwd, env, timeoutMs }: ProcessOptions,
): Promise<ProcessEnd> {
  const [program = '', ...parameters] = argv;
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd,
      env,
      // A process group of its own, so that its children can be killed with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const texts = { stdout: '', stderr: '' };
    let early: ProcessEnd | undefined;
    const stop = (end: ProcessEnd) => {
      early ??= end;
      endGroup(child);
    };
    const timer = setTimeout(() => stop({ kind: 'timeout', ...texts }), timeoutMs);
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (chunk: string) => {
        texts[name] += chunk;
        if (texts[name].length > OUTPUT_LIMIT) {
          stop({ kind: 'too-much-output' });
        }
      });
    }
    const finish = (end: ProcessEnd) => {
      clearTimeout(timer);
      endGroup(child);
      resolve(early ?? end);
    };
    child.on('error', (error) => {
      finish({ kind: 'ended', code: 127, stdout: '', stderr: error.message });
    });
    child.on('close', (code) => finish({ kind: 'ended', code: code ?? SIGNAL_CODE, ...texts }));
  });
}

/** Kills a process group, or sends it another signal. */
export function endGroup(
  child: Pick<ChildProcess, 'pid'>,
  signal: NodeJS.Signals = 'SIGKILL',
): void {
  if (child.pid === undefined) {
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The process group has already ended.
  }
}

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
