import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { readNewestFacts } from '../compare/find-stale.ts';
import { buildOpenApi } from './build-openapi.ts';
import { findTextGaps, readTexts } from './read-texts.ts';

const facts = readNewestFacts();
const texts = readTexts();
const document = JSON.parse(JSON.stringify(buildOpenApi(facts, texts)));

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormatsModule.default(ajv);
ajv.addFormat('binary', true);
ajv.addFormat('iso-8601', true);
ajv.addSchema({ $id: 'https://facts.invalid/', components: document.components });

/** Compiled once per schema: many operations name the same one. */
const validators = new Map<string, ValidateFunction>();

function problemsOf(schema: unknown, example: unknown): readonly string[] {
  const text = JSON.stringify(schema).replaceAll('"#/', '"https://facts.invalid/#/');
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text));
  validators.set(text, validate);
  validate(example);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

interface Media {
  readonly schema: unknown;
  readonly example?: unknown;
}
interface Described {
  readonly operationId: string;
  readonly parameters: readonly (Media & { readonly name: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Media>> }>
  >;
}
const operations = Object.values<Record<string, Described>>(document.paths).flatMap((methods) =>
  Object.values(methods),
);

describe('the recorded facts', () => {
  it('have a text for every operation, and an operation for every text', () => {
    expect(findTextGaps(facts, texts)).toEqual([]);
  });

  it('keep their identifiers apart', () => {
    const ids = facts.operations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(facts.errors.map(({ id }) => id)).size).toBe(facts.errors.length);
  });

  it('refer to nothing that is missing', () => {
    const names = new Set(Object.keys(document.components.schemas));
    const used = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      ([, name]) => name ?? '',
    );
    expect(used.filter((name) => !names.has(name))).toEqual([]);
    const errors = new Set(facts.errors.map(({ id }) => id));
    expect(
      facts.operations.flatMap((operation) => operation.errors).filter((id) => !errors.has(id)),
    ).toEqual([]);
  });
});

describe('the examples of the document', () => {
  const examples = operations.flatMap(({ operationId, parameters, requestBody, responses }) => [
    ...parameters.map((parameter) => ({ where: `${operationId} ${parameter.name}`, ...parameter })),
    ...[requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.values(part?.content ?? {}).map((media) => ({ where: operationId, ...media })),
    ),
  ]);

  it('fit their schemas', () => {
    const shown = examples.filter(({ example }) => example !== undefined);
    expect(shown.length).toBeGreaterThan(600);
    const wrong = shown.flatMap(({ where, schema, example }) =>
      problemsOf(schema, example).map((problem) => `${where} ${problem}`),
    );
    expect(wrong).toEqual([]);
  });

  it('would be refused without what is required', () => {
    expect(problemsOf({ $ref: '#/components/schemas/LoginBody' }, {})).not.toEqual([]);
  });
});
