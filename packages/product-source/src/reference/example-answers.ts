import type { JsonValue, OperationFact, SuccessFact } from '../facts.ts';
import { exampleOf } from '../openapi/example-of.ts';
import { BROKEN_RULE, type Failure } from '../openapi/list-failures.ts';
import type { RequestModel } from '../request/request-model.ts';
import { resolve, type Schemas } from '../schemas.ts';
import type { ReferenceOperation } from './reference.ts';

/** Longer examples are left out: the schema says the same in less space. */
const MAX_EXAMPLE = 700;
/** The server reports every error to Sentry, and tells the caller under which id. */
const REPORT = { sentryEventId: '…' };

/** One example for each status that an operation can answer with: the success, then errors in the order of the checks. */
export function exampleAnswers(
  { success }: OperationFact,
  errors: readonly Failure[],
  { schemas, request }: { readonly schemas: Schemas; readonly request: RequestModel },
): ReferenceOperation['answers'] {
  const byStatus = new Map([[success.status, successText(success, schemas)]]);
  for (const error of errors) {
    if (!byStatus.has(error.status)) {
      byStatus.set(error.status, JSON.stringify(errorBody(error, request), null, 2));
    }
  }
  return [...byStatus].map(([status, text]) => ({ status, text }));
}

function successText({ source, contentType, schema }: SuccessFact, schemas: Schemas): string {
  if (source === 'none') return 'No body.';
  if (contentType !== 'application/json') return contentType;
  const example = exampleOf(schema, schemas);
  const text = example === undefined ? '' : JSON.stringify(example, null, 2);
  if (text.length <= 4) return 'Unknown: the source does not say what the body holds.';
  return text.length > MAX_EXAMPLE ? 'A long body: see its schema.' : text;
}

/** In the shapes of `HttpErrorHandler` (backend/src/shared/middleware/errorHandler.ts). */
function errorBody({ status, message, name }: Failure, request: RequestModel): JsonValue {
  if (status === 401) {
    return { message: 'You are not authorized to access this resource.', ...REPORT };
  }
  if (message === BROKEN_RULE) return brokenRuleBody(request);
  if (name === undefined && status === 403) {
    const refusal = `Access is denied for request on ${request.method} ${request.path}`;
    return { message: refusal, ...REPORT, name: 'AccessDeniedError' };
  }
  return { message, ...REPORT, ...(name !== undefined && name !== 'Error' && { name }) };
}

function brokenRuleBody({ fields, schemas }: RequestModel): JsonValue {
  const messageOf = ({ schema }: RequestModel['fields'][number]) =>
    schema['x-messages']?.required ?? resolve(schema, schemas)['x-messages']?.required;
  const broken = fields.find((field) => field.isRequired && messageOf(field) !== undefined);
  const part = { body: 'body', query: 'queries', path: 'params', header: 'headers' }[
    broken?.place ?? 'body'
  ];
  const constraints = { '…': (broken && messageOf(broken)) ?? '…' };
  return {
    errors: [{ target: {}, property: broken?.name ?? '…', children: [], constraints }],
    message: `Invalid ${part}, check 'errors' property for more info.`,
    ...REPORT,
  };
}
