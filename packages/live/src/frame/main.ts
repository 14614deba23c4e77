// The script of the frame. The policy of the frame's page allows it by its hash, and besides it only
// scripts from blob: addresses, which only this script can make.
import { GUARD_NAME } from '../engine/guard-name.ts';
import type { FrameMessage, PageMessage, Program } from '../protocol/messages.ts';
import { captureConsole } from './console-capture.ts';
import { findComponent } from './find-component.ts';
import type { ModuleFunction } from './frame-globals.ts';
import { locateError } from './locate-error.ts';
import { ModuleTable } from './module-table.ts';
import { submitForms } from './submit-forms.ts';
import { takeAway } from './take-away.ts';
import { LoopStopped, makeTick } from './task-clock.ts';

const page = window.parent;
const modules = new ModuleTable();
/** Names of modules by the address of their scripts. */
const fileOf = new Map<string, string>();
const makeAddress = URL.createObjectURL.bind(URL);
let isStopped = false;

/** The frame has no origin, so the page cannot be named; only the page is told, and only facts. */
function send(message: FrameMessage): void {
  if (!isStopped) {
    page.postMessage(message, '*');
  }
}

function stop(reason: 'loop' | 'output'): void {
  send({ kind: 'stopped', reason });
  isStopped = true;
}

function sendError(error: unknown): void {
  if (error instanceof LoopStopped) {
    return;
  }
  const isError = error instanceof Error;
  const message = isError ? `${error.name}: ${error.message}` : `Uncaught ${String(error)}`;
  const spot = isError ? locateError(error.stack ?? '', fileOf) : undefined;
  send({ kind: 'error', message, spot });
}

function loadScript(text: string, name?: string): Promise<void> {
  const address = makeAddress(new Blob([text], { type: 'text/javascript' }));
  if (name !== undefined) {
    fileOf.set(address, name);
  }
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('A script of the example could not be started.'));
    document.head.append(script);
  });
}

async function run(program: Program, packages: string | undefined): Promise<void> {
  if (packages !== undefined) {
    await loadScript(packages);
  }
  await Promise.all(program.modules.map(({ name, script }) => loadScript(script, name)));
  const live = window.__livePackages;
  const exports = await modules.start(program.entry, live?.modules ?? {});
  if (program.view === 'console') {
    send({ kind: 'done' });
    return;
  }
  const search = findComponent(exports);
  const root = document.getElementById('root');
  if (search.kind === 'missing' || root === null) {
    throw new Error(search.kind === 'missing' ? search.message : 'The frame has no root.');
  }
  live?.draw(search.component, { root, onDrawn: () => send({ kind: 'done' }), onError: sendError });
}

function handleMessage(message: PageMessage): void {
  switch (message.kind) {
    case 'ping':
      send({ kind: 'pong' });
      break;
    case 'theme':
      document.documentElement.dataset.theme = message.theme;
      break;
    case 'run':
      run(message.program, message.packages).catch(sendError);
  }
}

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
const define = (name: string, paths: Readonly<Record<string, string>>, body: ModuleFunction) =>
  modules.define(name, paths, body);
// Fixed: the code that is run shares the window.
Object.defineProperty(window, GUARD_NAME, { value: tick });
Object.defineProperty(window, '__liveDefine', { value: define });

takeAway(window);
submitForms(window);
captureConsole(
  console,
  (level, text) => send({ kind: 'console', level, text }),
  () => {
    stop('output');
    throw new LoopStopped('The code printed too much and was stopped.');
  },
);
window.addEventListener('error', (event) => {
  sendError(event.error ?? new Error(event.message));
  event.preventDefault();
});
window.addEventListener('unhandledrejection', (event) => {
  sendError(event.reason);
  event.preventDefault();
});
window.addEventListener('message', (event: MessageEvent<PageMessage>) => {
  if (event.source === page) {
    handleMessage(event.data);
  }
});
new ResizeObserver(([entry]) => {
  const pixels = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
  send({ kind: 'height', pixels });
}).observe(document.body);
send({ kind: 'ready' });
