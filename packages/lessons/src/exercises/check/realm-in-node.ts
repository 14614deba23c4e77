// A process that runs programs like the frame: same compiler, guard, kit and packages. One process runs all
// programs of one kind, one after another.
import { linkProgram } from '@vibe-docs/live/engine';
import {
  GUARD_NAME,
  LoopStopped,
  loadPackages,
  ModuleTable,
  makeTick,
} from '@vibe-docs/live/judging';
import { JSDOM } from 'jsdom';
import { type CheckProgram, listFailures, readReport } from '../engine/index.ts';
import type { RealmTask, RunOutcome } from './run-in-node.ts';

process.once('message', async ({ kind, programs }: RealmTask) => {
  Object.assign(globalThis, { self: globalThis });
  if (kind === 'react') {
    makeDocument();
    await loadPackages();
  }
  await import(`../kit/${kind}.ts`);
  // What programs print is not shown.
  globalThis.console = Object.assign(Object.create(console), { log: () => undefined });
  for (const program of programs) {
    process.send?.(await runProgram(program));
  }
});

async function runProgram({ files, entry, offered }: CheckProgram): Promise<RunOutcome> {
  const linked = linkProgram(files, entry, offered);
  if (linked.kind === 'broken') {
    const { file, line } = linked.spot;
    const failures = listFailures(undefined, `${file}:${line} ${linked.message}`);
    return { held: [], failures };
  }
  const modules = new ModuleTable();
  let latest = '';
  let stopped = false;
  Object.assign(globalThis, {
    __liveDefine: modules.define.bind(modules),
    __liveReport: (text: string) => {
      if (!stopped) {
        latest = text;
      }
    },
    [GUARD_NAME]: makeTick({
      now: () => performance.now(),
      afterPause: (callback) => setImmediate(callback),
      onStop: () => {
        stopped = true;
      },
    }),
  });
  let problem: string | undefined;
  try {
    for (const { script } of linked.program.modules) {
      // The frame loads the same text as a script.
      new Function(script)();
    }
    await modules.start(entry, self.__livePackages?.modules ?? {});
  } catch (error) {
    if (!(error instanceof LoopStopped)) {
      problem = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    }
  }
  const report = readReport(latest);
  const failures = listFailures(report, stopped ? 'loop' : problem);
  const held = (report?.verdicts ?? []).filter(({ holds }) => holds);
  return { held: held.map(({ requirement }) => requirement), failures };
}

/** Gives this process the globals of a window that React and checks of components use. */
function makeDocument(): void {
  const { window } = new JSDOM('<!doctype html><body></body>', { pretendToBeVisual: true });
  const names = [
    ...['window', 'document', 'navigator', 'Node', 'Element', 'HTMLElement', 'HTMLInputElement'],
    ...['HTMLTextAreaElement', 'HTMLIFrameElement', 'Event', 'MouseEvent', 'SubmitEvent'],
    ...['getComputedStyle', 'SVGElement', 'HTMLSelectElement', 'HTMLFormElement', 'FormData'],
  ];
  for (const name of names) {
    const value: unknown = Reflect.get(window, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}
