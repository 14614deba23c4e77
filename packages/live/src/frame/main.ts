// The script of the frame. The policy of the frame's page allows it by its hash, and besides it only
// scripts and workers from blob: addresses, which only this script and the worker's can make.
import type { PageMessage, PrepareMessage, Program } from '../protocol/messages.ts';
import { findComponent } from './find-component.ts';
import { prepareRealm } from './realm.ts';
import { submitForms } from './submit-forms.ts';

/** `worker.ts`, bundled: `src/build/build-frame.ts` puts it in. */
declare const WORKER_SCRIPT: string;

const page = window.parent;
// The frame has no origin, so the page cannot be named; only the page is told, and only facts.
const { send, sendError, makeAddress, prepare, start } = prepareRealm({
  post: (message) => page.postMessage(message, '*'),
  loadScript,
});
/** What was sent ahead of the program. */
let prepared: PrepareMessage | undefined;
/** The program, once it was sent. */
let asked: Program | undefined;
let worker: Worker | undefined;

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('A script of the example could not be started.'));
    document.head.append(script);
  });
}

async function runHere(program: Program): Promise<void> {
  if (prepared?.place === 'worker') {
    worker?.terminate();
    worker = undefined;
    prepare(prepared.packages);
  }
  const exports = await start(program);
  if (program.view === 'console') {
    send({ kind: 'done' });
    return;
  }
  const component = findComponent(exports);
  const root = document.getElementById('root');
  if (root === null) {
    throw new Error('The frame has no root.');
  }
  const onDrawn = () => send({ kind: 'done' });
  window.__livePackages?.draw(component, { root, onDrawn, onError: sendError });
}

/** Passes on what the page and the worker have to say to each other. The worker ends with the frame. */
function startWorker(message: PrepareMessage): void {
  const address = makeAddress(WORKER_SCRIPT);
  try {
    worker = new Worker(address);
  } catch {
    // WebKit throws where others send an event.
    return;
  }
  const started = worker;
  // This browser allows no worker here. The guard is in the code, so it can run in the frame.
  started.onerror = () => {
    worker = undefined;
    if (asked !== undefined) {
      run(asked);
    }
  };
  started.onmessage = ({ data }) => {
    if (data.kind === 'ready') {
      started.onerror = null;
      URL.revokeObjectURL(address);
    } else {
      send(data);
    }
  };
  started.postMessage(message);
}

function run(program: Program): void {
  if (program.place === 'worker' && worker !== undefined) {
    worker.postMessage({ kind: 'run', program } satisfies PageMessage);
  } else {
    runHere(program).catch(sendError);
  }
}

function handleMessage(message: PageMessage): void {
  switch (message.kind) {
    case 'ping':
      if (worker === undefined) {
        send({ kind: 'pong' });
      } else {
        worker.postMessage(message);
      }
      break;
    case 'theme':
      document.documentElement.dataset.theme = message.theme;
      break;
    case 'prepare':
      prepared = message;
      if (message.place === 'worker') {
        startWorker(message);
      } else {
        prepare(message.packages);
      }
      break;
    case 'run':
      asked = message.program;
      run(asked);
  }
}

submitForms(window);
window.addEventListener('message', (event: MessageEvent<PageMessage>) => {
  if (event.isTrusted && event.source === page) {
    handleMessage(event.data);
  }
});
new ResizeObserver(([entry]) => {
  const pixels = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
  send({ kind: 'height', pixels });
}).observe(document.body);
// With an origin, code could read what the site keeps: without the sandbox nothing is run.
if (window.origin === 'null') {
  send({ kind: 'ready' });
}
