/**
 * Binary search, named as in C++'s library.
 *
 * @param passes true for some of the first items and false for all after them
 * @returns how many items pass
 */
export function partitionPoint<Item>(
  items: readonly Item[],
  passes: (item: Item) => boolean,
): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(items[middle] as Item)) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
