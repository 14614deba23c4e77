import { type Decorator, Node, type PropertyDeclaration } from 'ts-morph';
import type { JsonSchema } from '../facts.ts';
import { argumentValues, type Messages, readMessages } from './read-messages.ts';
import { staticValue } from './static-value.ts';
import { argumentOf, optionOf, shortText } from './syntax.ts';

/** What the decorators of a field demand. */
export interface FieldRules {
  /** Rules for the value, or for each value of a list. */
  readonly item: JsonSchema;
  readonly list: JsonSchema;
  readonly isArray: boolean;
  /** `{each: true}`: the rules are about the values of a list. */
  readonly isEach: boolean;
  readonly isOptional: boolean;
  readonly isValidated: boolean;
  readonly when?: string | undefined;
  /** What the server answers to a value, or an entry of a list, that breaks a rule. */
  readonly itemMessages: Messages;
  readonly listMessages: Messages;
  /** Validators without a counterpart in JSON Schema. */
  readonly others: readonly string[];
}

type Rule = (values: readonly unknown[], before: JsonSchema) => Readonly<Record<string, unknown>>;

const ISO_DATE = '^\\d{4}-\\d{2}(-\\d{2})?([T ].*)?$';

/** One entry per validator of class-validator that the product uses, with the values of its arguments. */
const RULES: Readonly<Record<string, Rule>> = {
  IsString: () => ({ type: 'string' }),
  IsMongoId: () => ({ type: 'string', pattern: '^[0-9a-fA-F]{24}$' }),
  IsEmail: () => ({ type: 'string', format: 'email' }),
  IsUrl: () => ({ type: 'string', format: 'uri' }),
  IsDateString: () => ({ type: 'string', pattern: ISO_DATE }),
  IsDecimal: () => ({ type: 'string', pattern: '^[+-]?\\d*(\\.\\d+)?$' }),
  IsDate: () => ({ type: 'string', format: 'date-time' }),
  IsNumber: (_values, { type = 'number' }) => ({ type }),
  IsInt: () => ({ type: 'integer' }),
  IsPositive: () => ({ exclusiveMinimum: 0 }),
  IsBoolean: () => ({ type: 'boolean' }),
  IsObject: () => ({ type: 'object' }),
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

/** Decorators that say nothing about what a request must hold. */
const NO_RULES = [
  'JSONSchema',
  'Expose',
  'Exclude',
  'Type',
  'Transform',
  'ClassTransform',
  'ToNumber',
];
/** Decorators that are read elsewhere. */
const KNOWN = ['IsOptional', 'ValidateIf', 'ValidateNested', 'IsArray', ...NO_RULES];

/** Reads the decorators of a field; what is not in the tables is kept as `others`. */
export function readRules(property: PropertyDeclaration): FieldRules {
  const decorators = property.getDecorators();
  const names = decorators.map((decorator) => decorator.getName());
  const item = applyRules(RULES, decorators);
  const list = applyRules(LIST_RULES, decorators);
  const others = decorators.filter((decorator) => {
    const name = decorator.getName();
    const isKnown = name in RULES || name in LIST_RULES || KNOWN.includes(name);
    return !isKnown || (name === 'IsEnum' && item.enum === undefined);
  });
  const when = argumentOf(decorators.find((decorator) => decorator.getName() === 'ValidateIf'));
  const isArray = names.includes('IsArray') || Object.keys(list).length > 0;
  const isOfList = (decorator: Decorator) =>
    !isEach(decorator) && (isArray || decorator.getName() in LIST_RULES);
  const ofItem = decorators.filter((decorator) => !isOfList(decorator));
  return {
    item: names.includes('IsNotEmpty') ? notEmpty(item) : item,
    list,
    others: others.map((decorator) => shortText(decorator).slice(1)),
    isArray,
    itemMessages: readMessages(property.getName(), ofItem),
    listMessages: readMessages(property.getName(), decorators.filter(isOfList)),
    isEach: decorators.some(isEach),
    isOptional: names.includes('IsOptional'),
    isValidated: names.some((name) => !NO_RULES.includes(name)),
    when: Node.isArrowFunction(when) ? shortText(when.getBody()) : undefined,
  };
}

/** The rules of a table that decorators stand for; what the source does not tell is left out. */
function applyRules(
  table: Readonly<Record<string, Rule>>,
  decorators: readonly Decorator[],
): JsonSchema {
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
