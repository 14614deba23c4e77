import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ElementContent } from 'hast';
import type { ColouringJob } from './colour-code.mts';

export interface ColouringQuestion {
  readonly id: number;
  readonly job: ColouringJob;
}

export type ColouringAnswer = { readonly id: number } & (
  | { readonly contents: ElementContent[] }
  | { readonly problem: string }
);

interface Waiting {
  readonly resolve: (contents: ElementContent[]) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * A thread that colours code. While it does, the generator's own thread reads the next page: of a page
 * full of code, colouring takes a fifth of the time.
 */
class ColouringThread {
  readonly #waiting = new Map<number, Waiting>();
  readonly #worker: Worker;
  #count = 0;
  #end: Error | undefined;

  constructor() {
    this.#worker = new Worker(join(__dirname, 'colouring-thread.mjs'), { execArgv: [] });
    this.#worker.on('message', (answer: ColouringAnswer) => this.#take(answer));
    this.#worker.on('error', (error) => this.#fail(error));
    // Only while somebody waits for it, it keeps the process from its end.
    this.#worker.unref();
  }

  colour(job: ColouringJob): Promise<ElementContent[]> {
    if (this.#end !== undefined) {
      return Promise.reject(this.#end);
    }
    this.#count += 1;
    const question: ColouringQuestion = { id: this.#count, job };
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.id, { resolve, reject });
      this.#worker.ref();
      this.#worker.postMessage(question);
    });
  }

  #take(answer: ColouringAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) {
      this.#worker.unref();
    }
    if ('problem' in answer) {
      waiting?.reject(new Error(answer.problem));
    } else {
      waiting?.resolve(answer.contents);
    }
  }

  #fail(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.#end = new Error(`The thread that colours code has ended: ${reason}`);
    for (const { reject } of this.#waiting.values()) {
      reject(this.#end);
    }
    this.#waiting.clear();
  }
}

/** Started with the first block: a build that finds all pages in its cache needs none. */
let thread: ColouringThread | undefined;

/**
 * Colours the text of a block in another thread; see `colourCode`.
 *
 * @throws Error when the block cannot be coloured, with the highlighter's reason
 */
export function colourInThread(job: ColouringJob): Promise<ElementContent[]> {
  thread ??= new ColouringThread();
  return thread.colour(job);
}
