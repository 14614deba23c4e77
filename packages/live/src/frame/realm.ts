import { GUARD_NAME } from '../engine/guard-name.ts';
import { OutputBudget } from '../protocol/limits.ts';
import type { FrameMessage, Level, Program } from '../protocol/messages.ts';
import { formatLog } from './format-value.ts';
import { locateError, type ProgramScript } from './locate-error.ts';
import { ModuleTable } from './module-table.ts';
import { LoopStopped, makeTick } from './task-clock.ts';

/** What differs between the frame's window and its worker. */
export interface RealmParts {
  /** Brings a message on its way to the page. */
  readonly post: (message: FrameMessage) => void;
  /** Runs the script of an address. */
  readonly loadScript: (address: string) => Promise<void> | void;
  /** Names of further globals that code may not have. */
  readonly withhold?: readonly string[];
}

/**
 * Prepares the global scope of this window or worker: the loop guard, the console, errors, and what code
 * may not have.
 */
export function prepareRealm({ post, loadScript, withhold = [] }: RealmParts) {
  const modules = new ModuleTable();
  let running: ProgramScript | undefined;
  const { createObjectURL, revokeObjectURL } = URL;
  let isStopped = false;
  let packagesLoaded = Promise.resolve();

  const send = (message: FrameMessage) => {
    if (!isStopped) {
      post(message);
    }
  };
  const stop = (reason: 'loop' | 'output') => {
    send({ kind: 'stopped', reason });
    isStopped = true;
  };
  const sendError = (error: unknown) => {
    if (error instanceof LoopStopped) {
      return;
    }
    const isError = error instanceof Error;
    const message = isError ? `${error.name}: ${error.message}` : `Uncaught ${String(error)}`;
    const spot = isError && running ? locateError(error.stack ?? '', running) : undefined;
    send({ kind: 'error', message, spot });
  };
  /** Makes an address for a script, which code itself cannot do. */
  const makeAddress = (text: string) =>
    createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const load = async (text: string, modules?: Program['modules']) => {
    const address = makeAddress(text);
    if (modules !== undefined) {
      running = { address, modules };
    }
    await loadScript(address);
    // Stacks name the address: without this, code could start it again in a worker of its own.
    revokeObjectURL(address);
  };

  const { port1, port2 } = new MessageChannel();
  let afterPause: (() => void) | undefined;
  port2.onmessage = () => afterPause?.();
  const tick = makeTick({
    now: performance.now.bind(performance),
    afterPause: (callback) => {
      afterPause = callback;
      port1.postMessage(undefined);
    },
    onStop: () => stop('loop'),
  });
  // Fixed: the code that is run shares the global scope.
  Object.defineProperty(self, GUARD_NAME, { value: tick });
  Object.defineProperty(self, '__liveDefine', { value: modules.define.bind(modules) });
  Object.defineProperty(self, '__liveReport', {
    value: (text: string) => send({ kind: 'report', text }),
  });

  takeAway(self, withhold);
  captureConsole(
    console,
    (level, text) => send({ kind: 'console', level, text }),
    () => {
      stop('output');
      throw new LoopStopped('The code printed too much and was stopped.');
    },
  );
  self.addEventListener('error', (event) => {
    sendError(event.error ?? new Error(event.message));
    event.preventDefault();
  });
  self.addEventListener('unhandledrejection', (event) => {
    sendError(event.reason);
    event.preventDefault();
  });

  return {
    send,
    sendError,
    makeAddress,
    /** Begins to load the script with the packages. */
    prepare(packages: string | undefined) {
      packagesLoaded = packages === undefined ? Promise.resolve() : load(packages);
      // The run reports it.
      packagesLoaded.catch(() => undefined);
    },
    /** Runs a program, and resolves to what its entry exports. */
    async start({ modules: linked, entry }: Program) {
      await packagesLoaded;
      // One script: beginning three takes longer than running them.
      await load(linked.map(({ script }) => script).join('\n'), linked);
      return modules.start(entry, self.__livePackages?.modules ?? {});
    },
  };
}

/**
 * Takes from the frame or its worker what the policy cannot forbid:
 *
 * - addresses for texts (`URL.createObjectURL`): the policy allows scripts from such addresses, and
 *   code that makes one would run without the loop guard;
 * - WebRTC, which browsers do not check against `connect-src`: it would reach the network.
 *
 * A frame inside the frame has another origin, so nothing can be fetched back from there.
 *
 * @param more names of further globals
 */
function takeAway(target: Window & typeof globalThis, more: readonly string[]): void {
  const names = ['createObjectURL', 'RTCPeerConnection', 'webkitRTCPeerConnection', ...more];
  const owners: object[] = [target.URL];
  for (let owner: object | null = target; owner !== null; owner = Object.getPrototypeOf(owner)) {
    owners.push(owner);
  }
  for (const owner of owners) {
    for (const name of names) {
      Reflect.deleteProperty(owner, name);
    }
  }
}

const LEVELS = {
  log: 'log',
  info: 'log',
  debug: 'log',
  dir: 'log',
  table: 'log',
  warn: 'warn',
  error: 'error',
} as const satisfies Record<string, Level>;

/**
 * Sends what code prints to the page instead of the browser's console.
 *
 * @param onFlood called at every text beyond the limit
 */
function captureConsole(
  target: Console,
  send: (level: Level, text: string) => void,
  onFlood: () => void,
): void {
  const budget = new OutputBudget();
  for (const [name, level] of Object.entries(LEVELS)) {
    const print = (...values: unknown[]): void => {
      const text = formatLog(values);
      if (budget.take(text)) {
        send(level, text);
      } else {
        onFlood();
      }
    };
    Object.defineProperty(target, name, { value: print, configurable: true, writable: true });
  }
}
