/**
 * The signs that numbers are written in: all of printable ASCII that JSON takes as it is. Written like
 * this, a list of numbers is as short after compression as in bytes, and stays a text that every server
 * compresses.
 */
const SIGNS = Array.from({ length: 95 }, (_, place) => String.fromCharCode(0x20 + place))
  .filter((sign) => sign !== '"' && sign !== '\\')
  .join('');

/** Signs that more signs of the same number follow; the others end one. */
const OPEN = 32;
const LAST = SIGNS.length - OPEN;

/** Value of a sign by its code; beyond `LAST` it is an open one. */
const VALUES = new Map(Array.from(SIGNS, (sign, value) => [sign.charCodeAt(0), value]));

/**
 * Writes whole numbers from 0, small ones as one sign.
 *
 *     0 … 60      one sign
 *     61 … 2,012  an open sign and a last one: 61 + 32 · last + open
 *
 * @throws Error for a number that is negative or not whole.
 */
export function writeNumbers(numbers: readonly number[]): string {
  return numbers.map(writeNumber).join('');
}

function writeNumber(number: number): string {
  if (!Number.isSafeInteger(number) || number < 0) {
    throw new Error(`Cannot write ${number} into the search index: it is no whole number from 0.`);
  }
  let text = '';
  let rest = number;
  while (rest >= LAST) {
    rest -= LAST;
    text += SIGNS[LAST + (rest % OPEN)] ?? '';
    rest = Math.floor(rest / OPEN);
  }
  return text + (SIGNS[rest] ?? '');
}

/** Reads what `writeNumbers` wrote. @throws Error for a text that it cannot have written. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let sum = 0;
  let unit = 1;
  for (let place = 0; place < text.length; place++) {
    const value = VALUES.get(text.charCodeAt(place));
    if (value === undefined) {
      throw new Error(`Cannot read the numbers of the search index at sign ${place}.`);
    }
    if (value < LAST) {
      numbers.push(sum + value * unit);
      sum = 0;
      unit = 1;
    } else {
      sum += value * unit;
      unit *= OPEN;
    }
  }
  if (unit > 1) {
    throw new Error('Cannot read the numbers of the search index: the last one is cut off.');
  }
  return numbers;
}
