import { type MethodDeclaration, Node, type Type } from 'ts-morph';
import type { JsonSchema, SuccessFact } from '../facts.ts';
import { reachedFrom, schemasOf } from '../schemas.ts';
import { type SchemaReader, tellsSomething } from './read-schemas.ts';
import { declarationOf, initializerOf, staticValue } from './static-value.ts';
import {
  argumentOf,
  calleeName,
  callsIn,
  decoratorsOf,
  optionOf,
  parametersWith,
  partsOf,
  returnsOf,
} from './syntax.ts';

/** The number in `@HttpCode(201)`. */
function numberIn(method: MethodDeclaration, name: string): number | undefined {
  const value = staticValue(argumentOf(decoratorsOf(method, name)[0]));
  return typeof value === 'number' ? value : undefined;
}

/** The answer of a method when nothing is thrown. `isJson` is false for `@Controller`. */
export function readSuccess(
  schemas: SchemaReader,
  method: MethodDeclaration,
  isJson: boolean,
): SuccessFact {
  const status = numberIn(method, 'HttpCode') ?? 200;
  // routing-controllers answers undefined with 404 and null with 204, unless told otherwise.
  const emptyStatus = numberIn(method, 'OnUndefined') ?? 404;
  const declared = awaited(method.getReturnType());
  const written = writtenTypes(method);
  const isManual = written !== undefined;
  const returned = isManual ? partsOf(declared) : returnedTypes(method, declared);
  const parts = written?.length ? written : returned;
  const sent = parts.filter((part) => !part.isNull() && !isVoid(part));
  if (parts.every(isVoid) && !isManual) {
    const contentType = 'application/json';
    return { status: emptyStatus, contentType, schema: {}, empty: null, source: 'none' };
  }
  const nullStatus = sent.length < parts.length ? (numberIn(method, 'OnNull') ?? 204) : null;
  const empty = isManual ? null : parts.some(isVoid) ? emptyStatus : nullStatus;
  const explicit = explicitType(method);
  if (explicit !== undefined && explicit !== 'application/json') {
    // What is sent before the method sets the type itself has another one.
    const source = isManual ? 'claimed' : 'type';
    return { status, contentType: explicit, schema: { type: 'string' }, empty, source };
  }
  const isMet = sent.every((part) => hasProperties(part, declared, method));
  const compiled = schemas.ofTypes(isMet ? partsOf(declared.getNonNullableType()) : sent);
  const annotated = declaredSchema(schemas, method, status);
  const isTold = tellsSomething(compiled);
  const schema = isTold ? compiled : listedAs(compiled, annotated);
  const contentType = isJson || schema.type !== 'string' ? 'application/json' : 'text/html';
  const told = JSON.stringify(schema).includes('"$ref"') ? 'claimed' : 'type';
  const source = isTold ? told : annotated !== undefined ? 'declared' : 'unknown';
  const reached = [schema, reachedFrom(schema, schemasOf({ schemas: schemas.facts() }))];
  const hasRawId = isJson && !isManual && JSON.stringify(reached).includes('"x-raw"');
  return { status, contentType, schema, empty, source, ...(hasRawId && { hasRawId }) };
}

/** `@ResponseSchema` often names the class of the entries where a list is returned. */
function listedAs(compiled: JsonSchema, annotated: JsonSchema | undefined): JsonSchema {
  const isEntry =
    compiled.type === 'array' && annotated !== undefined && annotated.type !== 'array';
  return isEntry ? { type: 'array', items: annotated } : (annotated ?? compiled);
}

/** What a promise is fulfilled with. */
function awaited(type: Type): Type {
  return type.getAwaitedType() ?? type;
}

function isVoid(type: Type): boolean {
  return type.isUndefined() || type.isVoid();
}

/** What a method returns whatever it declares: `return note as Book` sends a note. */
function returnedTypes(method: MethodDeclaration, declared: Type, depth = 0): readonly Type[] {
  const found = returnsOf(method).flatMap((node) => typesOf(uncast(node.getExpression()), depth));
  const isOpen = found.length === 0 || found.some((type) => type.isAny() || type.isUnknown());
  // A compiled type knows whether the method may end without a `return`.
  const ends = method.getReturnTypeNode() === undefined ? partsOf(declared).filter(isVoid) : [];
  return isOpen ? partsOf(declared) : [...found, ...ends];
}

/** Types of an expression; `return this.notes.find()`, or of a constant set to it, sends what `find` returns. */
function typesOf(node: Node | undefined, depth: number): readonly Type[] {
  if (node === undefined) return [];
  const value = initializerOf(node);
  const call = Node.isAwaitExpression(value) ? value.getExpression() : value;
  const method = Node.isCallExpression(call) ? declarationOf(call.getExpression()) : undefined;
  const type = awaited(node.getType());
  const isFollowed = Node.isMethodDeclaration(method) && method.getTypeParameters().length === 0;
  if (!isFollowed || depth >= 3) return partsOf(type);
  const types = returnedTypes(method, type, depth + 1);
  if (value === node) return types;
  // Of a constant, the conditions before it may have excluded "nothing". An interface says no more than its own type.
  const isEmpty = partsOf(type).some(isNothing);
  const sent = types.filter((one) => isEmpty || !isNothing(one));
  return sent.some((one) => one.isInterface()) ? partsOf(type) : sent;
}

function isNothing(type: Type): boolean {
  return type.isNull() || isVoid(type);
}

/** The expression inside of casts, also of one that a constant was set to. */
function uncast(node: Node | undefined): Node | undefined {
  const value = initializerOf(node);
  return Node.isAsExpression(value) ? uncast(value.getExpression()) : node;
}

/** True when a type has the properties of another, down to a depth, so that the other describes it. */
function hasProperties(type: Type, other: Type, at: Node, depth = 2): boolean {
  if (type.isAny() || !type.isObject()) return true;
  return partsOf(other).some((part) => {
    const [item, otherItem] = [type.getArrayElementType(), part.getArrayElementType()];
    if (item !== undefined && otherItem !== undefined) {
      return partsOf(item).every((one) => hasProperties(one, otherItem, at, depth));
    }
    const missing = part.getProperties().filter((one) => !type.getProperty(one.getName()));
    const isKnown = type.getProperties().every((one) => {
      const same = part.getProperty(one.getName())?.getTypeAtLocation(at);
      const own = one.getTypeAtLocation(at);
      return (
        same !== undefined &&
        (depth === 0 || partsOf(own).every((each) => hasProperties(each, same, at, depth - 1)))
      );
    });
    return isKnown && missing.every((one) => one.isOptional());
  });
}

/** The class of the first `@ResponseSchema` for success. */
function declaredSchema(schemas: SchemaReader, method: MethodDeclaration, httpCode: number) {
  const decorator = decoratorsOf(method, 'ResponseSchema').find((candidate) => {
    const status = staticValue(optionOf(argumentOf(candidate, 1), 'statusCode')) ?? httpCode;
    return typeof status === 'number' && status < 300;
  });
  const declaration = declarationOf(argumentOf(decorator));
  if (!Node.isClassDeclaration(declaration)) return undefined;
  const schema = schemas.ofClass(declaration);
  const isList = staticValue(optionOf(argumentOf(decorator, 1), 'isArray')) === true;
  return isList ? { type: 'array', items: schema } : schema;
}

/** `@ContentType('html')`, or a header that the method sets: `res.setHeader('Content-Type', …)`. */
function explicitType(method: MethodDeclaration): string | undefined {
  const value = staticValue(argumentOf(decoratorsOf(method, 'ContentType')[0]));
  if (typeof value === 'string') return value === 'html' ? 'text/html' : value;
  const [type] = callsIn(method)
    .map((call) => call.getArguments().map((node) => staticValue(node)))
    .flatMap(([name, set]) => (/^content-type$/i.test(String(name)) && set ? [set] : []));
  return typeof type === 'string' ? type.split(';')[0] : undefined;
}

const WRITERS = ['send', 'json', 'end', 'write', 'pipe', 'sendFile', 'redirect', 'writeHead'];

/**
 * What a method hands to `res.json(…)` and `res.send(…)`; undefined when it neither writes to the response itself nor
 * hands it on, so that its result is sent.
 */
function writtenTypes(method: MethodDeclaration): readonly Type[] | undefined {
  const responses = parametersWith(method, 'Res').map((parameter) => parameter.getName());
  const isResponse = (node: Node) => responses.includes(rootOf(node));
  const writing = callsIn(method).filter((call) => {
    const isWriter = WRITERS.includes(calleeName(call)) && isResponse(call.getExpression());
    return isWriter || call.getArguments().some(isResponse);
  });
  if (writing.length === 0) return undefined;
  return writing
    .filter((call) => /^(json|send)$/.test(calleeName(call)) && isResponse(call.getExpression()))
    .flatMap((call) => call.getArguments().slice(0, 1))
    .flatMap((node) => partsOf(awaited(node.getType())));
}

/** `res` of `res.status(200).send` and of `res as unknown as Response`. */
function rootOf(node: Node): string {
  const isOuter = Node.isLeftHandSideExpressioned(node) || Node.isExpressioned(node);
  return isOuter ? rootOf(node.getExpression()) : node.getText();
}
