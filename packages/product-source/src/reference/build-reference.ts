import type { Facts, OperationFact } from '../facts.ts';
import { describeCallers } from '../openapi/describe-callers.ts';
import { listFailures } from '../openapi/list-failures.ts';
import type { Failure, Texts } from '../openapi/read-texts.ts';
import { initialEntries } from '../request/read-entries.ts';
import { buildRequestModel, SERVER } from '../request/request-model.ts';
import { writeSamples } from '../request/write-samples.ts';
import { reachedFrom, referencesOf, resolve, type Schemas, schemasOf } from '../schemas.ts';
import {
  describeFields,
  describeRules,
  describeType,
  describeWords,
  type ReferenceField,
  unfoldFields,
} from './describe-schema.ts';
import { exampleAnswers } from './example-answers.ts';

/** An error of the database layer counts as shared when this many operations can end in it. */
const SHARED_BY = 100;
const ABBREVIATIONS = /^(hp|ai|csv|url)$/;

interface Sources {
  readonly facts: Facts;
  readonly texts: Texts;
  readonly schemas: Schemas;
  readonly shared: readonly Failure[];
}

/** What the API pages show: one start page and one page per module, ready to be rendered. */
export type Reference = ReturnType<typeof buildReference>;
/** A module: its operations by controller, and the schemas to which they lead. */
export type ReferenceGroup = ReturnType<typeof buildGroup>;
/** One operation. Its anchor is its id. */
export type ReferenceOperation = ReturnType<typeof buildOperation>;

/** Turns facts and texts into what the API pages show. Operations that the server does not serve are left out. */
export function buildReference(facts: Facts, texts: Texts) {
  const shared = findSharedErrors(texts);
  const sources: Sources = { facts, texts, schemas: schemasOf(facts), shared };
  return {
    commit: facts.commit,
    /** Day of the commit, `2026-08-21`. */
    date: facts.date,
    server: SERVER,
    groups: groupNames(facts).map((module) => buildGroup(sources, module)),
    /** Errors of the database layer that most operations share; pages of groups leave them out. */
    sharedErrors: shared,
  };
}

/** Modules with operations, in the order of their addresses. */
function groupNames(facts: Facts): readonly string[] {
  const served = facts.operations.filter(({ served }) => served);
  return [...new Set(served.map(({ module }) => module))].sort();
}

/** Addresses of the API pages, without the base path. */
export function referenceRoutes(facts: Facts): readonly string[] {
  return ['/api', '/api/changes', ...groupNames(facts).map((module) => `/api/${slugOf(module)}`)];
}

/** `courseRegistration` → `course-registration`. */
export function slugOf(module: string): string {
  return module.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** `CourseVersionController` → `Course version`. */
function titleOf(name: string): string {
  const words = slugOf(name.replace(/Controller$/, '')).split('-');
  const text = words
    .map((word) => (ABBREVIATIONS.test(word) ? word.toUpperCase() : word))
    .join(' ');
  return capitalized(text);
}

/** The text with a capital at its start. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function findSharedErrors({ readings }: Texts): readonly Failure[] {
  const all = [...readings.values()].flatMap(({ errors }) => errors);
  const internal = all.filter(({ status }) => status === 500);
  const isShared = ({ message }: Failure) =>
    internal.filter((one) => one.message === message).length >= SHARED_BY;
  const shared = new Map(internal.filter(isShared).map((failure) => [failure.message, failure]));
  return [...shared.values()];
}

function buildGroup(sources: Sources, module: string) {
  const { facts, texts } = sources;
  const operations = facts.operations.filter(
    (operation) => operation.module === module && operation.served,
  );
  const controllers = [...new Set(operations.map(({ id }) => controllerOf(id)))];
  const shared = sharedIds(sources, operations);
  return {
    /** Last part of the address: `course-registration`. */
    slug: slugOf(module),
    module,
    title: titleOf(module),
    text: texts.sentences.get(module) ?? '',
    /** Origin of the server. */
    server: SERVER,
    /** What is the same for all operations, in sentences with code between backticks. */
    notes: noIdNotes(shared),
    controllers: controllers.map((name) => ({
      name,
      title: titleOf(name),
      operations: operations
        .filter(({ id }) => controllerOf(id) === name)
        .map((operation) => buildOperation(sources, operation, shared)),
    })),
    schemas: listSchemas(sources, operations),
  };
}

/** Names that several operations take, and that none of them checks to be an id. */
function sharedIds({ texts, schemas }: Sources, operations: readonly OperationFact[]) {
  const idsOf = ({ id }: OperationFact) => texts.readings.get(id)?.ids ?? [];
  const takes = ({ parameters, body }: OperationFact, name: string) =>
    parameters.some((parameter) => parameter.name === name) ||
    resolve(body?.schema ?? {}, schemas).properties?.[name] !== undefined;
  return [...new Set(operations.flatMap(idsOf))].filter((name) => {
    const takers = operations.filter((operation) => takes(operation, name));
    return takers.length > 1 && takers.every((operation) => idsOf(operation).includes(name));
  });
}

function noIdNotes(names: readonly string[]): readonly string[] {
  const listed = names.map((name) => `\`${name}\``).join(', ');
  return names.length === 0
    ? []
    : [`A value that is not an id may be answered with 500: ${listed}.`];
}

function controllerOf(id: string): string {
  return id.split('.')[0] ?? '';
}

function buildOperation(
  sources: Sources,
  operation: OperationFact,
  sharedNames: readonly string[],
) {
  const { facts, texts, schemas } = sources;
  const { body, file, line } = operation;
  const request = buildRequestModel(operation, schemas);
  const errors = listFailures(sources, operation).filter(
    ({ message }) => !sources.shared.some((one) => one.message === message),
  );
  return {
    id: operation.id,
    method: operation.method.toUpperCase(),
    path: operation.path,
    title: (texts.sentences.get(operation.id) ?? '').replace(/\.$/, ''),
    /** Who may call it, in sentences with code between backticks. */
    callers: describeCallers(sources, operation),
    parameters: operation.parameters.map(({ name, in: place, required, schema }) => ({
      name,
      place,
      isRequired: required,
      type: describeType(schema),
      rules: describeRules(schema),
      ...describeWords(schema),
    })),
    ...(body !== null && {
      body: {
        contentType: body.contentType,
        type: describeType(body.schema),
        fields: unfoldFields(describeFields(resolve(body.schema, schemas)), schemas),
        /** Neither validation nor a type asks for it. */
        isOptional:
          !body.required &&
          body.source === 'class' &&
          !JSON.stringify(resolve(body.schema, schemas)).includes('x-needed'),
      },
    }),
    success: buildSuccess(operation, texts),
    /** In the order in which the server checks. */
    errors,
    notes: buildNotes(operation, texts, sharedNames),
    samples: writeSamples(request, initialEntries(request)),
    /** One per status that the operation can answer with, the success first: JSON, or words. */
    answers: exampleAnswers(operation, errors, { schemas, request }),
    /** `https://github.com/…#L12`. */
    source: sourceUrl(facts, file, line),
    /** `CourseController.ts:232`. */
    place: `${file.split('/').at(-1)}:${line}`,
  };
}

/** A line of the product at the commit of the facts. */
export function sourceUrl({ commit }: Facts, file: string, line: number): string {
  return `https://github.com/vicharanashala/vibe/blob/${commit.slice(0, 9)}/${file}#L${line}`;
}

interface ReferenceSuccess {
  readonly status: number;
  readonly contentType?: string;
  /** Missing where the answer has no body. */
  readonly type?: string;
  /** Of an answer without a named schema. */
  readonly fields: readonly ReferenceField[];
  readonly note?: string;
}

function buildSuccess({ id, success }: OperationFact, texts: Texts): ReferenceSuccess {
  const { status, contentType, schema, source } = success;
  const empty = texts.readings.get(id)?.isFilled ? null : success.empty;
  if (source === 'none') return { status, fields: [], ...(status >= 400 && { type: 'error' }) };
  return {
    status,
    contentType,
    type: source === 'unknown' ? 'unknown' : describeType(schema),
    fields: describeFields(schema),
    ...(empty !== null && {
      note: `If the method returns nothing, which its type allows, the status is ${empty}.`,
    }),
  };
}

/** What differs from what a caller expects, each where it is read: what a request needs, what a response may be. */
function buildNotes(operation: OperationFact, texts: Texts, sharedNames: readonly string[]) {
  const { body, hidesErrors, lackingParameters = [] } = operation;
  const reading = texts.readings.get(operation.id);
  const ids = (reading?.ids ?? []).filter((name) => !sharedNames.includes(name));
  const { shadowedBy, success, unknown } = operation;
  const needed = operation.parameters.flatMap((one) => (one.needed ? one.name : []));
  const operationNotes = [
    shadowedBy !== null &&
      `The server never reaches this operation: \`${shadowedBy}\` takes its requests.`,
    lackingParameters.length > 0 &&
      `Every request is refused with 400: validation asks for \`${lackingParameters.join('`, `')}\` in the path, which has no such part.`,
    texts.sentences.get(`${operation.id} note`),
    reading === undefined &&
      'Nobody has read this operation in the source yet: its errors are those that a program finds in the method and in what it calls.',
    reading !== undefined &&
      reading.state !== operation.state &&
      'The source has changed since somebody read it: errors and notes may be others now.',
    ...unknown.map((text) => `Unknown: the method ${text}.`),
  ];
  const request = [
    body?.source === 'stream' && 'The body is read by hand and not validated.',
    (body?.source === 'type' || body?.source === 'unknown') && 'The body is not validated.',
    needed.length > 0 && `The method itself refuses a request without \`${needed.join('`, `')}\`.`,
    body?.needed && `The method itself refuses a body without \`${body.needed.join('`, `')}\`.`,
    body?.limit && `A body above ${body.limit.replace('mb', ' MB')} is refused with 500.`,
    ...noIdNotes(ids),
  ];
  const response = [
    hidesErrors &&
      `Some errors are caught and answered with status ${success.status} and their message.`,
    (success.source === 'declared' || success.source === 'claimed') &&
      'Nothing checks this type when the response is sent.',
    success.hasRawId && 'Ids may arrive as bytes: `{"buffer":{"type":"Buffer","data":[…]}}`.',
  ];
  const isText = (text: unknown) => typeof text === 'string';
  return {
    operation: operationNotes.filter(isText),
    request: request.filter(isText),
    response: response.filter(isText),
  };
}

/** Schemas to which a page leads, sorted by name. Those of whole bodies stand with their operations. */
function listSchemas({ schemas, texts }: Sources, operations: readonly OperationFact[]) {
  const leads = operations.map(({ id, body, success, parameters }) => ({
    anchor: id,
    title: (texts.sentences.get(id) ?? id).replace(/\.$/, ''),
    from: [
      resolve(body?.schema ?? {}, schemas),
      success.source === 'none' ? {} : success.schema,
      ...parameters.map(({ schema }) => schema),
    ],
  }));
  const found = Object.entries(reachedFrom(leads, schemas));
  const all = [
    ...leads,
    ...found.map(([name, schema]) => ({ anchor: `schema-${name}`, title: name, from: [schema] })),
  ];
  const sorted = found.sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([name, schema]) => {
    const users = all.filter(
      ({ title, from }) => title !== name && referencesOf(from).includes(name),
    );
    return {
      name,
      type: describeType(schema),
      fields: describeFields(schema),
      rules: describeRules(schema),
      /** What leads directly to it: operations by id, schemas by name. */
      usedBy: users.map(({ anchor, title }) => ({ anchor, title })),
    };
  });
}
