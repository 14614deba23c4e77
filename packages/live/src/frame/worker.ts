// The script of the frame's worker: runs programs that need no window, so that whatever they do, the page
// goes on. It inherits the policy of the frame's page.
import type { PageMessage } from '../protocol/messages.ts';
import { prepareRealm } from './realm.ts';

declare function importScripts(address: string): void;

const post = self.postMessage.bind(self);
const load = importScripts.bind(self);
const { send, sendError, prepare, start } = prepareRealm({
  post: (message) => post(message),
  loadScript: (address) => load(address),
  // The frame would have to read what code sends, however large: in some browsers on the page's thread.
  withhold: ['postMessage'],
});

self.addEventListener('message', ({ isTrusted, data }: MessageEvent<PageMessage>) => {
  if (!isTrusted) {
    return;
  }
  if (data.kind === 'ping') {
    send({ kind: 'pong' });
  } else if (data.kind === 'prepare') {
    prepare(data.packages);
  } else if (data.kind === 'run') {
    start(data.program).then(() => send({ kind: 'done' }), sendError);
  }
});
send({ kind: 'ready' });
