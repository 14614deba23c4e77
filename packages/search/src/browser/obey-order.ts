import { answerRequest } from '../engine/answer-request.ts';
import type { SearchEngine } from '../engine/search-engine.ts';
import type { IndexPart } from '../schema/index-format.ts';
import type { WorkerOrder, WorkerReply } from './worker-desk.ts';

/** What the worker does with a message. @returns what it answers, if anything. */
export function obeyOrder(engine: SearchEngine, order: WorkerOrder): WorkerReply | undefined {
  try {
    switch (order.kind) {
      case 'directory':
        engine.expect(order.directory);
        return undefined;
      case 'part':
        engine.add(readPart(order.bytes));
        return undefined;
      case 'search':
        return answer(engine, order);
    }
  } catch (error) {
    const id = order.kind === 'search' ? order.id : undefined;
    return { kind: 'failure', id, message: error instanceof Error ? error.message : String(error) };
  }
}

function answer(
  engine: SearchEngine,
  { id, requests, origin }: Extract<WorkerOrder, { kind: 'search' }>,
): WorkerReply {
  const answers = requests.map((request) => answerRequest(engine, request, origin));
  const join = (kind: keyof (typeof answers)[number]['missing']) => [
    ...new Set(answers.flatMap(({ missing }) => missing[kind])),
  ];
  return {
    kind: 'answer',
    id,
    results: answers.map(({ result }) => result),
    isSure: answers.every(({ isSure }) => isSure),
    missing: { words: join('words'), text: join('text'), moreText: join('moreText') },
  };
}

/** The bytes were checked against the manifest, which was checked for its format. */
function readPart(bytes: ArrayBuffer): IndexPart {
  return JSON.parse(new TextDecoder().decode(bytes));
}
