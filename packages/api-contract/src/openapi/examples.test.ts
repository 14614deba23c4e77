import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { JsonSchema, JsonValue } from '../http/json-schema.ts';
import { buildOpenApiDocument } from './build-document.ts';
import type { MediaTypes } from './open-api-document.ts';

const HOME = 'https://contract.invalid/';
const document = buildOpenApiDocument();
const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true });
addFormatsModule.default(ajv);
ajv.addFormat('password', true);
for (const [name, schema] of Object.entries(document.components.schemas)) {
  ajv.addSchema({ ...Object(withAddresses(schema)), $id: `${HOME}${name}` });
}

/** The validator knows schemas by address: `#/components/schemas/Course` gets one. */
function withAddresses(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/components/schemas/', `"${HOME}`));
}

function problemsOf(schema: JsonSchema, example: JsonValue): readonly string[] {
  const validate = ajv.compile(Object(withAddresses(schema)));
  validate(example);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function examplesIn(where: string, media: MediaTypes = {}) {
  return Object.entries(media).flatMap(([type, { schema, example }]) =>
    example === undefined ? [] : [{ where: `${where} ${type}`, schema, example }],
  );
}

const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const examples = [
  ...operations.flatMap((operation) => [
    ...examplesIn(`${operation.operationId} body`, operation.requestBody?.content),
    ...Object.entries(operation.responses).flatMap(([status, response]) =>
      examplesIn(`${operation.operationId} ${status}`, response.content),
    ),
    ...(operation.parameters ?? []).map(({ name, schema, example }) => ({
      where: `${operation.operationId} parameter ${name}`,
      schema,
      example,
    })),
  ]),
  ...Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    (schema.examples ?? []).map((example) => ({ where: `schema ${name}`, schema, example })),
  ),
];

describe('the examples of the OpenAPI document', () => {
  it('are many: one for every body, answer, parameter and schema', () => {
    expect(examples.length).toBeGreaterThan(400);
  });

  it.each(examples)('fit their schema: $where', ({ schema, example }) => {
    expect(problemsOf(schema, example)).toEqual([]);
  });

  it.each([
    ['SignUpBody', { email: 'asha', password: 'short', firstName: 'R2-D2' }, 3],
    ['MoveModuleBody', {}, 3],
    [
      'CreateModuleBody',
      {
        name: 'a',
        description: 'b',
        afterModuleId: '665f1c2ab7e4d90012a3f403',
        beforeModuleId: '665f1c2ab7e4d90012a3f404',
      },
      1,
    ],
  ])('would be refused where they break a rule: %s', (name, example, count) => {
    expect(problemsOf({ $ref: `#/components/schemas/${name}` }, example)).toHaveLength(count);
  });
});
