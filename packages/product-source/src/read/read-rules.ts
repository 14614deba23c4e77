import { type Decorator, Node, type PropertyDeclaration } from 'ts-morph';
import type { JsonSchema } from '../facts.ts';
import { argumentOf, optionOf, shortText } from './decorators.ts';
import { type Messages, readMessages } from './read-messages.ts';
import { enumValues, staticValue } from './static-value.ts';

type Rules = { -readonly [Key in keyof JsonSchema]: JsonSchema[Key] };

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

const ISO_DATE = '^\\d{4}-\\d{2}(-\\d{2})?([T ].*)?$';

/** One entry per validator of class-validator that the product uses. */
const RULES: Readonly<Record<string, (rules: Rules, decorator: Decorator) => void>> = {
  IsString: (rules) => assign(rules, { type: 'string' }),
  IsMongoId: (rules) => assign(rules, { type: 'string', pattern: '^[0-9a-fA-F]{24}$' }),
  IsEmail: (rules) => assign(rules, { type: 'string', format: 'email' }),
  IsUrl: (rules) => assign(rules, { type: 'string', format: 'uri' }),
  IsDateString: (rules) => assign(rules, { type: 'string', pattern: ISO_DATE }),
  IsDecimal: (rules) => assign(rules, { type: 'string', pattern: '^[+-]?\\d*(\\.\\d+)?$' }),
  IsDate: (rules) => assign(rules, { type: 'string', format: 'date-time' }),
  IsNumber: (rules) => assign(rules, { type: rules.type ?? 'number' }),
  IsInt: (rules) => assign(rules, { type: 'integer' }),
  IsPositive: (rules) => assign(rules, { exclusiveMinimum: 0 }),
  IsBoolean: (rules) => assign(rules, { type: 'boolean' }),
  IsObject: (rules) => assign(rules, { type: 'object' }),
  IsNotEmpty: () => undefined,
  IsDefined: () => undefined,
  Min: (rules, decorator) => assign(rules, { minimum: numberAt(decorator, 0) }),
  Max: (rules, decorator) => assign(rules, { maximum: numberAt(decorator, 0) }),
  MinLength: (rules, decorator) => assign(rules, { minLength: numberAt(decorator, 0) }),
  MaxLength: (rules, decorator) => assign(rules, { maxLength: numberAt(decorator, 0) }),
  Length: (rules, decorator) =>
    assign(rules, { minLength: numberAt(decorator, 0), maxLength: numberAt(decorator, 1) }),
  IsEnum: (rules, decorator) => assign(rules, { enum: valuesOf(decorator) }),
  IsIn: (rules, decorator) => assign(rules, { enum: valuesOf(decorator) }),
  Matches: (rules, decorator) => assign(rules, { pattern: patternOf(decorator) }),
};

const LIST_RULES: Readonly<Record<string, (rules: Rules, decorator: Decorator) => void>> = {
  ArrayMinSize: (rules, decorator) => assign(rules, { minItems: numberAt(decorator, 0) }),
  ArrayMaxSize: (rules, decorator) => assign(rules, { maxItems: numberAt(decorator, 0) }),
  ArrayNotEmpty: (rules) => assign(rules, { minItems: 1 }),
  ArrayUnique: (rules) => assign(rules, { uniqueItems: true }),
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

/** Reads the decorators of a field; what is not in the tables is kept as `others`. */
export function readRules(property: PropertyDeclaration): FieldRules {
  const item: Rules = {};
  const list: Rules = {};
  const others: string[] = [];
  const decorators = property.getDecorators();
  const names = decorators.map((decorator) => decorator.getName());
  for (const decorator of decorators) {
    const name = decorator.getName();
    if (RULES[name] !== undefined) {
      RULES[name](item, decorator);
    } else if (LIST_RULES[name] !== undefined) {
      LIST_RULES[name](list, decorator);
    } else if (!isKnown(name)) {
      others.push(shortText(decorator).slice(1));
    }
    if (name === 'IsEnum' && item.enum === undefined) {
      others.push(shortText(decorator).slice(1));
    }
  }
  notEmpty(item, names);
  const when = argumentOf(decorators.find((decorator) => decorator.getName() === 'ValidateIf'));
  const isArray = names.includes('IsArray') || Object.keys(list).length > 0;
  const isOfList = (decorator: Decorator) =>
    !isEach(decorator) && (isArray || LIST_RULES[decorator.getName()] !== undefined);
  const field = property.getName();
  return {
    item,
    list,
    others,
    isArray,
    itemMessages: readMessages(
      field,
      decorators.filter((decorator) => !isOfList(decorator)),
    ),
    listMessages: readMessages(field, decorators.filter(isOfList)),
    isEach: decorators.some(isEach),
    isOptional: names.includes('IsOptional'),
    isValidated: names.some((name) => !NO_RULES.includes(name)),
    when: Node.isArrowFunction(when) ? shortText(when.getBody()) : undefined,
  };
}

function isEach(decorator: Decorator): boolean {
  return decorator.getArguments().some((node) => staticValue(optionOf(node, 'each')) === true);
}

function isKnown(name: string): boolean {
  return ['IsOptional', 'ValidateIf', 'ValidateNested', 'IsArray', ...NO_RULES].includes(name);
}

/** An empty text is refused by `@IsNotEmpty`, unless a pattern or a length already says so. */
function notEmpty(item: Rules, names: readonly string[]): void {
  const isText = item.type === 'string' && item.pattern === undefined && item.format === undefined;
  if (names.includes('IsNotEmpty') && isText) {
    item.minLength = Math.max(1, item.minLength ?? 0);
  }
}

/** Puts in what is known; undefined is left out. */
function assign(
  rules: Rules,
  values: { readonly [Key in keyof Rules]?: Rules[Key] | undefined },
): void {
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined) {
      Object.assign(rules, { [key]: value });
    }
  }
}

function numberAt(decorator: Decorator, index: number): number | undefined {
  const value = staticValue(argumentOf(decorator, index));
  return typeof value === 'number' ? value : undefined;
}

function valuesOf(decorator: Decorator) {
  const node = argumentOf(decorator);
  return node === undefined ? undefined : enumValues(node);
}

function patternOf(decorator: Decorator): string | undefined {
  const node = argumentOf(decorator);
  if (!Node.isRegularExpressionLiteral(node)) {
    return undefined;
  }
  const [, pattern, flags] = /^\/(.*)\/([a-z]*)$/s.exec(node.getText()) ?? [];
  return flags === '' ? pattern : undefined;
}
