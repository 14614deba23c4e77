import * as validators from 'class-validator';
import { type Decorator, Node, type PropertyDeclaration } from 'ts-morph';
import type { JsonSchema } from '../facts.ts';
import { ID_PATTERN } from '../schemas.ts';
import { enumValues, staticValue } from './static-value.ts';
import { argumentOf, decoratorsOf, optionOf, remembered, shortText } from './syntax.ts';

/** Texts of the server by keyword: what it answers when a value breaks that rule. */
type Messages = Readonly<Record<string, string>>;

type Rule = (values: readonly unknown[], before: JsonSchema) => Readonly<Record<string, unknown>>;

/** The expression of validator.js, which class-validator asks. */
const ISO_8601 = String.raw`^([\+-]?\d{4}(?!\d{2}\b))((-?)((0[1-9]|1[0-2])(\3([12]\d|0[1-9]|3[01]))?|W([0-4]\d|5[0-3])(-?[1-7])?|(00[1-9]|0[1-9]\d|[12]\d{2}|3([0-5]\d|6[1-6])))([T\s]((([01]\d|2[0-3])((:?)[0-5]\d)?|24:?00)([\.,]\d+(?!:))?)?(\17[0-5]\d([\.,]\d+)?)?([zZ]|([\+-])([01]\d|2[0-3]):?([0-5]\d)?)?)?)?$`;

/** One entry per validator of class-validator that the product uses, with the values of its arguments. */
const RULES: Readonly<Record<string, Rule>> = {
  IsString: () => ({ type: 'string' }),
  IsMongoId: () => ({ type: 'string', pattern: ID_PATTERN }),
  IsEmail: () => ({ type: 'string', format: 'email' }),
  IsUrl: () => ({ type: 'string', format: 'uri' }),
  IsDateString: () => ({ type: 'string', format: 'iso-8601', pattern: ISO_8601 }),
  IsDecimal: () => ({ type: 'string', pattern: '^[+-]?\\d*(\\.\\d+)?$' }),
  IsDate: () => ({ type: 'string', format: 'date-time' }),
  IsNumber: (_values, { type = 'number' }) => ({ type }),
  IsInt: () => ({ type: 'integer' }),
  IsPositive: () => ({ exclusiveMinimum: 0 }),
  IsBoolean: () => ({ type: 'boolean' }),
  IsObject: () => ({ type: 'object' }),
  IsEmpty: () => ({ type: ['string', 'null'], maxLength: 0 }),
  IsNotEmpty: () => ({}),
  IsDefined: () => ({}),
  Min: ([minimum]) => ({ minimum }),
  Max: ([maximum]) => ({ maximum }),
  MinLength: ([minLength]) => ({ minLength }),
  MaxLength: ([maxLength]) => ({ maxLength }),
  Length: ([minLength, maxLength]) => ({ minLength, maxLength }),
  IsEnum: ([values]) => ({ enum: values }),
  IsIn: ([values]) => ({ enum: values }),
  // Flags have no place in JSON Schema.
  Matches: ([value]) =>
    value instanceof RegExp && value.flags === '' ? { pattern: value.source } : {},
};

const LIST_RULES: Readonly<Record<string, Rule>> = {
  ArrayMinSize: ([minItems]) => ({ minItems }),
  ArrayMaxSize: ([maxItems]) => ({ maxItems }),
  ArrayNotEmpty: () => ({ minItems: 1 }),
  ArrayUnique: () => ({ uniqueItems: true }),
};

/** Keywords with a message of the validator, where they are not those of its rule. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  IsNotEmpty: ['required', 'minLength'],
  IsDefined: ['required'],
  IsEnum: ['enum', 'type'],
  IsIn: ['enum', 'type'],
  Matches: ['pattern', 'type'],
  IsArray: ['type'],
  ValidateNested: ['type'],
};

/** Decorators that say nothing about what a request must hold. */
const NO_RULES = /^(JSONSchema|Expose|Exclude|Type|Transform|ClassTransform|ToNumber)$/;
/** Decorators that are read elsewhere. */
const KNOWN = /^(IsOptional|ValidateIf|ValidateNested|IsArray)$/;
/** Decorators that let a missing value pass: nothing nested in it is looked at. */
const PASSES_MISSING = /^(IsOptional|IsEmpty|ValidateIf|ValidateNested)$/;

/** Reads the decorators of a field; what is not in the tables is kept as `others`. */
export const readRules = remembered(findRules);

function findRules(property: PropertyDeclaration) {
  const decorators = property.getDecorators();
  const names = decorators.map((decorator) => decorator.getName());
  const item = applyRules(RULES, decorators);
  const list = applyRules(LIST_RULES, decorators);
  const others = decorators.filter((decorator) => {
    const name = decorator.getName();
    const isKnown = name in RULES || name in LIST_RULES || KNOWN.test(name) || NO_RULES.test(name);
    return !isKnown || (name === 'IsEnum' && item.enum === undefined);
  });
  const when = argumentOf(decorators.find((decorator) => decorator.getName() === 'ValidateIf'));
  const isArray = names.includes('IsArray') || Object.keys(list).length > 0;
  const isOfList = (decorator: Decorator) =>
    !isEach(decorator) && (isArray || decorator.getName() in LIST_RULES);
  const ofItem = decorators.filter((decorator) => !isOfList(decorator));
  return {
    /** Rules for the value, or for each value of a list. */
    item: ofItem.some((decorator) => decorator.getName() === 'IsNotEmpty') ? notEmpty(item) : item,
    list,
    /** Validators without a counterpart in JSON Schema. */
    others: others.map((decorator) => shortText(decorator).slice(1)),
    isArray,
    /** What the server answers to a value, or an entry of a list, that breaks a rule. */
    itemMessages: readMessages(property.getName(), ofItem),
    listMessages: readMessages(property.getName(), decorators.filter(isOfList)),
    /** `{each: true}`: the rules are about the values of a list. */
    isEach: decorators.some(isEach),
    isEmpty: names.includes('IsEmpty'),
    isOptional:
      names.includes('IsOptional') ||
      names.every((name) => NO_RULES.test(name) || PASSES_MISSING.test(name)),
    /** A missing value is let through on purpose. */
    isSkipped: names.some((name) => /^Is(Optional|Empty)$/.test(name)),
    isNested: names.includes('ValidateNested'),
    isValidated: names.some((name) => !NO_RULES.test(name)),
    when: Node.isArrowFunction(when) ? shortText(when.getBody()) : undefined,
  };
}

/** The rules of a table that decorators stand for; what the source does not tell is left out. */
function applyRules(table: Readonly<Record<string, Rule>>, decorators: readonly Decorator[]) {
  let rules: JsonSchema = {};
  for (const decorator of decorators) {
    const told = table[decorator.getName()]?.(argumentValues(decorator), rules) ?? {};
    const known = Object.entries(told).filter(([, value]) => value !== undefined);
    rules = { ...rules, ...Object.fromEntries(known) };
  }
  return rules;
}

function isEach(decorator: Decorator): boolean {
  return decorator.getArguments().some((node) => staticValue(optionOf(node, 'each')) === true);
}

/** An empty text is refused by `@IsNotEmpty`, unless a pattern or a format already says so. */
function notEmpty(item: JsonSchema): JsonSchema {
  const isText = item.type === 'string' && item.pattern === undefined && item.format === undefined;
  return isText ? { ...item, minLength: Math.max(1, item.minLength ?? 0) } : item;
}

/** What `@JSONSchema` says about a field in words. Its types and limits are not those that the server checks. */
export function readDocumentation(property: PropertyDeclaration, rules: JsonSchema): JsonSchema {
  const { pattern = '', enum: values } = rules;
  const options = argumentOf(decoratorsOf(property, 'JSONSchema')[0]);
  const description = staticValue(optionOf(options, 'description'));
  const example = staticValue(optionOf(options, 'example')) ?? null;
  // An example that the server refuses is none.
  const isTold =
    example !== null &&
    values?.includes(example) !== false &&
    (typeof example !== 'string' || new RegExp(pattern).test(example));
  return {
    ...(typeof description === 'string' && description !== '' ? { description } : {}),
    ...(isTold ? { examples: [example] } : {}),
  };
}

export function withMessages(schema: JsonSchema, messages: Messages): JsonSchema {
  return Object.keys(messages).length === 0 ? schema : { ...schema, 'x-messages': messages };
}

/** Longer than any limit. */
const LONG = 'x'.repeat(1_000_000);

/**
 * Asks class-validator what it answers when a field breaks its rules. `required` has the answer to a value that
 * is missing: of several that come together, the one that says so most clearly.
 *
 * @returns no entry for a rule whose message a function writes, or whose arguments the source does not decide
 */
function readMessages(field: string, decorators: readonly Decorator[]): Messages {
  const found: Record<string, string> = {};
  let missing: string | undefined;
  // A rule of its own comes before `IsNotEmpty`, which refuses the same empty text.
  const sorted = [...decorators].sort((a, b) => Number(isPresence(a)) - Number(isPresence(b)));
  for (const decorator of sorted) {
    const name = decorator.getName();
    const values = argumentValues(decorator);
    for (const keyword of values.includes(undefined) ? [] : keywordsOf(name, values)) {
      const message = messageOf(field, { name, values, keyword });
      if (message !== undefined) {
        found[keyword] ??= message;
        missing = isPresence(decorator) ? message : (missing ?? message);
      }
    }
  }
  return missing === undefined ? found : { ...found, required: missing };
}

function keywordsOf(name: string, values: readonly unknown[]): readonly string[] {
  const rule = RULES[name] ?? LIST_RULES[name];
  return KEYWORDS[name] ?? Object.keys(rule?.(values, {}) ?? {});
}

function isPresence(decorator: Decorator): boolean {
  return KEYWORDS[decorator.getName()]?.[0] === 'required';
}

/** The message with the values of the decorator in it, for a value that the validator refuses. */
function messageOf(
  field: string,
  { name, values, keyword }: { name: string; values: readonly unknown[]; keyword: string },
): string | undefined {
  const validator: unknown = Reflect.get(validators, name);
  if (typeof validator !== 'function') return undefined;
  class Body {}
  const [first, ...others] = values;
  // An enum is an object; keys that are numbers would be taken for its way back from value to name.
  const list = name === 'IsEnum' && Array.isArray(first) ? first : undefined;
  const target = list && Object.fromEntries(list.map((entry, place) => [`value${place}`, entry]));
  validator(...(target === undefined ? values : [target, ...others]))(Body.prototype, field);
  // Every validator refuses undefined, except for those of nested objects and of nothing. `@Length` has two messages.
  const value =
    name === 'ValidateNested'
      ? 1
      : keyword === 'maxLength' || name === 'IsEmpty'
        ? LONG
        : undefined;
  const [error] = validators.validateSync(Object.assign(new Body(), { [field]: value }));
  return Object.values(error?.constraints ?? {})[0];
}

/** Values of the arguments; undefined for one that cannot be read, such as a message that is a function. */
function argumentValues(decorator: Decorator): readonly unknown[] {
  const name = decorator.getName();
  return decorator.getArguments().map((node, index) => {
    if (Node.isRegularExpressionLiteral(node)) return node.getLiteralValue();
    if (name === 'IsEnum' && index === 0) return enumValues(node);
    const message = optionOf(node, 'message');
    return message === undefined || staticValue(message) !== undefined
      ? staticValue(node)
      : undefined;
  });
}
