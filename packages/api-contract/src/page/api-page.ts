import type { JsonValue } from '../http/json-schema.ts';

/** What the API page shows: the OpenAPI document, resolved into rows that need no further look-up. */
export interface ApiPage {
  /** Paragraphs about the whole API. */
  readonly introduction: readonly string[];
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly groups: readonly ApiGroup[];
  readonly schemas: readonly ApiSchema[];
}

/** Tags that belong together. */
export interface ApiGroup {
  readonly name: string;
  readonly tags: readonly ApiTag[];
}

/** A tag and its operations, in the order of the document. */
export interface ApiTag {
  readonly name: string;
  /** Anchor: `tag-course-items`. */
  readonly anchor: string;
  readonly description: string;
  readonly operations: readonly ApiOperation[];
}

/** One operation. Its anchor is its id. */
export interface ApiOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The path with example ids in it. */
  readonly examplePath: string;
  readonly summary: string;
  readonly description: string;
  readonly needsToken: boolean;
  readonly callers: string;
  readonly notes: readonly string[];
  readonly parameters: readonly ApiParameter[];
  readonly body?: ApiBody;
  readonly success: ApiSuccess;
  readonly errors: readonly { readonly status: number; readonly meaning: string }[];
}

/** A parameter of path or query. */
export interface ApiParameter extends ApiField {
  readonly place: 'path' | 'query';
}

/** A named value. */
export interface ApiField {
  readonly name: string;
  readonly type: ApiType;
  readonly isRequired: boolean;
  readonly description: string;
  /** Rules in words: `3 to 255 characters`. */
  readonly rules: readonly string[];
}

/** A type in words; `schema` is the schema that it leads to. */
export interface ApiType {
  readonly text: string;
  readonly schema?: string;
}

/** The body of a request. */
export interface ApiBody {
  readonly contentType: string;
  readonly type: ApiType;
  readonly fields: readonly ApiField[];
  readonly rules: readonly string[];
  readonly example: JsonValue;
}

/** The answer when all goes well. */
export interface ApiSuccess {
  readonly status: number;
  readonly description: string;
  readonly contentType?: string;
  readonly type?: ApiType;
  /** Fields of an answer that has no schema of its own. */
  readonly fields: readonly ApiField[];
  readonly example?: JsonValue;
}

/** A named schema. Its anchor is `schema-Name`. */
export interface ApiSchema {
  readonly name: string;
  readonly description: string;
  readonly type: ApiType;
  readonly fields: readonly ApiField[];
  /** Types of which one must fit. */
  readonly alternatives: readonly ApiType[];
  readonly rules: readonly string[];
}
