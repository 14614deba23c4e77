import { AggregationCursor as DriverAggregation, FindCursor as DriverFind } from 'mongodb';
import type { PlainDocument } from '../pipeline/run-pipeline.ts';

/** Transformations that a cursor applies to documents when they are fetched. */
export interface FindPlan {
  readonly sort?: unknown;
  readonly skip?: number;
  readonly limit?: number;
  readonly projection?: PlainDocument;
}

/** Base class of both cursors: documents are computed when the first one is requested. */
class Cursor {
  #waiting: PlainDocument[] | undefined;
  protected fetchAll: () => readonly PlainDocument[];

  constructor(fetchAll: () => readonly PlainDocument[]) {
    this.fetchAll = fetchAll;
  }

  #documents(): PlainDocument[] {
    this.#waiting ??= [...this.fetchAll()];
    return this.#waiting;
  }

  protected get hasStarted(): boolean {
    return this.#waiting !== undefined;
  }

  async toArray(): Promise<PlainDocument[]> {
    return this.#documents().splice(0);
  }

  async next(): Promise<PlainDocument | null> {
    return this.#documents().shift() ?? null;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<PlainDocument> {
    for (let next = await this.next(); next !== null; next = await this.next()) {
      yield next;
    }
  }
}

class FindCursor extends Cursor {
  #plan: FindPlan;

  constructor(fetch: (plan: FindPlan) => readonly PlainDocument[], plan: FindPlan) {
    super(() => fetch(this.#plan));
    this.#plan = plan;
  }

  #change(change: FindPlan): FindCursor {
    if (this.hasStarted) {
      throw new StandInError('The cursor has begun to give documents.');
    }
    this.#plan = { ...this.#plan, ...change };
    return refuseMissing(this, 'FindCursor', DriverFind);
  }

  sort(sort: unknown): FindCursor {
    return this.#change({ sort });
  }

  skip(skip: number): FindCursor {
    return this.#change({ skip });
  }

  limit(limit: number): FindCursor {
    return this.#change({ limit });
  }

  project(projection: PlainDocument): FindCursor {
    return this.#change({ projection });
  }
}

/** Creates the cursor of `find()`. */
export function makeFindCursor(
  fetch: (plan: FindPlan) => readonly PlainDocument[],
  plan: FindPlan,
): FindCursor {
  return refuseMissing(new FindCursor(fetch, plan), 'FindCursor', DriverFind);
}

/** Creates the cursor of `aggregate()`. */
export function makeAggregationCursor(fetch: () => readonly PlainDocument[]): Cursor {
  return refuseMissing(new Cursor(fetch), 'AggregationCursor', DriverAggregation);
}

/** Thrown for everything that the stand-in does not support. */
export class StandInError extends Error {
  override name = 'StandInError';
}

/**
 * Rejects options that would otherwise be ignored.
 *
 * @param method for the message, e.g. `find`
 * @throws StandInError on an option that is not in `known`
 */
export function refuseOptions(method: string, options: object, known: readonly string[]): void {
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new StandInError(`The stand-in knows no option "${unknown}" of ${method}().`);
  }
}

/**
 * Makes every method that the driver's class has and the stand-in lacks throw a StandInError, instead of
 * "is not a function".
 *
 * @param target an instance of the stand-in's class
 * @param name of the class, for the message
 * @param driverClass the class of the official driver that it replaces
 */
export function refuseMissing<Target extends object>(
  target: Target,
  name: string,
  driverClass: { readonly prototype: object },
): Target {
  return new Proxy(target, {
    get: (object, key) => {
      if (!(key in object) && key in driverClass.prototype) {
        throw new StandInError(`The stand-in has no ${name}.${String(key)}.`);
      }
      const value: unknown = Reflect.get(object, key, object);
      return typeof value === 'function' ? value.bind(object) : value;
    },
  });
}
