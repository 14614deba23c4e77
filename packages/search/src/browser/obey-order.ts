import { answerRequest } from '../engine/answer-request.ts';
import type { SearchEngine } from '../engine/search-engine.ts';
import { readDirectory } from '../schema/index-format.ts';
import type { WorkerOrder, WorkerReply } from './worker-desk.ts';

/** What the worker does with a message. @returns what it answers, if anything. */
export function obeyOrder(engine: SearchEngine, order: WorkerOrder): WorkerReply | undefined {
  try {
    switch (order.kind) {
      case 'manifest':
        engine.expect(readDirectory(order.manifest));
        return undefined;
      case 'part':
        // The bytes were checked against the manifest, which was checked for its format.
        for (const part of [JSON.parse(new TextDecoder().decode(order.bytes))].flat()) {
          engine.add(part);
        }
        return undefined;
      case 'search':
        return answer(engine, order);
    }
  } catch (error) {
    return { kind: 'failure', message: error instanceof Error ? error.message : String(error) };
  }
}

function answer(
  engine: SearchEngine,
  { requests, origin }: Extract<WorkerOrder, { kind: 'search' }>,
): WorkerReply {
  const answers = requests.map((request) => answerRequest(engine, request, origin));
  const join = (kind: keyof (typeof answers)[number]['missing']) => [
    ...new Set(answers.flatMap(({ missing }) => missing[kind])),
  ];
  return {
    kind: 'answer',
    results: answers.map(({ result }) => result),
    isSure: answers.every(({ isSure }) => isSure),
    missing: {
      words: join('words'),
      headings: join('headings'),
      moreHeadings: join('moreHeadings'),
      text: join('text'),
      moreText: join('moreText'),
    },
  };
}
