import { type MethodDeclaration, Node } from 'ts-morph';
import type { JsonSchema, SuccessFact } from '../facts.ts';
import { type SchemaReader, tellsSomething, unwrapPromise } from './read-schemas.ts';
import { declarationOf, staticValue } from './static-value.ts';
import {
  argumentOf,
  calleeName,
  callsIn,
  decoratorsOf,
  optionOf,
  parametersWith,
  receiverOf,
} from './syntax.ts';

/** The number in `@HttpCode(201)`. */
function numberIn(method: MethodDeclaration, name: string): number | undefined {
  const value = staticValue(argumentOf(decoratorsOf(method, name)[0]));
  return typeof value === 'number' ? value : undefined;
}

/** routing-controllers answers 404 when a method returns undefined and has no `@OnUndefined`. */
const EMPTY_STATUS = 404;

/** The answer of a method when nothing is thrown. `isJson` is false for `@Controller`. */
export function readSuccess(
  schemas: SchemaReader,
  method: MethodDeclaration,
  isJson: boolean,
): SuccessFact {
  const status = numberIn(method, 'HttpCode') ?? 200;
  const emptyStatus = numberIn(method, 'OnUndefined') ?? EMPTY_STATUS;
  const returned = unwrapPromise(method.getReturnType());
  const isManual = writesItself(method);
  const isEmpty = returned.isVoid() || returned.isUndefined();
  if (isEmpty && !isManual) {
    const contentType = 'application/json';
    return { status: emptyStatus, contentType, schema: {}, empty: null, source: 'none' };
  }
  const parts = returned.getUnionTypes();
  const mayBeNull = parts.some((part) => part.isNull());
  // routing-controllers answers null with 204.
  const nullStatus = mayBeNull ? (numberIn(method, 'OnNull') ?? 204) : null;
  const mayBeEmpty = parts.some((part) => part.isUndefined() || part.isVoid());
  const empty = isManual ? null : mayBeEmpty ? emptyStatus : nullStatus;
  const explicit = explicitType(method);
  if (explicit !== undefined && explicit !== 'application/json') {
    return { status, contentType: explicit, schema: { type: 'string' }, empty, source: 'type' };
  }
  const sent = mayBeNull && !isManual ? returned.getNonNullableType() : returned;
  const compiled = isEmpty ? {} : schemas.ofType(sent, method);
  const declared = declaredSchema(schemas, method, status);
  const isTold = tellsSomething(compiled);
  const schema = isTold ? compiled : (declared ?? compiled);
  const contentType = isJson || schema.type !== 'string' ? 'application/json' : 'text/html';
  const source = isTold ? 'type' : declared !== undefined ? 'declared' : 'unknown';
  return { status, contentType, schema, empty, source };
}

/** The class of the first `@ResponseSchema` for success. */
function declaredSchema(
  schemas: SchemaReader,
  method: MethodDeclaration,
  httpCode: number,
): JsonSchema | undefined {
  const decorator = decoratorsOf(method, 'ResponseSchema').find((candidate) => {
    const status = staticValue(optionOf(argumentOf(candidate, 1), 'statusCode')) ?? httpCode;
    return typeof status === 'number' && status < 300;
  });
  const declaration = declarationOf(argumentOf(decorator));
  if (!Node.isClassDeclaration(declaration)) {
    return undefined;
  }
  const schema = schemas.ofClass(declaration);
  const isList = staticValue(optionOf(argumentOf(decorator, 1), 'isArray')) === true;
  return isList ? { type: 'array', items: schema } : schema;
}

/** `@ContentType('html')`, or a header that the method sets: `res.setHeader('Content-Type', …)`. */
function explicitType(method: MethodDeclaration): string | undefined {
  const value = staticValue(argumentOf(decoratorsOf(method, 'ContentType')[0]));
  if (typeof value === 'string') {
    return value === 'html' ? 'text/html' : value;
  }
  const [type] = callsIn(method)
    .map((call) => call.getArguments().map((node) => staticValue(node)))
    .filter(([name]) => String(name).toLowerCase() === 'content-type')
    .flatMap(([, type]) => (typeof type === 'string' ? [type] : []));
  return type?.split(';')[0];
}

const WRITERS = ['send', 'json', 'end', 'write', 'pipe', 'sendFile', 'redirect', 'writeHead'];

/** The method writes to the response itself, or hands it on, so that its result does not matter. */
function writesItself(method: MethodDeclaration): boolean {
  const responses = parametersWith(method, 'Res').map((parameter) => parameter.getName());
  return callsIn(method).some((call) => {
    const isWriter = receiverOf(call) !== undefined && WRITERS.includes(calleeName(call));
    const used = [...(isWriter ? [call.getExpression()] : []), ...call.getArguments()];
    return used.some((node) => responses.includes(rootOf(node)));
  });
}

/** `res` of `res.status(200).send` and of `res as unknown as Response`. */
function rootOf(node: Node): string {
  const isOuter =
    Node.isPropertyAccessExpression(node) ||
    Node.isCallExpression(node) ||
    Node.isAsExpression(node);
  return isOuter ? rootOf(node.getExpression()) : node.getText();
}
