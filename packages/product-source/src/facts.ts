/** A place in the product: path below the checkout, line counted from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** A value of JSON. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** The part of JSON Schema (2020-12) that facts use. `{}` means: the source does not say. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly JsonValue[];
  readonly const?: JsonValue;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly default?: JsonValue;
  /** The product's own words and example (`@JSONSchema`). */
  readonly description?: string;
  readonly examples?: readonly JsonValue[];
  /** What the server answers to a value that breaks the rule of a keyword; `required` when it is missing. */
  readonly 'x-messages'?: Readonly<Record<string, string>>;
  /** Source text of the condition under which the field is validated (`@ValidateIf`). */
  readonly 'x-when'?: string;
  /** The field is required when that condition holds; without one, its type asks for it and no validator does. */
  readonly 'x-needed'?: boolean;
  /** A text is read as JSON, which a form needs (`@Transform`). */
  readonly 'x-json'?: boolean;
  /** The type is that of the source: no validator looks at it. */
  readonly 'x-unchecked'?: boolean;
  /** Validators that JSON Schema has no word for, as source text. */
  readonly 'x-rules'?: readonly string[];
  /** An ObjectId of an answer that no `@Transform` turns into text. */
  readonly 'x-raw'?: boolean;
}

/** Everything that was read from one checkout. */
export interface Facts {
  readonly format: 1;
  readonly commit: string;
  /** Day of the commit, `2026-08-21`. */
  readonly date: string;
  /** Prefix of every path unless the environment says otherwise: `/api`. */
  readonly routePrefix: string;
  readonly modules: readonly ModuleFact[];
  readonly operations: readonly OperationFact[];
  readonly schemas: readonly SchemaFact[];
  readonly errors: readonly ErrorFact[];
  readonly abilities: readonly AbilityFact[];
  readonly environment: readonly EnvironmentFact[];
  readonly collections: readonly CollectionFact[];
  readonly commands: readonly (Place & { readonly name: string })[];
  readonly packages: readonly (Place & {
    readonly name: string;
    readonly scripts: Readonly<Record<string, string>>;
    readonly dependencies: Readonly<Record<string, string>>;
    readonly devDependencies: Readonly<Record<string, string>>;
  })[];
  readonly frontendRoutes: readonly RouteFact[];
  /** Files that pages may name, with a hash of their content. */
  readonly files: readonly { readonly file: string; readonly hash: string }[];
}

/** A folder of `backend/src/modules`. */
export interface ModuleFact extends Place {
  readonly name: string;
  /** Controllers that the server loads: those in `<name>ModuleControllers`. */
  readonly controllers: readonly string[];
  /** What `index.ts` declares itself, with the names that an exported list holds. */
  readonly exports: readonly ExportFact[];
}

export interface ExportFact extends Place {
  readonly name: string;
  readonly kind: 'constant' | 'function' | 'class' | 'other';
  readonly type: string;
  /** Names in an exported list, keys in an exported object. */
  readonly members: readonly string[];
}

/** A value that a request carries. */
export interface ParameterFact {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  /** Validation does not ask for it; the method refuses every request without it. */
  readonly needed?: boolean;
  readonly schema: JsonSchema;
}

export interface BodyFact {
  readonly schema: JsonSchema;
  readonly contentType: string;
  readonly required: boolean;
  /** Fields that validation does not ask for, without which the method refuses every request. */
  readonly needed?: readonly string[];
  /** The largest size, where the method sets one: `10mb`. */
  readonly limit?: string;
  /** `class`: one with validators; of a `type` only the compiler knows; `stream` is read by hand. */
  readonly source: 'class' | 'type' | 'stream' | 'unknown';
}

export interface SuccessFact {
  readonly status: number;
  readonly contentType: string;
  readonly schema: JsonSchema;
  /** Status when the method returns undefined or null, which its type allows; null when it does not. */
  readonly empty: number | null;
  /**
   * Where the schema comes from: `type`, the compiler's type of what is returned; `claimed`, the same with types
   * that the source gives to stored documents and other values that nothing checks; `declared`, `@ResponseSchema`.
   */
  readonly source: 'declared' | 'claimed' | 'type' | 'none' | 'unknown';
  /** An id that is not text yet is sent as bytes: class-transformer takes an ObjectId for an object. */
  readonly hasRawId?: boolean;
}

/** An ability check: who may go on is decided by the rules that `ability` builds. */
export interface CheckFact {
  readonly ability: string;
  readonly action: string;
  readonly subject: string;
  /**
   * Attributes that the checked subject has; `type` when only its type is asked for, so that the
   * limits of rules do not count; `unknown` when the source does not tell them.
   */
  readonly attributes: readonly string[] | 'type' | 'unknown';
  /**
   * `refuses` when a failed check ends in an error, `shapes` when it only changes the answer,
   * `ignored` when nothing follows from it.
   */
  readonly effect: 'refuses' | 'shapes' | 'ignored';
  /** The check stands inside another condition, or beside one. */
  readonly conditional: boolean;
}

export interface CallersFact {
  /** `token` a Firebase ID token, `key` an API key, `none` nothing. */
  readonly needs: 'token' | 'key' | 'none';
  /** `@Authorized` stands on the method or its controller: 401 without a valid token. */
  readonly authorized: boolean;
  /** Roles in `@Authorized([...])`. The server's checker decides whether they mean anything. */
  readonly roles: readonly string[];
  /** The method itself refuses everybody whose role is not `admin`. */
  readonly adminsOnly: boolean;
  /** Ability builders that run for the call, also where nothing is asked of them. */
  readonly abilities: readonly string[];
  readonly checks: readonly CheckFact[];
}

export interface OperationFact extends Place {
  /** `Controller.method`. */
  readonly id: string;
  readonly module: string;
  readonly method: string;
  /** With prefix, parameters as `{name}`. */
  readonly path: string;
  /** False when no module list holds the controller, so that the server does not answer. */
  readonly served: boolean;
  /** Operation that the server registers earlier and that takes every request to this one. */
  readonly shadowedBy: string | null;
  readonly parameters: readonly ParameterFact[];
  /** Path parameters that are validated although the path does not have them: no request passes. */
  readonly lackingParameters?: readonly string[];
  readonly body: BodyFact | null;
  readonly success: SuccessFact;
  /** The method catches errors and puts their message into a response with the status of success. */
  readonly hidesErrors?: boolean;
  /** The response to an error is its message as text, not JSON. */
  readonly hasTextErrors?: boolean;
  /** `id` of errors that the reader finds in the method and in what it calls, in the order of the source. */
  readonly errors: readonly string[];
  readonly callers: CallersFact;
  /** What could not be determined, in words with place. */
  readonly unknown: readonly string[];
  /** Another one when the method, its facts or the errors that the reader finds have changed. */
  readonly state: string;
}

/** A `throw` of a status from 400 to 499 in the source. */
export interface ErrorFact extends Place {
  /** `file:line` in short: key for operations. */
  readonly id: string;
  readonly status: number;
  readonly name: string;
  /** The product's message; `{…}` for values that are put in. */
  readonly message: string;
}

export interface SchemaFact extends Place {
  readonly name: string;
  readonly schema: JsonSchema;
}

/** One rule of an ability builder. */
export interface AbilityFact extends Place {
  readonly ability: string;
  readonly effect: 'can' | 'cannot';
  /** `admin`, enrollment roles, or `*` for everybody who is signed in. */
  readonly role: string;
  readonly action: string;
  readonly subject: string;
  /** Fields that bind the rule: `courseId`. */
  readonly within: readonly string[];
  /** Further conditions around the rule, as source text. */
  readonly when: string;
}

export interface EnvironmentFact {
  readonly name: string;
  readonly app: string;
  readonly places: readonly Place[];
}

export interface CollectionFact {
  readonly name: string;
  readonly type: string;
  readonly fields: readonly { readonly name: string; readonly type: string }[];
  readonly indexes: readonly (Place & {
    readonly keys: string;
    readonly options: string;
    /** Method that creates it. */
    readonly method: string;
  })[];
  /** Files that change documents. */
  readonly writers: readonly string[];
  readonly places: readonly Place[];
}

/** A route of the web client. */
export interface RouteFact extends Place {
  readonly path: string;
  /** Path of the parent, whose guards come first; `/` where that is the root. */
  readonly parent: string;
  /** File of the component; empty when the route has none of its own. */
  readonly page: string;
  /** Components around the page, the outer one first. */
  readonly wrappers: readonly string[];
  /** Redirects before the page loads, in the order of the source, each with the conditions around it. */
  readonly guards: readonly { readonly when: readonly string[]; readonly to: string }[];
}
