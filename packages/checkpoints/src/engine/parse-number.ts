/**
 * Parses a number as people type it: `1.5`, `1,5`, `−3`, spaces around it.
 *
 * @returns `undefined` for anything else, also for an ambiguous `1,000.5`
 */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim().replace('\u2212', '-').replace(',', '.');
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
