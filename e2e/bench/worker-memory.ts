import type { CDPSession, Page } from '@playwright/test';

/** How long the browser may take to answer about a worker. */
const PATIENCE_MS = 5_000;

/**
 * Bytes on the heap of the page's search worker after its garbage was collected.
 *
 * @throws Error when the page has no worker.
 */
export async function measureWorkerMemory(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const worker = new Promise<string>((resolve) => {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') {
        resolve(sessionId);
      }
    });
  });
  // The session of a worker hangs on that of its page. Playwright has none of its own for it, so
  // messages travel packed in those to the page.
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const sessionId = await inTime(worker, 'The page has no worker.');
  await ask(session, sessionId, 'HeapProfiler.collectGarbage');
  const { usedSize } = await ask(session, sessionId, 'Runtime.getHeapUsage');
  await session.detach();
  return Number(usedSize);
}

let lastId = 0;

async function ask(
  session: CDPSession,
  sessionId: string,
  method: string,
): Promise<Readonly<Record<string, unknown>>> {
  lastId++;
  const id = lastId;
  const answer = new Promise<Readonly<Record<string, unknown>>>((resolve) => {
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const reply = JSON.parse(message);
      if (reply.id === id) {
        resolve(reply.result ?? {});
      }
    });
  });
  await session.send('Target.sendMessageToTarget', {
    sessionId,
    message: JSON.stringify({ id, method }),
  });
  return inTime(answer, `The worker does not answer ${method}.`);
}

function inTime<Value>(value: Promise<Value>, message: string): Promise<Value> {
  return Promise.race([
    value,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(message)), PATIENCE_MS);
    }),
  ]);
}
