import { type MethodDeclaration, Node, type ParameterDeclaration } from 'ts-morph';
import type { BodyFact, ParameterFact } from '../facts.ts';
import type { Schemas } from '../schemas.ts';
import { staticValue } from './static-value.ts';
import { argumentOf } from './syntax.ts';
import { checkedValue, FILLED, FREE, ID_PATTERN, type Value } from './values.ts';

/** What is known of a request after routing-controllers has checked it. */
export interface CheckedRequest {
  readonly parameters: readonly ParameterFact[];
  readonly body: BodyFact | null;
  readonly schemas: Schemas;
}

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
export function requestValues(
  method: MethodDeclaration,
  request: CheckedRequest,
): readonly Value[] {
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
  const name = String(staticValue(argumentOf(decorator)) ?? parameter.getName());
  const fieldsIn = (place: ParameterFact['in']) =>
    parameters
      .filter((fact) => fact.in === place)
      .map((fact) => [fact.name, ofFact(fact, schemas)] as const);
  const whole = (origin: string, place: ParameterFact['in']): Value => ({
    ...FILLED,
    origin,
    fields: Object.fromEntries(fieldsIn(place)),
  });
  switch (decorator?.getName()) {
    case 'Params':
      return whole('path', 'path');
    case 'QueryParams':
      return whole('query', 'query');
    case 'Param':
    case 'QueryParam':
    case 'HeaderParam': {
      const place = { Param: 'path', QueryParam: 'query', HeaderParam: 'header' }[
        decorator.getName()
      ];
      const fact = parameters.find((one) => one.name === name && one.in === place);
      return fact === undefined ? {} : ofFact(fact, schemas);
    }
    case 'Body':
      return body?.source === 'class'
        ? checkedValue(body.schema, true, { origin: 'body', schemas })
        : { ...FILLED, origin: 'body' };
    case 'CurrentUser':
      return USER;
    case 'Ability':
      return {
        ...FILLED,
        fields: { user: USER, authenticatedUser: USER, ability: {} },
      };
    default:
      return unchecked(parameter.getName());
  }
}

/** A part of a path is never empty; of another parameter, what its rules say. */
function ofFact({ name, in: place, required, schema }: ParameterFact, schemas: Schemas): Value {
  const value = checkedValue(schema, required, { origin: `${place}.${name}`, schemas });
  return place === 'path' ? { ...value, truthy: true } : value;
}
