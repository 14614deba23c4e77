/** A heading of a page: its line, its level and where it begins, in UTF-16 units. */
interface Heading {
  readonly line: string;
  readonly level: number;
  readonly start: number;
}

/** Lists the headings of a page. Lines inside of code blocks are none. */
export function headingsOf(markdown: string): readonly Heading[] {
  const text = markdown.replace(/^ *(`{3,})[\s\S]*?^ *\1/gm, (code) => code.replaceAll('#', ' '));
  return [...text.matchAll(/^(#{1,6}) .*/gm)].map(({ 0: line, 1: marks = '', index: start }) => ({
    line,
    level: marks.length,
    start,
  }));
}

/**
 * Cuts a section out of a page.
 *
 * @param markdown whole page
 * @param name text of the heading, in any case, with or without marks such as backticks and its id; or the id: `#first`
 * @returns from the heading to the next one of its level or above; `undefined` when there is none
 */
export function sectionOf(markdown: string, name: string): string | undefined {
  const headings = headingsOf(markdown);
  const place = headings.findIndex(
    ({ line }) => line.endsWith(` {${name}}`) || plain(line) === plain(name),
  );
  const heading = headings[place];
  if (heading === undefined) return undefined;
  const next = headings.slice(place + 1).find(({ level }) => level <= heading.level);
  return markdown.slice(heading.start, next?.start).trimEnd();
}

function plain(heading: string): string {
  return heading
    .replace(/^#+ | \{#\S+\}$/g, '')
    .replace(/[\\`*_]/g, '')
    .trim()
    .toLowerCase();
}
