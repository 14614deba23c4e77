import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Resources used by a command. `undefined` where the system has no `/proc`. */
export interface CommandCost {
  readonly seconds: number;
  /** CPU time of the command and its descendants, on all cores. */
  readonly cpuSeconds: number | undefined;
  /** Peak of the summed resident memory of its processes. */
  readonly peakBytes: number | undefined;
}

const SAMPLE_MS = 200;
/** Clock ticks per second in `/proc/<id>/stat`: fixed in the interface of Linux. */
const TICKS = 100;
const PAGE_BYTES = 4096;

/**
 * Runs a command and samples it and its descendants five times a second, so a
 * shorter process may be missed.
 *
 * @throws Error with the end of the command's output, when it fails.
 */
export function measureCommand(
  command: string,
  parameters: readonly string[],
  options: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<CommandCost> {
  const startMs = performance.now();
  const child = spawn(command, [...parameters], {
    cwd: options.cwd,
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      printed = (printed + String(data)).slice(-4000);
    });
  }
  const watch = watchProcesses(child.pid ?? 0);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      const used = watch.stop();
      if (code === 0) {
        resolve({ seconds: (performance.now() - startMs) / 1000, ...used });
      } else {
        const line = [command, ...parameters].join(' ');
        reject(new Error(`"${line}" in ${options.cwd} failed with exit code ${code}.\n${printed}`));
      }
    });
  });
}

/** A process as listed in `/proc/<id>/stat`. */
export interface ProcessStat {
  readonly id: number;
  readonly parent: number;
  readonly ticks: number;
  readonly residentBytes: number;
}

/**
 * Reads a line of `/proc/<id>/stat`. Fields are counted from 1 in proc(5): 1 id, 2 name in parentheses,
 * 4 parent, 14 and 15 ticks in user and kernel mode, 24 resident pages.
 */
export function parseStat(line: string): ProcessStat {
  const [id = ''] = line.split(' ', 1);
  const rest = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(rest[number - 3]);
  return {
    id: Number(id),
    parent: field(4),
    ticks: field(14) + field(15),
    residentBytes: field(24) * PAGE_BYTES,
  };
}

/** A process and its running descendants. */
export function withDescendants(
  stats: readonly ProcessStat[],
  root: number,
): readonly ProcessStat[] {
  const family = new Set([root]);
  // A child may precede its parent in the list: repeat until nothing is added.
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const { id, parent } of stats) {
      if (family.has(parent)) {
        family.add(id);
      }
    }
  }
  return stats.filter(({ id }) => family.has(id));
}

/**
 * Reads what a running process and its running descendants use: CPU time since their start, and resident memory.
 *
 * @throws Error where the system has no `/proc`
 */
export function readUse(root: number) {
  const family = withDescendants(readProcesses(), root);
  const sum = (key: 'ticks' | 'residentBytes') =>
    family.reduce((total, one) => total + one[key], 0);
  return { cpuSeconds: sum('ticks') / TICKS, residentBytes: sum('residentBytes') };
}

function watchProcesses(root: number) {
  const ticks = new Map<number, number>();
  let peakBytes = 0;
  const sample = () => {
    const family = withDescendants(readProcesses(), root);
    for (const stat of family) {
      ticks.set(stat.id, stat.ticks);
    }
    peakBytes = Math.max(
      peakBytes,
      family.reduce((sum, { residentBytes }) => sum + residentBytes, 0),
    );
  };
  const timer = existsSync('/proc/self/stat') ? setInterval(sample, SAMPLE_MS) : undefined;
  return {
    stop: () => {
      clearInterval(timer);
      const total = [...ticks.values()].reduce((sum, count) => sum + count, 0);
      return timer === undefined
        ? { cpuSeconds: undefined, peakBytes: undefined }
        : { cpuSeconds: total / TICKS, peakBytes };
    },
  };
}

function readProcesses(): readonly ProcessStat[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        return parseStat(readFileSync(`/proc/${id}/stat`, 'utf8'));
      } catch {
        // The process has ended meanwhile.
        return [];
      }
    });
}
