import { ProcessingMode, Query } from 'mingo';
import { orderFields, type PlainDocument, runPipeline } from '../pipeline/index.ts';
import type { FindPlan } from './cursor.ts';
import { Indexes } from './indexes.ts';
import { StandInError } from './refuse.ts';
import { copyDocument } from './stored-document.ts';

const OPTIONS = { scriptEnabled: false, processingMode: ProcessingMode.CLONE_ALL };

/** The documents of one collection. Every result is a copy. */
export class Store {
  readonly #namespace: string;
  #indexes: Indexes;
  #documents: readonly PlainDocument[] = [];

  constructor(namespace: string) {
    this.#namespace = namespace;
    this.#indexes = new Indexes(namespace);
  }

  get indexes(): Indexes {
    return this.#indexes;
  }

  /** Removes all documents and indexes. */
  clear(): void {
    this.#documents = [];
    this.#indexes = new Indexes(this.#namespace);
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
    this.#indexes.check(documents);
    this.#documents = documents;
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
