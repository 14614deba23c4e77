import digits from '@generated/messages/default/digits.json';
import locale from '@generated/messages/default/locale.json';

type Values = Readonly<Record<string, string | number>>;

const PLACE = /\{(\w+)\}/g;

/**
 * Puts values into a message, numbers in the form of the language.
 *
 * @example fill('Question {number} of {total}', { number: 1, total: 3 }) // "Question 1 of 3"
 */
export function fill(message: string, values: Values): string {
  return message.replaceAll(PLACE, (place, name) => {
    const value = values[name] ?? place;
    return typeof value === 'number' ? formatNumber(value) : value;
  });
}

/**
 * Puts elements into a message, such as a link.
 *
 * @example fillParts('Read {link}.', { link }) // ['Read ', link, '.']
 */
export function fillParts<Part>(
  message: string,
  parts: Readonly<Record<string, Part>>,
): readonly (string | Part | undefined)[] {
  // With a group in the pattern, every second piece is the name of a place.
  return message.split(PLACE).map((piece, index) => (index % 2 === 0 ? piece : parts[piece]));
}

/**
 * Whole numbers below a thousand have digits and nothing else in every language. The first use of `Intl` takes a phone
 * 0.1 to 0.2 s, which would delay the first hits of a search.
 */
function formatNumber(value: number): string {
  return /^\d{1,3}$/.test(String(value))
    ? String(value).replaceAll(/\d/g, (digit) => digits.charAt(Number(digit)))
    : value.toLocaleString(locale);
}

let rules: Intl.PluralRules | undefined;

/** In the order in which Docusaurus writes the forms of a message. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * Chooses the form of a message for a number, by the rules of the language. The forms stand in the order of
 * `Intl.PluralRules`, with `|` between them, as in Docusaurus' own messages: `{count} hit|{count} hits`.
 */
export function plural(message: string, count: number, values: Values = {}): string {
  rules ??= new Intl.PluralRules(locale);
  const known = rules.resolvedOptions().pluralCategories;
  const forms = message.split('|');
  const place = CATEGORIES.filter((category) => known.includes(category)).indexOf(
    rules.select(count),
  );
  return fill(forms[place] ?? forms.at(-1) ?? '', { count, ...values });
}
