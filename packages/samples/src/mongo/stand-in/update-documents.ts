import { updateOne } from 'mingo';
import { BSON, MongoInvalidArgumentError, MongoServerError, ObjectId } from 'mongodb';
import { isDocument, type PlainDocument } from '../pipeline/run-pipeline.ts';
import { StandInError } from './cursor.ts';

/** Context of an update. */
interface UpdateContext {
  /** The filter that matched the document: `$` in a path is the array element that it matched. */
  readonly filter: PlainDocument;
  /** True when the document is created by an upsert: then `$setOnInsert` applies. */
  readonly isInsert: boolean;
}

const OF_NUMBERS: readonly string[] = ['$inc', '$mul'];
const OF_LISTS: readonly string[] = ['$push', '$addToSet', '$pull', '$pullAll', '$pop'];

/**
 * Rejects an update without operators, with the driver's own error.
 *
 * @throws MongoInvalidArgumentError as the driver does, before anything is sent
 */
export function requireOperators(update: unknown): void {
  const names = Array.isArray(update)
    ? update.flatMap((stage) => Object.keys(stage))
    : Object.keys(update ?? {});
  if (names[0]?.startsWith('$') !== true) {
    throw new MongoInvalidArgumentError('Update document requires atomic operators');
  }
}

/**
 * Returns an updated copy of a document.
 *
 * @throws StandInError where a server would report an error, and for what mingo does not support
 */
export function updateDocument(
  document: PlainDocument,
  update: unknown,
  { filter, isInsert }: UpdateContext,
): PlainDocument {
  if (!isDocument(update)) {
    throw new StandInError('The stand-in updates by operators only, not by stages.');
  }
  const modifier = withInsertFields(update, isInsert);
  checkTypes(document, modifier);
  const changed = copyDocument(document);
  try {
    if (Object.keys(modifier).length > 0) {
      updateOne([changed], isInsert ? {} : filter, modifier);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StandInError(`The update fails: ${reason.replace(/\.$/, '')}.`);
  }
  checkEffect(document, changed, modifier);
  return copyDocument(changed);
}

/** mingo has no `$setOnInsert`: it acts as `$set` for a new document and is dropped otherwise. */
function withInsertFields(update: PlainDocument, isInsert: boolean): PlainDocument {
  const { $setOnInsert, ...rest } = update;
  if ($setOnInsert === undefined || !isInsert) {
    return rest;
  }
  const fields = { ...(isDocument(rest.$set) ? rest.$set : {}), ...Object($setOnInsert) };
  return { ...rest, $set: fields };
}

/** A server rejects `$inc` of a string and `$push` to a number; mingo silently changes nothing. */
function checkTypes(document: PlainDocument, modifier: PlainDocument): void {
  for (const [operator, fields] of Object.entries(modifier)) {
    for (const path of Object.keys(Object(fields))) {
      const value = path.includes('$') ? undefined : valueAt(document, path);
      const isWrong =
        (OF_NUMBERS.includes(operator) && typeof value !== 'number') ||
        (OF_LISTS.includes(operator) && !Array.isArray(value));
      if (value !== undefined && isWrong) {
        throw new StandInError(`${operator} does not fit the value of "${path}".`);
      }
    }
  }
}

/** An operator without its expected effect is unsupported by mingo: for instance a path through a string. */
function checkEffect(before: PlainDocument, after: PlainDocument, modifier: PlainDocument): void {
  const isUnchanged = keyOf(before) === keyOf(after);
  for (const [path, amount] of Object.entries(Object(modifier.$inc))) {
    if (isUnchanged && amount !== 0) {
      throw new StandInError(`$inc has no effect on "${path}".`);
    }
  }
  for (const [path, value] of Object.entries(Object(modifier.$set))) {
    const stored = path.includes('$') ? value : valueAt(after, path);
    if (keyOf(stored) !== keyOf(value)) {
      throw new StandInError(`$set has no effect on "${path}".`);
    }
  }
}

/**
 * Copies a document by a BSON round trip, like a server: classes are lost,
 * `undefined` becomes `null`, dates and ids are kept.
 */
export function copyDocument(document: PlainDocument): PlainDocument {
  return BSON.deserialize(BSON.serialize(document, { ignoreUndefined: false }));
}

/**
 * The stored form of an inserted document: `_id` comes first, and a missing one is created. As
 * with the driver, the caller's object gets the new `_id`, too.
 */
export function prepareDocument(document: PlainDocument): PlainDocument {
  document._id ??= new ObjectId();
  const { _id, ...rest } = document;
  return copyDocument({ _id, ...rest });
}

/** A string that is equal for equal values: canonical Extended JSON. */
export function keyOf(value: unknown): string {
  return BSON.EJSON.stringify({ value }, { relaxed: false });
}

/**
 * Resolves a dotted path through documents and array indexes.
 *
 * @returns `undefined` where there is no value
 */
export function valueAt(document: PlainDocument, path: string): unknown {
  return path.split('.').reduce<unknown>((value, part) => {
    if (Array.isArray(value)) {
      return value[Number(part)];
    }
    return isDocument(value) ? value[part] : undefined;
  }, document);
}

/**
 * The duplicate key error of a server, with the message that the manual documents.
 *
 * @param fields names and values of the index
 */
export function duplicateKeyError(
  namespace: string,
  index: string,
  fields: PlainDocument,
): MongoServerError {
  const shown = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return new MongoServerError({
    message: `E11000 duplicate key error collection: ${namespace} index: ${index} dup key: { ${shown.join(', ')} }`,
    code: 11000,
    keyPattern: Object.fromEntries(Object.keys(fields).map((name) => [name, 1])),
    keyValue: fields,
  });
}
