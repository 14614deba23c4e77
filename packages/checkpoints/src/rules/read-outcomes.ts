/** A list item; indented lines below it belong to it. */
const ITEM = /^\s{0,3}(?:[-*]|\d+\.)\s+(?<text>.*)$/;

/**
 * Reads the outcomes of a page: the list below its heading with the id `outcomes`.
 *
 * @param text a page in MDX
 * @returns the items as written; `undefined` when the page has no such heading
 */
export function readOutcomes(text: string): readonly string[] | undefined {
  const lines = text.split(/\r\n|\n|\r/);
  const start = lines.findIndex((line) => /^#{2,6} .*\{#outcomes\}\s*$/.test(line));
  if (start === -1) {
    return undefined;
  }
  const outcomes: string[] = [];
  for (const line of lines.slice(start + 1)) {
    if (/^#{1,6} /.test(line)) {
      break;
    }
    const item = ITEM.exec(line)?.groups?.text;
    const last = outcomes.at(-1);
    if (item !== undefined) {
      outcomes.push(item);
    } else if (last !== undefined && /^\s+\S/.test(line)) {
      outcomes[outcomes.length - 1] = `${last} ${line.trim()}`;
    }
  }
  return outcomes;
}

/**
 * Returns whether a question names an outcome: by its text, or by the beginning of it.
 * Case, code marks, emphasis and the full stop are ignored.
 */
export function namesOutcome(named: string, outcome: string): boolean {
  const words = normalise(named);
  const all = normalise(outcome);
  return all === words || all.startsWith(`${words},`) || all.startsWith(`${words} `);
}

function normalise(text: string): string {
  return text.replace(/[`*_]/g, '').replace(/\s+/g, ' ').trim().replace(/\.$/, '').toLowerCase();
}
