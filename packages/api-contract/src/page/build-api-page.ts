import type { JsonSchema } from '../http/json-schema.ts';
import type {
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
} from '../openapi/open-api-document.ts';
import type {
  ApiBody,
  ApiOperation,
  ApiPage,
  ApiParameter,
  ApiSchema,
  ApiSuccess,
} from './api-page.ts';
import { describeFields, describeRules, describeType } from './describe-schema.ts';

type Located = { readonly path: string; readonly method: string; readonly value: OpenApiOperation };

/**
 * Turns the OpenAPI document into what the API page shows.
 *
 * @throws {Error} when an operation has no success answer
 */
export function buildApiPage(document: OpenApiDocument): ApiPage {
  const located = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, value]) => ({ path, method, value })),
  );
  const descriptions = new Map(document.tags.map(({ name, description }) => [name, description]));
  return {
    introduction: String(document.info.description ?? '').split('\n\n'),
    servers: document.servers.map(({ url, description, variables = {} }) => ({
      url: Object.entries(variables).reduce(
        (address, [name, variable]) => address.replace(`{${name}}`, variable.default),
        url,
      ),
      description,
    })),
    groups: document['x-tagGroups'].map((group) => ({
      name: group.name,
      tags: group.tags.map((name) => ({
        name,
        anchor: `tag-${name.toLowerCase().replaceAll(' ', '-')}`,
        description: descriptions.get(name) ?? '',
        operations: located
          .filter(({ value }) => value.tags.includes(name))
          .map((operation) => buildOperation(operation, document)),
      })),
    })),
    schemas: Object.entries(document.components.schemas).map(([name, schema]) =>
      buildSchema(name, schema),
    ),
  };
}

function buildOperation({ path, method, value }: Located, document: OpenApiDocument): ApiOperation {
  const { parameters = [] } = value;
  const body = bodyOf(value, document);
  return {
    id: value.operationId,
    method: method.toUpperCase(),
    path,
    examplePath: fillPath(path, parameters),
    summary: value.summary,
    // The description also says who may call it and what deviates; the page has places for these.
    description: value.description.split('\n\n')[0] ?? '',
    needsToken: value.security.length > 0,
    callers: value['x-callers'],
    notes: value['x-deviations'] ?? [],
    parameters: parameters.map(buildParameter),
    ...(body === undefined ? {} : { body }),
    success: successOf(value),
    errors: Object.entries(value.responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, { description }]) => ({ status: Number(status), meaning: description })),
  };
}

function fillPath(path: string, parameters: readonly OpenApiParameter[]): string {
  return parameters.reduce(
    (filled, { name, example }) => filled.replace(`{${name}}`, String(example)),
    path,
  );
}

function buildParameter(parameter: OpenApiParameter): ApiParameter {
  const { name, required, description, schema } = parameter;
  return {
    name,
    place: parameter.in,
    isRequired: required,
    description,
    type: describeType(schema),
    rules: describeRules(schema),
  };
}

function bodyOf({ requestBody }: OpenApiOperation, document: OpenApiDocument): ApiBody | undefined {
  const [entry] = Object.entries(requestBody?.content ?? {});
  if (entry === undefined) {
    return undefined;
  }
  const [contentType, { schema, example = null }] = entry;
  const type = describeType(schema);
  const resolved = document.components.schemas[type.schema ?? ''] ?? schema;
  return {
    contentType,
    type,
    fields: describeFields(resolved),
    rules: describeRules(resolved),
    example,
  };
}

function successOf({ operationId, responses }: OpenApiOperation): ApiSuccess {
  const found = Object.entries(responses).find(([status]) => Number(status) < 300);
  if (found === undefined) {
    throw new Error(`${operationId} has no answer for success.`);
  }
  const [status, { description, content = {} }] = found;
  const [media] = Object.entries(content);
  if (media === undefined) {
    return { status: Number(status), description, fields: [] };
  }
  const [contentType, { schema, example = null }] = media;
  return {
    status: Number(status),
    description,
    contentType,
    type: describeType(schema),
    fields: describeFields(schema),
    example,
  };
}

function buildSchema(name: string, schema: JsonSchema): ApiSchema {
  const parts = schema.oneOf?.filter(({ $ref, type }) => ($ref ?? type) !== undefined) ?? [];
  const all = (schema.allOf ?? []).flatMap((part) => describeFields(part));
  return {
    name,
    description: schema.description ?? '',
    type: describeType(schema),
    fields: [...describeFields(schema), ...all],
    alternatives: schema.properties === undefined ? parts.map(describeType) : [],
    rules: describeRules(schema),
  };
}
