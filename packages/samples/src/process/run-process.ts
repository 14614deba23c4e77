import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

/** How a process ended, and what it printed. */
interface ProcessEnd {
  readonly kind: 'ended' | 'timeout' | 'too-much-output';
  /** Exit code; 127 when it could not be started, 128 when a signal ended it. */
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** 1 MiB for each of the two streams: more than any page shows. */
const OUTPUT_LIMIT = 1024 * 1024;

/**
 * Runs a program to its end. On timeout it kills the program with all its children.
 *
 * @param argv the program and its arguments
 */
export function runProcess(
  argv: readonly string[],
  {
    cwd,
    env,
    timeoutMs,
  }: {
    readonly cwd: string;
    readonly env: Readonly<Record<string, string>>;
    readonly timeoutMs: number;
  },
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
    let kind: ProcessEnd['kind'] = 'ended';
    const stop = (reason: ProcessEnd['kind']) => {
      kind = kind === 'ended' ? reason : kind;
      endGroup(child);
    };
    const timer = setTimeout(() => stop('timeout'), timeoutMs);
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (chunk: string) => {
        texts[name] += chunk;
        if (texts[name].length > OUTPUT_LIMIT) {
          stop('too-much-output');
        }
      });
    }
    const finish = (code: number) => {
      clearTimeout(timer);
      endGroup(child);
      resolve({ kind, code, ...texts });
    };
    child.on('error', (error) => {
      texts.stderr = error.message;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 128));
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

const UNSHARE = ['unshare', '--user', '--map-root-user', '--net', '--'];
const WITH_LOOPBACK = ['sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];

let known: readonly string[] | undefined;

/**
 * Arguments to put before a program so that it runs in its own network namespace with loopback only;
 * empty where the system does not support that (then the proxy variables refer to a closed port).
 */
export function isolationArgs(): readonly string[] {
  if (known === undefined) {
    const [program = '', ...parameters] = [...UNSHARE, ...WITH_LOOPBACK];
    const attempt = spawnSync(program, [...parameters, 'true'], { stdio: 'ignore' });
    known = attempt.status === 0 ? [program, ...parameters] : [];
  }
  return known;
}
