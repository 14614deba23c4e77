import { type MethodDeclaration, Node, SyntaxKind, type Type } from 'ts-morph';
import type { JsonSchema, SuccessFact } from '../facts.ts';
import { argumentOf, decoratorsOf, optionOf } from './decorators.ts';
import type { SchemaReader } from './read-schemas.ts';
import { declarationOf, staticValue } from './static-value.ts';

/** The schema behind a reference, or the schema itself. */
export function resolveSchema(schemas: SchemaReader, schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined
    ? schema
    : (schemas.facts().find((fact) => fact.name === name)?.schema ?? {});
}

/** The number in `@HttpCode(201)`. */
export function numberIn(method: MethodDeclaration, name: string): number | undefined {
  const [decorator] = decoratorsOf(method, name);
  const value = staticValue(argumentOf(decorator));
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
  const returned = unwrap(method.getReturnType());
  const isManual = writesItself(method);
  const isEmpty = returned.isVoid() || returned.isUndefined();
  if (isEmpty && !isManual) {
    return {
      status: emptyStatus,
      contentType: 'application/json',
      schema: {},
      empty: null,
      source: 'none',
    };
  }
  const mayBeEmpty = returned.getUnionTypes().some((part) => part.isUndefined() || part.isVoid());
  const mayBeNull = returned.getUnionTypes().some((part) => part.isNull());
  // routing-controllers answers null with 204.
  const nothing = mayBeEmpty ? emptyStatus : mayBeNull ? (numberIn(method, 'OnNull') ?? 204) : null;
  const empty = isManual ? null : nothing;
  const explicit = explicitType(method);
  const sent = mayBeNull && !isManual ? returned.getNonNullableType() : returned;
  const compiled = isManual && isEmpty ? {} : schemas.ofType(sent, method);
  if (explicit !== undefined && explicit !== 'application/json') {
    return { status, contentType: explicit, schema: { type: 'string' }, empty, source: 'type' };
  }
  const declared = declaredSchema(schemas, method, status);
  const isTold = tellsSomething(compiled);
  const schema = isTold ? compiled : (declared ?? compiled);
  const contentType = isJson || schema.type !== 'string' ? 'application/json' : 'text/html';
  const source = isTold ? 'type' : declared !== undefined ? 'declared' : 'unknown';
  return { status, contentType, schema, empty, source };
}

function unwrap(type: Type): Type {
  const isPromise = type.getSymbol()?.getName() === 'Promise';
  const inner = isPromise ? type.getTypeArguments()[0] : undefined;
  return inner === undefined ? type : unwrap(inner);
}

/** False for `any`, `Record<string, any>` and lists of them. */
function tellsSomething(schema: JsonSchema): boolean {
  if (schema.anyOf !== undefined)
    return schema.anyOf.every((part) => part.type === 'null' || tellsSomething(part));
  if (schema.type === 'array') return tellsSomething(schema.items ?? {});
  if (schema.type === 'object') return Object.keys(schema.properties ?? {}).length > 0;
  return schema.$ref !== undefined || schema.type !== undefined || schema.enum !== undefined;
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
  const target = argumentOf(decorator);
  const declaration = target === undefined ? undefined : declarationOf(target);
  if (!Node.isClassDeclaration(declaration)) {
    return undefined;
  }
  const schema = schemas.ofClass(declaration);
  const isList = staticValue(optionOf(argumentOf(decorator, 1), 'isArray')) === true;
  return isList ? { type: 'array', items: schema } : schema;
}

/** `@ContentType('html')`, or a header that the method sets: `res.setHeader('Content-Type', …)`. */
function explicitType(method: MethodDeclaration): string | undefined {
  const [decorator] = decoratorsOf(method, 'ContentType');
  const value = staticValue(argumentOf(decorator));
  if (typeof value === 'string') {
    return value === 'html' ? 'text/html' : value;
  }
  const types = method
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .map((call) => call.getArguments().map((node) => staticValue(node)))
    .flatMap(([name, type]) =>
      String(name).toLowerCase() === 'content-type' && typeof type === 'string' ? [type] : [],
    );
  return types[0]?.split(';')[0];
}

const WRITERS = ['send', 'json', 'end', 'write', 'pipe', 'sendFile', 'redirect', 'writeHead'];

/** The method writes to the response itself, or hands it on, so that its result does not matter. */
function writesItself(method: MethodDeclaration): boolean {
  const responses = method
    .getParameters()
    .filter((parameter) => decoratorsOf(parameter, 'Res').length > 0)
    .map((parameter) => parameter.getName());
  return method.getDescendantsOfKind(SyntaxKind.CallExpression).some((call) => {
    const callee = call.getExpression();
    const isWritten =
      Node.isPropertyAccessExpression(callee) &&
      WRITERS.includes(callee.getName()) &&
      responses.includes(rootOf(callee));
    return isWritten || call.getArguments().some((node) => responses.includes(rootOf(node)));
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
