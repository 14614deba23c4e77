/// <reference lib="webworker" />
// The search runs here, so that typing and scrolling never wait for it.
import { answerRequest } from '../engine/answer-request.ts';
import { SearchEngine } from '../engine/search-engine.ts';
import type { IndexPart } from '../schema/index-format.ts';
import type { WorkerOrder, WorkerReply } from './worker-messages.ts';

const engine = new SearchEngine();

self.addEventListener('message', ({ data }: MessageEvent<WorkerOrder>) => {
  const reply = obey(data);
  if (reply !== undefined) {
    self.postMessage(reply);
  }
});

function obey(order: WorkerOrder): WorkerReply | undefined {
  try {
    switch (order.kind) {
      case 'part':
        engine.add(readPart(order.bytes));
        return undefined;
      case 'search':
        return answer(order);
    }
  } catch (error) {
    const id = order.kind === 'search' ? order.id : undefined;
    return { kind: 'failure', id, message: error instanceof Error ? error.message : String(error) };
  }
}

function answer({ id, requests, origin }: Extract<WorkerOrder, { kind: 'search' }>): WorkerReply {
  const answers = requests.map((request) => answerRequest(engine, request, origin));
  return {
    kind: 'answer',
    id,
    results: answers.map(({ result }) => result),
    isSure: answers.every(({ isSure }) => isSure),
  };
}

/** The bytes were checked against the manifest, which was checked for its format. */
function readPart(bytes: ArrayBuffer): IndexPart {
  return JSON.parse(new TextDecoder().decode(bytes));
}
