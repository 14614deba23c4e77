import type { LazyKind, LoadingIndex } from './load-index.ts';

/**
 * Most of one kind that is loaded without being asked for, in bytes before compression; a quarter of it
 * travels. A site beyond it is too big for that, and its readers load what their queries need.
 */
const MOST_BYTES = 3_000_000;

/**
 * Loads the rest of the index file by file, so that search goes on without a network: words, which find,
 * then text, which explains. Ends at the first file that cannot be had; never throws.
 *
 * @param pause waits until the next file may be asked for.
 */
export async function fetchAhead(index: LoadingIndex, pause: () => Promise<void>): Promise<void> {
  const kinds: readonly LazyKind[] = ['words', 'text'];
  try {
    for (const kind of kinds) {
      const { count, bytes } = await index.sizeOf(kind);
      for (let place = 0; bytes <= MOST_BYTES && place < count; place++) {
        await pause();
        await index.load(kind, [place]);
      }
    }
  } catch {
    // A query that needs the file asks for it again.
  }
}
