import type { TypeRequest, Verdict } from '@vibe-docs/exercises/engine';
import { TYPES_URL } from '../LiveExample/load-parts.ts';

/** Longest wait for a verdict, in milliseconds: the compiler has to come over a slow network first. */
const PATIENCE_MS = 60_000;

/** Kept for the next check: it has parsed the declarations of the language then. */
let compiler: Worker | undefined;

/**
 * Lets the compiler judge the types of a reader's file, in a worker of the page.
 *
 * @throws when the compiler cannot be loaded, fails, or says nothing for too long; the next call starts another
 */
export async function askCompiler(request: TypeRequest): Promise<Verdict> {
  compiler ??= new Worker(TYPES_URL);
  const asked = compiler;
  const { port1, port2 } = new MessageChannel();
  try {
    return await new Promise((resolve, reject) => {
      port1.onmessage = ({ data }: MessageEvent<Verdict>) => resolve(data);
      asked.onerror = reject;
      setTimeout(reject, PATIENCE_MS);
      asked.postMessage(request, [port2]);
    });
  } catch (error) {
    asked.terminate();
    compiler = undefined;
    throw error;
  }
}
