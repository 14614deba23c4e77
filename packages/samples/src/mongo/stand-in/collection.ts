import {
  Collection as DriverCollection,
  MongoExpiredSessionError,
  MongoInvalidArgumentError,
  MongoServerError,
  ObjectId,
} from 'mongodb';
import { hasOperators, type PlainDocument } from '../pipeline/run-pipeline.ts';
import {
  type FindPlan,
  makeAggregationCursor,
  makeFindCursor,
  refuseMissing,
  refuseOptions,
  StandInError,
} from './cursor.ts';
import { aggregate, type Store } from './store.ts';
import {
  copyDocument,
  keyOf,
  prepareDocument,
  requireOperators,
  updateDocument,
} from './update-documents.ts';

type Options = PlainDocument;

/** Options without an effect in memory, where every write is immediately visible. */
const WITHOUT_EFFECT = ['writeConcern', 'readConcern', 'readPreference', 'session', 'comment'];
const OF_FIND = ['projection', 'sort', 'skip', 'limit'];

/** An in-memory collection with the interface of the driver's class of the same name. */
class Collection {
  readonly dbName: string;
  readonly collectionName: string;
  readonly #store: Store;
  readonly #stores: ReadonlyMap<string, Store>;

  constructor(store: Store, stores: ReadonlyMap<string, Store>) {
    this.dbName = store.dbName;
    this.collectionName = store.collectionName;
    this.#store = store;
    this.#stores = stores;
  }

  async insertOne(document: PlainDocument, options: Options = {}) {
    checkCall('insertOne', options, []);
    const stored = prepareDocument(document);
    this.#store.replaceAll([...this.#store.documents, stored]);
    return { acknowledged: true, insertedId: document._id };
  }

  async insertMany(documents: readonly PlainDocument[], options: Options = {}) {
    checkCall('insertMany', options, []);
    if (documents.length === 0) {
      throw new MongoInvalidArgumentError('Invalid BulkOperation, Batch cannot be empty');
    }
    const insertedIds: Record<number, unknown> = {};
    for (const [index, document] of documents.entries()) {
      try {
        await this.insertOne(document);
      } catch (error) {
        // The driver throws a MongoBulkWriteError with the partial result instead.
        throw error instanceof MongoServerError
          ? new StandInError(`Document ${index + 1} of insertMany() fails: ${error.message}.`)
          : error;
      }
      insertedIds[index] = document._id;
    }
    return { acknowledged: true, insertedCount: documents.length, insertedIds };
  }

  find(filter: PlainDocument = {}, options: Options = {}) {
    checkCall('find', options, OF_FIND);
    return makeFindCursor((plan) => this.#store.find(filter, plan), options as FindPlan);
  }

  async findOne(filter: PlainDocument = {}, options: Options = {}) {
    checkCall('findOne', options, OF_FIND);
    return this.#store.find(filter, { ...options, limit: 1 })[0] ?? null;
  }

  async countDocuments(filter: PlainDocument = {}, options: Options = {}) {
    checkCall('countDocuments', options, ['skip', 'limit']);
    return this.#store.find(filter, options).length;
  }

  updateOne(filter: PlainDocument, update: unknown, options: Options = {}) {
    return this.#update('updateOne', filter, update, options);
  }

  updateMany(filter: PlainDocument, update: unknown, options: Options = {}) {
    return this.#update('updateMany', filter, update, options);
  }

  async replaceOne(filter: PlainDocument, replacement: PlainDocument, options: Options = {}) {
    checkCall('replaceOne', options, []);
    if (Object.keys(replacement).some((name) => name.startsWith('$'))) {
      throw new MongoInvalidArgumentError('Replacement document must not contain atomic operators');
    }
    const place = this.#store.placesOf(filter)[0];
    if (place === undefined) {
      return counts(0, 0);
    }
    const old = this.#store.documents[place] ?? {};
    const replaced = copyDocument({ _id: old._id, ...replacement });
    return this.#put(new Map([[place, replaced]]));
  }

  async findOneAndUpdate(filter: PlainDocument, update: unknown, options: Options = {}) {
    requireOperators(update);
    checkCall('findOneAndUpdate', options, ['upsert', 'returnDocument', 'sort']);
    const { returnDocument, sort, ...rest } = options;
    const before = this.#store.find(filter, { sort, limit: 1 })[0];
    const target = before === undefined ? filter : { ...filter, _id: before._id };
    const { upsertedId } = await this.updateOne(target, update, rest);
    const id = before?._id ?? upsertedId;
    const after = id === null ? undefined : this.#store.find({ _id: id }, {})[0];
    return (returnDocument === 'after' ? after : before) ?? null;
  }

  async findOneAndDelete(filter: PlainDocument, options: Options = {}) {
    checkCall('findOneAndDelete', options, ['projection', 'sort']);
    const found = this.#store.find(filter, { sort: options.sort, limit: 1 })[0];
    if (found === undefined) {
      return null;
    }
    const shown = await this.findOne({ _id: found._id }, { projection: options.projection ?? {} });
    await this.deleteOne({ _id: found._id });
    return shown;
  }

  async deleteOne(filter: PlainDocument = {}, options: Options = {}) {
    checkCall('deleteOne', options, []);
    return this.#delete(this.#store.placesOf(filter).slice(0, 1));
  }

  async deleteMany(filter: PlainDocument = {}, options: Options = {}) {
    checkCall('deleteMany', options, []);
    return this.#delete(this.#store.placesOf(filter));
  }

  aggregate(stages: readonly PlainDocument[] = [], options: Options = {}) {
    checkCall('aggregate', options, ['allowDiskUse']);
    return makeAggregationCursor(() => aggregate(this.#store, stages, this.#stores));
  }

  async createIndex(keys: PlainDocument, options: Options = {}) {
    checkCall('createIndex', options, ['unique']);
    return this.#store.addIndex(keys, { isUnique: options.unique === true });
  }

  async #update(
    method: 'updateOne' | 'updateMany',
    filter: PlainDocument,
    update: unknown,
    options: Options,
  ) {
    requireOperators(update);
    checkCall(method, options, ['upsert']);
    const places = this.#store.placesOf(filter).slice(0, method === 'updateOne' ? 1 : undefined);
    const change = (document: PlainDocument, isInsert: boolean) =>
      updateDocument(document, update, { filter, isInsert });
    if (places.length === 0 && options.upsert === true) {
      return this.#insertFrom(filter, (made) => change(made, true));
    }
    return this.#put(
      new Map(places.map((place) => [place, change(this.#store.documents[place] ?? {}, false)])),
    );
  }

  /** Stores changed documents and counts those that really differ. */
  #put(changes: ReadonlyMap<number, PlainDocument>) {
    const old = this.#store.documents;
    const modified = [...changes].filter(([place, after]) => keyOf(old[place]) !== keyOf(after));
    if (modified.some(([place, after]) => keyOf(old[place]?._id) !== keyOf(after._id))) {
      throw new StandInError('A document keeps its "_id"; a server refuses to change it.');
    }
    this.#store.replaceAll(old.map((document, place) => changes.get(place) ?? document));
    return counts(changes.size, modified.length);
  }

  /** An upsert: fields that the filter fixes, with the update applied. */
  #insertFrom(filter: PlainDocument, change: (made: PlainDocument) => PlainDocument) {
    const fixed = Object.entries(filter).filter(([name, value]) => {
      if (name.startsWith('$') || name.includes('.') || hasOperators(value)) {
        throw new StandInError('The stand-in upserts by equal fields only.');
      }
      return true;
    });
    const made = { _id: new ObjectId(), ...Object.fromEntries(fixed) };
    const stored = prepareDocument(change(made));
    this.#store.replaceAll([...this.#store.documents, stored]);
    return { ...counts(0, 0), upsertedId: stored._id, upsertedCount: 1 };
  }

  #delete(places: readonly number[]) {
    const kept = this.#store.documents.filter((_document, place) => !places.includes(place));
    this.#store.replaceAll(kept);
    return { acknowledged: true, deletedCount: places.length };
  }
}

/**
 * Opens a collection whose unsupported methods throw.
 *
 * @param stores every collection of the database by name, including this one
 */
export function openCollection(store: Store, stores: ReadonlyMap<string, Store>): Collection {
  return refuseMissing(new Collection(store, stores), 'Collection', DriverCollection);
}

function counts(matchedCount: number, modifiedCount: number) {
  const upsertedId: unknown = null;
  return { acknowledged: true, modifiedCount, upsertedId, upsertedCount: 0, matchedCount };
}

function checkCall(method: string, options: Options, known: readonly string[]): void {
  refuseOptions(method, options, [...WITHOUT_EFFECT, ...known]);
  const session: { hasEnded?: boolean; inTransaction?: () => boolean } = Object(options.session);
  if (session.hasEnded === true) {
    throw new MongoExpiredSessionError('Use of expired sessions is not permitted');
  }
  if (session.inTransaction?.() === true) {
    throw new StandInError('A transaction needs a replica set, and the stand-in is none.');
  }
}
