import type { JsonSchema, JsonValue } from '../http/json-schema.ts';
import type { HttpMethod } from '../http/operation.ts';

/** The part of an OpenAPI 3.1 document that this contract writes. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: Readonly<Record<string, JsonValue>>;
  readonly servers: readonly OpenApiServer[];
  readonly security: readonly SecurityRequirement[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly 'x-tagGroups': readonly { readonly name: string; readonly tags: readonly string[] }[];
  readonly paths: Readonly<Record<string, OpenApiPath>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, JsonValue>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
}

/** An address under which the API may be reached. */
export interface OpenApiServer {
  readonly url: string;
  readonly description: string;
  readonly variables?: Readonly<
    Record<string, { readonly default: string; readonly description: string }>
  >;
}

/** The operations of one path. */
export type OpenApiPath = Readonly<Partial<Record<HttpMethod, OpenApiOperation>>>;

type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

/** One operation of the document. */
export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly SecurityRequirement[];
  readonly parameters?: readonly OpenApiParameter[];
  readonly requestBody?: { readonly required: true; readonly content: MediaTypes };
  readonly responses: Readonly<Record<string, OpenApiResponse>>;
  /** Who may call it, as a sentence. */
  readonly 'x-callers': string;
  /** Roles that were measured to pass; left out where they were not. */
  readonly 'x-roles'?: readonly string[];
  /** Where the server of July 2025 does something else. */
  readonly 'x-deviations'?: readonly string[];
}

/** A parameter of the path or of the query. */
export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example: JsonValue;
}

/** An answer. */
export interface OpenApiResponse {
  readonly description: string;
  readonly content?: MediaTypes;
}

/** Content type to schema and example. */
export type MediaTypes = Readonly<
  Record<string, { readonly schema: JsonSchema; readonly example?: JsonValue }>
>;
