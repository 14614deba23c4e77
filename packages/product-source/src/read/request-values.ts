import { type MethodDeclaration, Node, type ParameterDeclaration } from 'ts-morph';
import type { OperationFact, ParameterFact } from '../facts.ts';
import { ID_PATTERN, type Schemas } from '../schemas.ts';
import { isOfMany, nameOf, PLACES } from './read-parameters.ts';
import { checkedValue, FILLED, FREE, type Value } from './values.ts';

/** What is known of a request after routing-controllers has checked it. */
type CheckedRequest = Pick<OperationFact, 'parameters' | 'body'> & { readonly schemas: Schemas };

/** An id, as documents have it. */
const ID: Value = { ...FILLED, schema: { type: 'string', pattern: ID_PATTERN } };
const USER: Value = {
  ...FILLED,
  ...FREE,
  origin: 'user',
  fields: { _id: { ...ID, origin: 'user._id' } },
};

/** What ability builders are given: the caller with roles in courses, from documents. */
export const DOCUMENTS: Value = { ...FILLED, ...FREE };

/** What the parameters of a controller's method hold when it starts. */
export function requestValues(method: MethodDeclaration, request: CheckedRequest) {
  return method.getParameters().map((parameter) => valueOfParameter(parameter, request));
}

/** What middleware and `@Type` are given: parts of a request that nothing has checked. */
export function anyRequest(owner: Node): readonly Value[] {
  const parameters = Node.isParametered(owner) ? owner.getParameters() : [];
  return parameters.map((parameter) => unchecked(parameter.getName()));
}

function unchecked(origin: string): Value {
  return { ...FILLED, ...FREE, origin };
}

function valueOfParameter(parameter: ParameterDeclaration, request: CheckedRequest): Value {
  const { parameters, body, schemas } = request;
  const [decorator] = parameter.getDecorators();
  const kind = decorator?.getName() ?? '';
  const place = PLACES[kind];
  if (place !== undefined) {
    const facts = parameters.filter((fact) => fact.in === place);
    const fields = Object.fromEntries(facts.map((fact) => [fact.name, ofFact(fact, schemas)]));
    return isOfMany(decorator)
      ? { ...FILLED, origin: place, fields }
      : (fields[nameOf(parameter)] ?? {});
  }
  switch (kind) {
    case 'Body':
      return body?.source === 'class'
        ? checkedValue(body.schema, true, { origin: 'body', schemas })
        : { ...FILLED, origin: 'body' };
    case 'CurrentUser':
      return USER;
    case 'Ability':
      return { ...FILLED, fields: { user: USER, authenticatedUser: USER, ability: {} } };
    default:
      return unchecked(parameter.getName());
  }
}

/** A part of a path is never empty; of another parameter, what its rules say. */
function ofFact({ name, in: place, required, schema }: ParameterFact, schemas: Schemas): Value {
  const value = checkedValue(schema, required, { origin: `${place}.${name}`, schemas });
  return place === 'path' ? { ...value, truthy: true } : value;
}
