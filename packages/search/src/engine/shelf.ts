import { partitionPoint } from './partition-point.ts';

/**
 * Which files of one kind there are and which have arrived, by the first key of each. A search notes
 * here what it would have liked to look up, so that it can be fetched and the search repeated.
 */
export class Shelf<Key extends string | number> {
  readonly #firsts: readonly Key[];
  readonly #arrived = new Set<number>();

  /** @param firsts ascending; the first file also takes what comes before it. */
  constructor(firsts: readonly Key[]) {
    this.#firsts = firsts;
  }

  /** The file at this place has arrived. */
  arrive(place: number): void {
    this.#arrived.add(place);
  }

  /** Places of the files between two keys, both included, that have not arrived. */
  missingBetween(from: Key, to: Key): readonly number[] {
    const missing: number[] = [];
    const last = this.#placeOf(to);
    for (let place = this.#placeOf(from); place <= last; place++) {
      if (place < this.#firsts.length && !this.#arrived.has(place)) {
        missing.push(place);
      }
    }
    return missing;
  }

  /** Places of the files of some keys that have not arrived, each once. */
  missingOf(keys: readonly Key[]): readonly number[] {
    return [...new Set(keys.flatMap((key) => this.missingBetween(key, key)))];
  }

  /** The last file whose first key is not beyond `key`. */
  #placeOf(key: Key): number {
    return Math.max(0, partitionPoint(this.#firsts, (first) => first <= key) - 1);
  }
}
