import { BSON, MongoServerError, ObjectId } from 'mongodb';
import { isDocument, type PlainDocument } from '../pipeline/index.ts';

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
