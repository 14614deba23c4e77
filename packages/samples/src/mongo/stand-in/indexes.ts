import type { PlainDocument } from '../pipeline/index.ts';
import { StandInError } from './refuse.ts';
import { duplicateKeyError, keyOf, valueAt } from './stored-document.ts';

/** An index; only unique ones change what the stand-in does. */
interface Index {
  readonly name: string;
  readonly fields: readonly string[];
  readonly isUnique: boolean;
}

/** The indexes of one collection. */
export class Indexes {
  readonly #namespace: string;
  readonly #indexes = new Map<string, Index>([
    ['_id_', { name: '_id_', fields: ['_id'], isUnique: true }],
  ]);

  constructor(namespace: string) {
    this.#namespace = namespace;
  }

  /**
   * Adds an index. Its name is derived like in the driver.
   *
   * @example add({ learnerId: 1, at: -1 }, true, []) // "learnerId_1_at_-1"
   * @throws MongoServerError when documents already break a unique one
   */
  add(keys: PlainDocument, isUnique: boolean, documents: readonly PlainDocument[]): string {
    const entries = Object.entries(keys);
    if (entries.length === 0 || entries.some(([, order]) => order !== 1 && order !== -1)) {
      throw new StandInError('The stand-in makes indexes of fields with 1 or -1 only.');
    }
    const name = entries.map(([field, order]) => `${field}_${String(order)}`).join('_');
    const index = { name, fields: entries.map(([field]) => field), isUnique };
    this.#checkOne(index, documents);
    this.#indexes.set(name, index);
    return name;
  }

  /**
   * Checks all documents of the collection, including pending changes.
   *
   * @throws MongoServerError when two of them have the same key in a unique index
   */
  check(documents: readonly PlainDocument[]): void {
    for (const index of this.#indexes.values()) {
      this.#checkOne(index, documents);
    }
  }

  #checkOne({ name, fields, isUnique }: Index, documents: readonly PlainDocument[]): void {
    const seen = new Set<string>();
    for (const document of isUnique ? documents : []) {
      // A missing field counts as null in an index.
      const values = fields.map((field) => [field, valueAt(document, field) ?? null] as const);
      if (values.some(([, value]) => Array.isArray(value))) {
        throw new StandInError('The stand-in has no unique index over lists.');
      }
      const key = keyOf(values);
      if (seen.has(key)) {
        throw duplicateKeyError(this.#namespace, name, Object.fromEntries(values));
      }
      seen.add(key);
    }
  }
}
