import { ProcessingMode, Query } from 'mingo';
import { orderFields, type PlainDocument, runPipeline } from '../pipeline/run-pipeline.ts';
import { type FindPlan, StandInError } from './cursor.ts';
import { copyDocument, duplicateKeyError, keyOf, valueAt } from './update-documents.ts';

const OPTIONS = { scriptEnabled: false, processingMode: ProcessingMode.CLONE_ALL };

/** An index; only unique ones change what the stand-in does. */
interface Index {
  readonly name: string;
  readonly fields: readonly string[];
  readonly isUnique: boolean;
}

const ID_INDEX: Index = { name: '_id_', fields: ['_id'], isUnique: true };

/** The documents of one collection, and its indexes. Every result is a copy. */
export class Store {
  readonly dbName: string;
  readonly collectionName: string;
  readonly #indexes = new Map([[ID_INDEX.name, ID_INDEX]]);
  #documents: readonly PlainDocument[] = [];

  constructor(dbName: string, collectionName: string) {
    this.dbName = dbName;
    this.collectionName = collectionName;
  }

  /** Removes all documents and indexes. */
  clear(): void {
    this.#documents = [];
    this.#indexes.clear();
    this.#indexes.set(ID_INDEX.name, ID_INDEX);
  }

  get documents(): readonly PlainDocument[] {
    return this.#documents;
  }

  /**
   * Replaces all documents, or none when a unique index forbids it.
   *
   * @throws MongoServerError on a duplicate key
   */
  replaceAll(documents: readonly PlainDocument[]): void {
    for (const index of this.#indexes.values()) {
      this.#check(index, documents);
    }
    this.#documents = documents;
  }

  /**
   * Adds an index. Its name is derived like in the driver.
   *
   * @example addIndex({ learnerId: 1, at: -1 }, { isUnique: true }) // "learnerId_1_at_-1"
   * @throws MongoServerError when documents already break a unique one
   */
  addIndex(keys: PlainDocument, { isUnique }: Pick<Index, 'isUnique'>): string {
    const entries = Object.entries(keys);
    if (entries.length === 0 || entries.some(([, order]) => order !== 1 && order !== -1)) {
      throw new StandInError('The stand-in makes indexes of fields with 1 or -1 only.');
    }
    const name = entries.map(([field, order]) => `${field}_${String(order)}`).join('_');
    const index = { name, fields: entries.map(([field]) => field), isUnique };
    this.#check(index, this.#documents);
    this.#indexes.set(name, index);
    return name;
  }

  /** @throws MongoServerError when two of the documents have the same key in a unique index */
  #check({ name, fields, isUnique }: Index, documents: readonly PlainDocument[]): void {
    const seen = new Set<string>();
    for (const document of isUnique ? documents : []) {
      // A missing field counts as null in an index.
      const values = fields.map((field) => [field, valueAt(document, field) ?? null] as const);
      if (values.some(([, value]) => Array.isArray(value))) {
        throw new StandInError('The stand-in has no unique index over lists.');
      }
      const key = keyOf(values);
      if (seen.has(key)) {
        const namespace = `${this.dbName}.${this.collectionName}`;
        throw duplicateKeyError(namespace, name, Object.fromEntries(values));
      }
      seen.add(key);
    }
  }

  /** Indexes of the matching documents, in insertion order. */
  placesOf(filter: PlainDocument): readonly number[] {
    const query = new Query(filter, OPTIONS);
    return [...this.#documents.keys()].filter((place) => query.test(this.#documents[place] ?? {}));
  }

  /** Copies of the matching documents. */
  find(filter: PlainDocument, { sort, skip, limit, projection }: FindPlan): PlainDocument[] {
    const query = new Query(filter, OPTIONS);
    const cursor = query.find<PlainDocument>([...this.#documents]);
    if (sort !== undefined) {
      cursor.sort(sortOf(sort));
    }
    if (skip !== undefined) {
      cursor.skip(skip);
    }
    if (limit !== undefined && limit !== 0) {
      cursor.limit(limit);
    }
    return cursor.all().map((document) => {
      const [projected] = query.find<PlainDocument>([document], projection ?? {}).all();
      return copyDocument(orderFields(projected ?? {}, document, projection ?? {}));
    });
  }
}

/**
 * Runs a pipeline over a collection.
 *
 * @param collections every collection of the database, for `$lookup`
 * @throws StandInError when a stage fails
 */
export function aggregate(
  store: Store,
  stages: readonly unknown[],
  collections: ReadonlyMap<string, Store>,
): readonly PlainDocument[] {
  const others = [...collections].map(([name, { documents }]) => [name, documents] as const);
  const { results, problem } = runPipeline(store.documents, stages, Object.fromEntries(others));
  if (problem !== undefined) {
    throw new StandInError(`Stage ${problem.stage + 1}: ${problem.message}`);
  }
  return (results.at(-1) ?? store.documents).map(copyDocument);
}

/** The driver also accepts field names and named directions; the lessons use neither. */
function sortOf(sort: unknown): Record<string, 1 | -1> {
  return Object.fromEntries(
    Object.entries(Object(sort)).map(([field, direction]) => {
      if (direction === 1 || direction === -1) {
        return [field, direction];
      }
      throw new StandInError(`The stand-in cannot sort by ${JSON.stringify(direction)}.`);
    }),
  );
}
