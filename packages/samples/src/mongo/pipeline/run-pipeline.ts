import { Aggregator, ProcessingMode } from 'mingo';
import { checkStage, hasOperators, isDocument, type PlainDocument } from './check-stage.ts';

export { hasOperators, isDocument, type PlainDocument };

/**
 * Runs a pipeline one stage at a time.
 *
 * The lessons' blocks and the explorer on the page both use this function.
 *
 * @param documents input of the first stage; they are not changed
 * @param stages each an object with one field, the name of the stage
 * @param collections collections for `$lookup`, by name
 * @returns `results`: the documents after each stage, up to the first that fails; `problem`: that one, `stage` counted
 *   from 0
 */
export function runPipeline(
  documents: readonly PlainDocument[],
  stages: readonly unknown[],
  collections: Readonly<Record<string, readonly PlainDocument[]>>,
) {
  const results: (readonly PlainDocument[])[] = [];
  let current = documents;
  for (const [index, stage] of stages.entries()) {
    const outcome = runStage(current, stage, collections);
    if (typeof outcome === 'string') {
      return { results, problem: { stage: index, message: outcome } };
    }
    results.push(outcome);
    current = outcome;
  }
  return { results, problem: undefined };
}

/** Stages that read another collection. */
const FROM_ELSEWHERE: readonly string[] = ['$lookup', '$graphLookup', '$unionWith'];

/** The documents after the stage, or an error message. */
function runStage(
  documents: readonly PlainDocument[],
  stage: unknown,
  collections: Readonly<Record<string, readonly PlainDocument[]>>,
): readonly PlainDocument[] | string {
  const names = isDocument(stage) ? Object.keys(stage) : [];
  const [name] = names;
  if (!isDocument(stage) || name === undefined || names.length > 1) {
    return names.length > 1
      ? `A stage has one name, and this one has ${names.length}: ${names.join(', ')}.`
      : 'A stage is an object with one field: its name, such as { "$match": { … } }.';
  }
  if (!name.startsWith('$')) {
    return `"${name}" is no stage: the name of a stage begins with "$".`;
  }
  const wrongForm = checkStage(name, stage[name]);
  if (wrongForm !== undefined) {
    return `${name} ${wrongForm}.`;
  }
  const unknown = unknownCollection(name, stage[name], collections);
  if (unknown !== undefined) {
    return unknown;
  }
  try {
    const aggregator = new Aggregator([stage], {
      processingMode: ProcessingMode.CLONE_ALL,
      scriptEnabled: false,
      collectionResolver: (collection) => [...(collections[collection] ?? [])],
    });
    // mingo leaves a hole for each document that $redact drops.
    const after = aggregator
      .run<PlainDocument>([...documents])
      .filter((document) => document !== undefined);
    const projection = name === '$project' ? stage[name] : undefined;
    return isDocument(projection)
      ? after.map((document, index) => orderFields(document, documents[index] ?? {}, projection))
      : after;
  } catch (error) {
    return explain(name, error);
  }
}

/** A server treats a missing collection as empty; here it is most likely a spelling mistake. */
function unknownCollection(
  name: string,
  value: unknown,
  collections: Readonly<Record<string, readonly PlainDocument[]>>,
): string | undefined {
  const from = isDocument(value) ? (value.from ?? value.coll) : value;
  const isFromElsewhere = FROM_ELSEWHERE.includes(name) && typeof from === 'string';
  if (!isFromElsewhere || Object.hasOwn(collections, from)) {
    return undefined;
  }
  const known = Object.keys(collections).join(', ');
  return `${name} looks into "${from}", which does not exist. There are: ${known}.`;
}

function explain(name: string, error: unknown): string {
  // A malformed stage can make mingo throw an internal error, whose message would not help.
  if (error instanceof TypeError) {
    return `${name} has a form that is not understood here. MongoDB's reference shows its fields.`;
  }
  const text = error instanceof Error ? error.message : String(error);
  const operator = /(?:accumulator|operator) '?(\$\w*)/.exec(text)?.[1];
  if (operator === name) {
    return `"${name}" is no stage that is known here.`;
  }
  if (operator !== undefined && /not registered|unregistered|unknown/i.test(text)) {
    return `${name} uses "${operator}", which is no operator that is known here.`;
  }
  return `${name} fails: ${text.replace(/\.$/, '')}.`;
}

/**
 * Orders the fields of a projected document like a server: `_id`, then the included fields
 * in the order of the original, then the computed ones in the order of the projection. mingo sorts
 * them alphabetically.
 *
 * @param projected result of mingo
 * @param original the document before the projection
 * @param projection value of the `$project` stage
 */
export function orderFields(
  projected: PlainDocument,
  original: PlainDocument,
  projection: PlainDocument,
): PlainDocument {
  const isKept = (name: string) => Object.hasOwn(original, name) && !isComputed(projection[name]);
  const names = new Set([
    '_id',
    ...Object.keys(original).filter(isKept),
    ...Object.keys(projection),
    ...Object.keys(projected),
  ]);
  const ordered = [...names].filter((name) => Object.hasOwn(projected, name));
  return Object.fromEntries(
    ordered.map((name) => {
      const [value, before] = [projected[name], original[name]];
      const isNested = isKept(name) && isDocument(value) && isDocument(before);
      return [name, isNested ? orderFields(value, before, {}) : value];
    }),
  );
}

function isComputed(value: unknown): boolean {
  return typeof value === 'string' || Array.isArray(value) || hasOperators(value);
}
