import type { FieldRule } from '../modules/read-field-rules.ts';
import { code } from './markdown.ts';

const WORDS: Readonly<Record<string, (value: unknown) => string>> = {
  isEmail: () => 'an e-mail address',
  isNotEmpty: () => 'not empty',
  isString: () => 'a text',
  isNumber: () => 'a number',
  isBoolean: () => '`true` or `false`',
  isMongoId: () => '24 hexadecimal characters',
  isUrl: () => 'an address',
  isDateString: () => 'a date, ISO 8601',
  isDecimal: () => 'a decimal number as text',
  isPositive: () => 'above 0',
  isEmpty: () => 'empty',
  minLength: (value) => `at least ${value} ${value === 1 ? 'character' : 'characters'}`,
  maxLength: (value) => `at most ${value} characters`,
  min: (value) => `at least ${value}`,
  max: (value) => `at most ${value}`,
  matches: (value) => `matches ${code(value instanceof RegExp ? value.source : String(value))}`,
  isIn: (value) =>
    `one of ${Array.isArray(value) ? value.map(code).join(', ') : code(String(value))}`,
  onlyOneId: () => 'not together with the other id',
  atLeastOne: () => 'one of the two ids is needed',
};

/** Rules whose decorator names its class keep that name. */
const CLASS_NAMES: Readonly<Record<string, string>> = {
  OnlyOneId: 'onlyOneId',
  AtLeastOne: 'atLeastOne',
};

/**
 * A rule of class-validator in words.
 *
 * @throws {Error} on a rule for which there are no words yet
 */
export function describeRule({ name, values }: FieldRule): string {
  const words = WORDS[CLASS_NAMES[name] ?? name];
  if (words === undefined) {
    throw new Error(`No words for the rule "${name}". Add them in describe-rule.ts.`);
  }
  return words(values[0]);
}
