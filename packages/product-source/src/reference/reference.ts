import type { Failure as ReferenceFailure } from '../openapi/list-failures.ts';
import type { RequestSample } from '../request/write-samples.ts';

export type { ReferenceFailure };

/** What the API pages show: one start page and one page per module, ready to be rendered. */
export interface Reference {
  readonly commit: string;
  /** Day of the commit, `2026-08-21`. */
  readonly date: string;
  readonly server: string;
  readonly groups: readonly ReferenceGroup[];
  /** Errors of the database layer that most operations share; pages of groups leave them out. */
  readonly sharedErrors: readonly ReferenceFailure[];
}

/** A module: its operations by controller, and the schemas to which they lead. */
export interface ReferenceGroup {
  /** Last part of the address: `course-registration`. */
  readonly slug: string;
  readonly module: string;
  readonly title: string;
  readonly text: string;
  readonly controllers: readonly {
    readonly name: string;
    readonly title: string;
    readonly operations: readonly ReferenceOperation[];
  }[];
  readonly schemas: readonly ReferenceSchema[];
}

/** One operation. Its anchor is its id. */
export interface ReferenceOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly title: string;
  /** Who may call it, in sentences with code between backticks. */
  readonly callers: readonly string[];
  readonly parameters: readonly (ReferenceField & { readonly place: string })[];
  readonly body?: {
    readonly contentType: string;
    readonly type: string;
    readonly fields: readonly ReferenceField[];
    /** Neither validation nor a type asks for it. */
    readonly isOptional: boolean;
  };
  readonly success: ReferenceSuccess;
  /** In the order in which the server checks. */
  readonly errors: readonly ReferenceFailure[];
  /** What differs from what a caller expects, and what the source does not decide: of all, of request and response. */
  readonly notes: Readonly<Record<'operation' | 'request' | 'response', readonly string[]>>;
  readonly samples: readonly RequestSample[];
  /** One per status that the operation can answer with, the success first: JSON, or words. */
  readonly answers: readonly { readonly status: number; readonly text: string }[];
  /** `https://github.com/…#L12`. */
  readonly source: string;
  /** `CourseController.ts:232`. */
  readonly place: string;
}

export interface ReferenceField {
  readonly name: string;
  /** In words. Names of schemas in it lead to the schema of the same page, where the page has it. */
  readonly type: string;
  readonly isRequired: boolean;
  /** Limits, allowed values, default: `3 to 255 characters`. */
  readonly rules: readonly string[];
  /** The product's own words about it, with code between backticks. */
  readonly text?: string;
  /** As JSON. Left out where it is long. */
  readonly example?: string;
  /** Fields of the named schema to which the type leads, of bodies. */
  readonly fields?: readonly ReferenceField[];
}

export interface ReferenceSuccess {
  readonly status: number;
  readonly contentType?: string;
  /** Missing where the answer has no body. */
  readonly type?: string;
  /** Of an answer without a named schema. */
  readonly fields: readonly ReferenceField[];
  readonly note?: string;
}

/** A named schema. Its anchor is `schema-Name`. */
export interface ReferenceSchema {
  readonly name: string;
  readonly type: string;
  readonly fields: readonly ReferenceField[];
  readonly rules: readonly string[];
  /** What leads directly to it: operations by id, schemas by name. */
  readonly usedBy: readonly { readonly anchor: string; readonly title: string }[];
}
