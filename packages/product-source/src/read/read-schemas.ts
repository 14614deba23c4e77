import { type ClassDeclaration, Node, type PropertyDeclaration, type Type } from 'ts-morph';
import type { JsonSchema, SchemaFact } from '../facts.ts';
import { ID_PATTERN, resolve, schemasOf } from '../schemas.ts';
import { readDocumentation, readRules, withMessages } from './read-rules.ts';
import type { SourceTree } from './source-tree.ts';
import { declarationOf, defaultOf } from './static-value.ts';
import {
  argumentOf,
  decoratorsOf,
  isLibrary,
  isObjectId,
  literalOf,
  membersOf,
  partsOf,
} from './syntax.ts';

/** Types deeper than this are left open: no page shows them, and the facts stay small. */
const MAX_DEPTH = 5;
const ID: JsonSchema = { type: 'string', pattern: ID_PATTERN };

/** Keywords of validators that also say something where nothing is checked. */
const OF_ANSWERS = /^(type|enum|items|\$ref|\d+)?$/;
const RAW_ID: JsonSchema = { ...ID, 'x-raw': true };

export type SchemaReader = ReturnType<typeof createSchemaReader>;

/** Classes and types that have a name of their own in the facts. */
type Named = Map<Node, { readonly name: string; fact?: SchemaFact }>;

interface Reading {
  readonly tree: SourceTree;
  readonly named: Named;
  readonly isAnswer: boolean;
}

/**
 * Turns classes and types into JSON Schema; named ones are kept once and referred to.
 * @param requests what was read for requests, when answers are read: what both use stays as requests need it
 */
export function createSchemaReader(tree: SourceTree, requests?: Named) {
  const named: Named = requests ?? new Map();
  const reading: Reading = { tree, named, isAnswer: requests !== undefined };
  const byName = (a: SchemaFact, b: SchemaFact) => (a.name < b.name ? -1 : 1);
  const facts = () => [...named.values()].flatMap(({ fact }) => fact ?? []).sort(byName);
  return {
    named,
    ofClass: (node: ClassDeclaration) => ofClass(reading, node),
    ofType: (type: Type) => ofType(reading, type),
    /** The schema of values that have one of these types. */
    ofTypes: (types: readonly Type[]) => ofUnion(reading, types, -1),
    /** The schema behind a reference, or the schema itself. */
    resolve: (schema: JsonSchema) => resolve(schema, schemasOf({ schemas: facts() })),
    /** The schemas that were asked for, sorted by name. */
    facts,
  };
}

type Declared = Node & { readonly getName: () => string | undefined };

function refer(reading: Reading, node: Declared, read: () => JsonSchema): JsonSchema {
  let entry = reading.named.get(node);
  if (entry === undefined) {
    entry = { name: nameFor(reading, node) };
    reading.named.set(node, entry);
    entry.fact = { name: entry.name, ...reading.tree.placeOf(node), schema: read() };
  }
  return { $ref: `#/components/schemas/${entry.name}` };
}

/** A name of its own: a second declaration of the same name gets its module as a prefix. */
function nameFor({ tree, named }: Reading, node: Declared): string {
  const wanted = node.getName() ?? 'Anonymous';
  const taken = [...named.values()].map(({ name }) => name);
  const folder = tree.placeOf(node).file.split('/')[3] ?? 'shared';
  const longer = `${folder[0]?.toUpperCase()}${folder.slice(1)}${wanted}`;
  return [wanted, longer].find((name) => !taken.includes(name)) ?? `${longer}${taken.length}`;
}

function ofClass(reading: Reading, node: ClassDeclaration): JsonSchema {
  return refer(reading, node, () => readClass(reading, node));
}

function readClass(reading: Reading, node: ClassDeclaration): JsonSchema {
  // The name of a quoted property includes its quotes. A class may declare a field of its base again.
  const fields = new Map(
    propertiesOf(node).map((property) => {
      const name = property.getName().replace(/^(['"])(.*)\1$/, '$2');
      const read = reading.isAnswer ? readSent : readChecked;
      return [name, read(reading, property, isValidated(node))] as const;
    }),
  );
  const required = [...fields].filter(([, { isRequired }]) => isRequired);
  return {
    type: 'object',
    properties: Object.fromEntries([...fields].map(([name, { schema }]) => [name, schema])),
    ...(required.length > 0 ? { required: required.map(([name]) => name) } : {}),
  };
}

/** A field of an answer. Nothing checks it, so that its type says more than its validators. */
function readSent(reading: Reading, property: PropertyDeclaration) {
  const { isRequired, schema } = readChecked(reading, property, false);
  const type = property.getType();
  // The null of a type that is only named, such as that of an id, says nothing about this field.
  const found = ofType(reading, hasNull(property) ? type : type.getNonNullableType(), 1);
  const isText = /ObjectId(?:Array)?ToString|toString\(/.test(transformsOf(property).join());
  const typed = isText ? filterKeywords(found, /^(?!x-raw)/) : found;
  const values = typed.type === 'string' ? schema.enum : undefined;
  return {
    isRequired: isRequired && !property.hasQuestionToken(),
    schema: {
      ...(tellsSomething(typed) ? typed : filterKeywords(schema, OF_ANSWERS)),
      ...(values && { enum: values }),
      ...readDocumentation(property, { ...(values && { enum: values }) }),
    },
  };
}

/**
 * A field of a request, with the rules that the server checks.
 * @param hasRules the class has validators; then a field without any may be missing
 */
function readChecked(reading: Reading, property: PropertyDeclaration, hasRules: boolean) {
  const rules = readRules(property);
  const { when } = rules;
  const isOptional = property.hasQuestionToken();
  const isAsked = rules.isValidated ? !rules.isOptional : !hasRules && !isOptional;
  const checked = checkedSchema(reading, property, hasRules);
  // No validator asks for it, but its type does.
  const isOfType = !isAsked && !rules.isSkipped && !isOptional && !property.hasInitializer();
  return {
    isRequired: isAsked && when === undefined && !property.hasInitializer(),
    schema: {
      ...checked,
      ...defaultOf(property.getInitializer()),
      ...readDocumentation(property, checked),
      ...(when !== undefined && { 'x-when': when }),
      ...((when === undefined ? isOfType : isAsked) && { 'x-needed': true }),
      ...(rules.others.length > 0 ? { 'x-rules': rules.others } : {}),
      ...(transformsOf(property).some((text) => text.includes('JSON.parse')) && { 'x-json': true }),
    },
  };
}

function checkedSchema(reading: Reading, property: PropertyDeclaration, hasRules: boolean) {
  const rules = readRules(property);
  const { item } = rules;
  const nested = nestedClass(property);
  const type = property.getType().getNonNullableType();
  const isList = !rules.isEmpty && (type.isArray() || rules.isArray || rules.isEach);
  const one = isList ? (type.getArrayElementType() ?? type) : type;
  // Of `@IsString() kind: 'a' | 'b'`, the server checks that it is a text.
  const isListed =
    item.enum === undefined && !one.isBoolean() && partsOf(one).every((part) => part.isLiteral());
  const isTold = (item.type !== undefined || item.enum !== undefined) && !isListed;
  // A nested class says more than `@IsString()` beside it, which the product has in a few places.
  const inner = nested
    ? ofClass(reading, nested)
    : { ...(isTold || (isList && !type.isArray()) ? {} : ofType(reading, one, 1)), ...item };
  const isSimple = inner.type !== undefined && inner.enum === undefined && !inner.properties;
  // `@Type` may choose one of several classes; each has its validators.
  const isNested = rules.isNested && decoratorsOf(property, 'Type').length > 0;
  const isChecked = isTold || isSimple || isNested;
  // `@IsOptional()` lets null pass; it is told where the type has it.
  const isNull = rules.isSkipped && !isList && hasNull(property);
  const told = withMessages(
    {
      ...inner,
      ...(isNull && typeof inner.type === 'string' && { type: [inner.type, 'null'] }),
      ...(hasRules && !isChecked && tellsSomething(inner) && { 'x-unchecked': true }),
    },
    rules.itemMessages,
  );
  return isList
    ? withMessages({ type: 'array', ...rules.list, items: told }, rules.listMessages)
    : told;
}

function transformsOf(property: PropertyDeclaration): readonly string[] {
  return decoratorsOf(property, 'Transform').map((node) => node.getText());
}

function hasNull(property: PropertyDeclaration): boolean {
  return /\bnull\b/.test(property.getTypeNode()?.getText() ?? '');
}

function ofType(reading: Reading, type: Type, depth = 0): JsonSchema {
  const bare = type.getAwaitedType() ?? type;
  if (bare.isString()) return { type: 'string' };
  if (bare.isNumber()) return { type: 'number' };
  if (bare.isBoolean()) return { type: 'boolean' };
  if (bare.isNull()) return { type: 'null' };
  if (bare.isEnum() || bare.isEnumLiteral()) {
    return { enum: partsOf(bare).flatMap((member) => literalOf(member) ?? []) };
  }
  const value = literalOf(bare);
  if (value !== undefined) return { const: value };
  if (bare.isUnion()) return ofUnion(reading, bare.getUnionTypes(), depth);
  if (bare.isArray()) {
    return { type: 'array', items: ofType(reading, bare.getArrayElementTypeOrThrow(), depth + 1) };
  }
  const name = bare.getSymbol()?.getName();
  if (name === 'Date') return { type: 'string', format: 'date-time' };
  if (isObjectId(bare)) return reading.isAnswer ? RAW_ID : ID;
  return bare.isObject() || bare.isIntersection() ? ofObject(reading, bare, depth) : {};
}

function ofUnion(reading: Reading, types: readonly Type[], depth: number): JsonSchema {
  const all = types.filter((part) => !part.isUndefined());
  // In an answer, `string | ObjectId` is an id.
  const isId = reading.isAnswer && all.some((part) => part.isString()) && all.some(isObjectId);
  const parts = all.filter((part) => !(isId && part.isString()));
  const values = parts.map(literalOf);
  if (parts.length > 0 && values.every((value) => typeof value === 'string')) {
    return { type: 'string', enum: values };
  }
  const schemas = parts.map((part) => ofType(reading, part, depth + 1));
  const unique = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  // The compiler tells `boolean` as its two values.
  const rest = unique.filter((schema) => typeof schema.const !== 'boolean');
  const told = unique.length - rest.length === 2 ? [...rest, { type: 'boolean' }] : unique;
  return told.length < 2 ? (told[0] ?? {}) : { anyOf: told };
}

function ofObject(reading: Reading, type: Type, depth: number): JsonSchema {
  const [declaration] = (type.getAliasSymbol() ?? type.getSymbol())?.getDeclarations() ?? [];
  const isOwn = declaration && reading.tree.files.includes(declaration.getSourceFile());
  if (isOwn && Node.isClassDeclaration(declaration)) return ofClass(reading, declaration);
  const isGeneric = type.getTypeArguments().length + type.getAliasTypeArguments().length > 0;
  const isNamed =
    Node.isInterfaceDeclaration(declaration) || Node.isTypeAliasDeclaration(declaration);
  if (isOwn && isNamed && !isGeneric) {
    return refer(reading, declaration, () => ofMembers(reading, type, 0));
  }
  return depth > MAX_DEPTH ? {} : ofMembers(reading, type, depth);
}

function ofMembers(reading: Reading, type: Type, depth: number): JsonSchema {
  const index = type.getStringIndexType();
  const members = membersOf(type);
  if (members.some((member) => isLibrary(member.getDeclarations()[0]))) return {};
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const member of members) {
    const memberType = reading.tree.typeOf(member);
    // `data?: undefined` is how the compiler tells that another member of a union has `data`.
    if (memberType.getCallSignatures().length === 0 && !memberType.isUndefined()) {
      properties[member.getName()] = ofType(reading, memberType, depth + 1);
      const mayBeUndefined = memberType.getUnionTypes().some((part) => part.isUndefined());
      if (!member.isOptional() && !mayBeUndefined) required.push(member.getName());
    }
  }
  return {
    type: 'object',
    ...(members.length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
    ...(index === undefined ? {} : { additionalProperties: ofType(reading, index, depth + 1) }),
  };
}

/** Fields of a class and of those it extends, the nearest last. */
function propertiesOf(node: ClassDeclaration): readonly PropertyDeclaration[] {
  const base = node.getBaseClass();
  const own = node.getInstanceProperties().filter(Node.isPropertyDeclaration);
  return base === undefined ? own : [...propertiesOf(base), ...own];
}

/** True when class-validator looks at a field. */
export function isValidated(node: ClassDeclaration): boolean {
  return propertiesOf(node).some((property) => readRules(property).isValidated);
}

/** The class that `@Type(() => Name)` names. */
function nestedClass(property: PropertyDeclaration): ClassDeclaration | undefined {
  const arrow = argumentOf(decoratorsOf(property, 'Type')[0]);
  const declaration = declarationOf(Node.isArrowFunction(arrow) ? arrow.getBody() : undefined);
  return Node.isClassDeclaration(declaration) ? declaration : undefined;
}

/** A schema with the keywords that a pattern lets through. */
function filterKeywords(schema: JsonSchema, kept: RegExp): JsonSchema {
  return JSON.parse(JSON.stringify(schema, (key, value) => (kept.test(key) ? value : undefined)));
}

/** False for `any`, `Record<string, any>` and lists of them. */
export function tellsSomething(schema: JsonSchema): boolean {
  if (schema.anyOf !== undefined)
    return schema.anyOf.every((part) => part.type === 'null' || tellsSomething(part));
  if (schema.type === 'array') return tellsSomething(schema.items ?? {});
  if (schema.type === 'object') return Object.keys(schema.properties ?? {}).length > 0;
  return schema.$ref !== undefined || schema.type !== undefined || schema.enum !== undefined;
}
