// The script of the frame. The policy of the frame's page allows it by its hash, and besides it only
// scripts and workers from blob: addresses, which only this script and the worker's can make.
import type { PageMessage, RunMessage } from '../protocol/messages.ts';
import { findComponent } from './find-component.ts';
import { prepareRealm } from './realm.ts';
import { submitForms } from './submit-forms.ts';

/** `worker.ts`, bundled: `src/build/build-frame.ts` puts it in. */
declare const WORKER_SCRIPT: string;

const page = window.parent;
// The frame has no origin, so the page cannot be named; only the page is told, and only facts.
const { send, sendError, makeAddress, start } = prepareRealm({
  post: (message) => page.postMessage(message, '*'),
  loadScript,
});
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

async function runHere({ program, packages }: RunMessage): Promise<void> {
  const exports = await start(program, packages);
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
function runInWorker(message: RunMessage): void {
  const address = makeAddress(WORKER_SCRIPT);
  // This browser allows no worker here. The guard is in the code, so it can run in the frame.
  const runWithout = () => {
    worker = undefined;
    runHere(message).catch(sendError);
  };
  try {
    worker = new Worker(address);
  } catch {
    // WebKit throws where others send an event.
    runWithout();
    return;
  }
  const started = worker;
  started.onerror = runWithout;
  started.onmessage = ({ data }) => {
    if (data.kind === 'ready') {
      started.onerror = null;
      URL.revokeObjectURL(address);
      started.postMessage(message);
    } else {
      send(data);
    }
  };
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
    case 'run':
      if (message.program.place === 'worker') {
        runInWorker(message);
      } else {
        runHere(message).catch(sendError);
      }
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
