import {
  type ClientSession,
  MongoClient as DriverClient,
  Db as DriverDb,
  MongoInvalidArgumentError,
} from 'mongodb';
import type { PlainDocument } from '../pipeline/run-pipeline.ts';
import { openCollection } from './collection.ts';
import { refuseMissing, refuseOptions, StandInError } from './cursor.ts';
import { Store } from './store.ts';

/** Databases by name, each with its collections. Every process starts with none. */
const databases = new Map<string, Map<string, Store>>();

/** An in-memory database with the interface of the driver's class of the same name. */
class Db {
  readonly databaseName: string;
  readonly #stores: Map<string, Store>;

  constructor(databaseName: string) {
    this.databaseName = databaseName;
    this.#stores = databases.get(databaseName) ?? new Map();
    databases.set(databaseName, this.#stores);
  }

  collection(name: string, options: PlainDocument = {}) {
    refuseOptions('collection', options, []);
    const store = this.#stores.get(name) ?? new Store(this.databaseName, name);
    this.#stores.set(name, store);
    return openCollection(store, this.#stores);
  }

  /** Answers `{ ping: 1 }`, as health checks send it. */
  async command(command: PlainDocument): Promise<PlainDocument> {
    refuseOptions('command', command, ['ping']);
    return { ok: 1 };
  }

  async dropDatabase(): Promise<boolean> {
    for (const store of this.#stores.values()) {
      store.clear();
    }
    return true;
  }
}

/** A client without a server, with the interface of the driver's class of the same name. */
class Client {
  /** Never connected: it validates the address and creates sessions, which needs no server. */
  readonly #driver: DriverClient;

  constructor(uri: string, options: PlainDocument = {}) {
    this.#driver = new DriverClient(uri, options);
  }

  db(name?: string): Db {
    return refuseMissing(new Db(name ?? this.#driver.options.dbName), 'Db', DriverDb);
  }

  async connect(): Promise<Client> {
    return makeClient(this);
  }

  startSession(): ClientSession {
    return this.#driver.startSession();
  }

  async withSession<Result>(work: (session: ClientSession) => Promise<Result>): Promise<Result> {
    return this.#driver.withSession(work);
  }

  async close(): Promise<void> {
    await this.#driver.close();
  }
}

function makeClient(client: Client): Client {
  return refuseMissing(client, 'MongoClient', DriverClient);
}

/** Exported to blocks as `MongoClient`: unsupported methods of its instances throw. */
export const MongoClient = new Proxy(Client, {
  construct: (target, [uri, options]: [unknown, PlainDocument?]) => {
    if (typeof uri !== 'string') {
      throw new MongoInvalidArgumentError('The client needs the address of a server as text');
    }
    return makeClient(new target(uri, options));
  },
  get: (target, key) => {
    if (key in DriverClient && !(key in target)) {
      throw new StandInError(`The stand-in has no MongoClient.${String(key)}.`);
    }
    return Reflect.get(target, key);
  },
});
