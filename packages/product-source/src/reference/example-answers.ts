import type { OperationFact, SuccessFact } from '../facts.ts';
import { exampleOf } from '../openapi/example-of.ts';
import { BROKEN_RULE, brokenRuleOf } from '../openapi/list-failures.ts';
import type { Failure } from '../openapi/read-texts.ts';
import type { RequestModel } from '../request/request-model.ts';
import type { Schemas } from '../schemas.ts';

/** Longer examples are left out: the schema says the same in less space. */
const MAX_EXAMPLE = 1500;

/**
 * The body of the success, and that of a request that fails validation, by status. Other errors are `name` and `message`,
 * and the page lists the messages.
 */
export function exampleAnswers(
  { success, hasTextErrors = false }: OperationFact,
  errors: readonly Failure[],
  { schemas, request }: { readonly schemas: Schemas; readonly request: RequestModel },
) {
  const answers = [{ status: success.status, text: successText(success, schemas) }];
  const refused = errors.find(({ message }) => message === BROKEN_RULE);
  if (refused !== undefined) {
    const body = brokenRuleBody(request);
    const text = hasTextErrors ? body.message : JSON.stringify(body, null, 2);
    answers.push({ status: refused.status, text });
  }
  return answers;
}

function successText(success: SuccessFact, schemas: Schemas): string {
  const { source, contentType, schema, status } = success;
  if (source === 'none' && status === 404) return '{\n  "name": "NotFoundError"\n}';
  if (source === 'none') return 'No body.';
  if (contentType !== 'application/json') return contentType;
  const example = exampleOf(schema, schemas);
  const text = example === undefined ? '' : JSON.stringify(example, null, 2);
  if (['', '{}', '[]', 'null'].includes(text))
    return 'Unknown: the source does not say what the body holds.';
  return text.length > MAX_EXAMPLE ? 'A long body: see its schema.' : text;
}

/**
 * As the running server answers. It leaves routing-controllers' `defaultErrorHandler` on (backend/src/index.ts), which
 * replies before the product's `HttpErrorHandler` sees the error; only module tests get that one's shapes.
 */
function brokenRuleBody({ fields }: RequestModel) {
  const breakable = fields.filter((field) => brokenRuleOf(field) !== undefined);
  const broken = breakable.find(({ isRequired }) => isRequired) ?? breakable[0];
  const converted = fields.find(({ place, kind }) => place !== 'body' && kind === 'number');
  if (broken === undefined && converted !== undefined) {
    const message = `Given parameter ${converted.name} is invalid. Value ("text") cannot be parsed into number.`;
    return { name: 'ParamNormalizationError', message };
  }
  const part = { body: 'body', query: 'queries', path: 'params', header: 'headers' }[
    broken?.place ?? 'body'
  ];
  const constraints = { '…': (broken && brokenRuleOf(broken)) ?? '…' };
  return {
    name: 'BadRequestError',
    message: `Invalid ${part}, check 'errors' property for more info.`,
    errors: [{ target: {}, property: broken?.name ?? '…', children: [], constraints }],
  };
}
