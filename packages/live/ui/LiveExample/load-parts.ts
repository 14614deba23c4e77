import { loadText } from '@vibe-docs/theme/ui/islands/load-text';
import { frame, loadAllExamples } from '../generated/live-examples.ts';

/** What a live block runs. */
export interface LiveCode {
  /** What is run: a path below the listings folder, or the name of a block with its own text. */
  readonly entry: string;
  /** The file that the block shows, named in the same way. */
  readonly file: string;
}

/** Begins to load all that a run needs. The run asks for it again, and reports what fails. */
export function loadRunner(code: LiveCode): void {
  const packages = viewOf(code) === 'preview' ? loadPackages() : undefined;
  Promise.all([loadEngine(), loadExamples(code), packages]).catch(() => undefined);
}

/** A component is rendered, a program prints. */
export function viewOf({ entry }: LiveCode): 'preview' | 'console' {
  return entry.endsWith('x') ? 'preview' : 'console';
}

/** Loads the compiler. */
export const loadEngine = () =>
  import(/* webpackChunkName: "island-live-engine" */ '../../src/engine/index.ts');

/** Loads the files of an example, by their paths. A block with its own text has no others. */
export async function loadExamples({ entry }: LiveCode): Promise<Readonly<Record<string, string>>> {
  if (!entry.includes('/')) {
    return {};
  }
  const examples = await loadAllExamples();
  return examples[entry] ?? {};
}

/** Loads the script with the packages that examples may import. It is text here: only the frame runs it. */
export const loadPackages = () => loadText(frame.packages);
