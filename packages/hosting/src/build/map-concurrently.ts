/**
 * Runs an asynchronous function over all items, at most `limit` at a time, and keeps the order of
 * the results.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>();
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    // All workers draw from one iterator, so each item is taken once.
    for (const [index, item] of queue) results.set(index, await run(item));
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
