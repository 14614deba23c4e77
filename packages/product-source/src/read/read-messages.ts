import * as validators from 'class-validator';
import type { Decorator, Node } from 'ts-morph';
import { enumValues, staticValue } from './static-value.ts';
import { optionOf } from './syntax.ts';

/** Keywords of JSON Schema that a validator stands for. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  IsNotEmpty: ['required', 'minLength'],
  IsDefined: ['required'],
  IsString: ['type'],
  IsMongoId: ['type', 'pattern'],
  IsEmail: ['type', 'format'],
  IsUrl: ['type', 'format'],
  IsDateString: ['type', 'pattern'],
  IsDecimal: ['type', 'pattern'],
  IsDate: ['type', 'format'],
  IsNumber: ['type'],
  IsInt: ['type'],
  IsBoolean: ['type'],
  IsObject: ['type'],
  IsArray: ['type'],
  IsPositive: ['exclusiveMinimum'],
  Min: ['minimum'],
  Max: ['maximum'],
  MinLength: ['minLength'],
  MaxLength: ['maxLength'],
  Length: ['minLength', 'maxLength'],
  IsEnum: ['enum', 'type'],
  IsIn: ['enum', 'type'],
  Matches: ['pattern', 'type'],
  ArrayMinSize: ['minItems'],
  ArrayMaxSize: ['maxItems'],
  ArrayNotEmpty: ['minItems'],
  ArrayUnique: ['uniqueItems'],
  ValidateNested: ['type'],
};

/** Longer than any limit. */
const LONG = 'x'.repeat(1_000_000);

/** Texts of the server by keyword: what it answers when a value breaks that rule. */
export type Messages = Readonly<Record<string, string>>;

/**
 * Asks class-validator what it answers when a field breaks its rules. `required` has the answer to a value that
 * is missing: of several that come together, the one that says so most clearly.
 *
 * @returns no entry for a rule whose message a function writes, or whose arguments the source does not decide
 */
export function readMessages(field: string, decorators: readonly Decorator[]): Messages {
  const found: Record<string, string> = {};
  let missing: string | undefined;
  // A rule of its own comes before `IsNotEmpty`, which refuses the same empty text.
  const sorted = [...decorators].sort((a, b) => Number(isPresence(a)) - Number(isPresence(b)));
  for (const decorator of sorted) {
    const name = decorator.getName();
    const values = argumentValues(decorator);
    for (const keyword of values.includes(undefined) ? [] : (KEYWORDS[name] ?? [])) {
      const message = messageOf(field, { name, values, keyword });
      if (message !== undefined) {
        found[keyword] ??= message;
        missing = isPresence(decorator) ? message : (missing ?? message);
      }
    }
  }
  return missing === undefined ? found : { ...found, required: missing };
}

function isPresence(decorator: Decorator): boolean {
  return KEYWORDS[decorator.getName()]?.[0] === 'required';
}

interface BrokenRule {
  readonly name: string;
  readonly values: readonly unknown[];
  readonly keyword: string;
}

/** The message with the values of the decorator in it, for a value that the validator refuses. */
function messageOf(field: string, { name, values, keyword }: BrokenRule): string | undefined {
  const validator: unknown = Reflect.get(validators, name);
  if (typeof validator !== 'function') {
    return undefined;
  }
  class Body {}
  const [first, ...others] = values;
  // An enum is an object; keys that are numbers would be taken for its way back from value to name.
  const list = name === 'IsEnum' && Array.isArray(first) ? first : undefined;
  const target = list && Object.fromEntries(list.map((entry, place) => [`value${place}`, entry]));
  validator(...(target === undefined ? values : [target, ...others]))(Body.prototype, field);
  // Every validator refuses undefined, except for that of nested objects. `@Length` has two messages.
  const value = name === 'ValidateNested' ? 1 : keyword === 'maxLength' ? LONG : undefined;
  const [error] = validators.validateSync(Object.assign(new Body(), { [field]: value }));
  return Object.values(error?.constraints ?? {})[0];
}

/** Values of the arguments; undefined for one that cannot be read, such as a message that is a function. */
export function argumentValues(decorator: Decorator): readonly unknown[] {
  const name = decorator.getName();
  return decorator.getArguments().map((node, index) => {
    if (name === 'Matches' && index === 0) return expressionOf(node);
    if (name === 'IsEnum' && index === 0) return enumValues(node);
    const message = optionOf(node, 'message');
    return message === undefined || staticValue(message) !== undefined
      ? staticValue(node)
      : undefined;
  });
}

function expressionOf(node: Node): RegExp | undefined {
  const [, pattern = '', flags] = /^\/(.*)\/([a-z]*)$/s.exec(node.getText()) ?? [];
  return flags === undefined ? undefined : new RegExp(pattern, flags);
}
