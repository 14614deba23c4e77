/**
 * Cuts a section out of a page.
 *
 * @param markdown whole page
 * @param heading text of the heading, in any case, with or without marks such as backticks and its id; or the id: `#first`
 * @returns from the heading to the next one of its level or above; `undefined` when there is none
 */
export function sectionOf(markdown: string, heading: string): string | undefined {
  const lines = markdown.split('\n');
  const levels = headingLevels(lines);
  const start = lines.findIndex(
    (line, at) =>
      levels[at] !== 0 && (line.endsWith(` {${heading}}`) || plain(line) === plain(heading)),
  );
  if (start === -1) {
    return undefined;
  }
  const level = levels[start] ?? 0;
  const end = levels.findIndex((other, at) => at > start && other !== 0 && other <= level);
  return lines
    .slice(start, end === -1 ? undefined : end)
    .join('\n')
    .trimEnd();
}

/** @returns for each line the level of its heading, 0 for any other line; code is no heading */
function headingLevels(lines: readonly string[]): readonly number[] {
  let fence = '';
  return lines.map((line) => {
    const mark = /^\s*(`{3,})/.exec(line)?.[1] ?? '';
    if (fence !== '') {
      fence = mark.startsWith(fence) ? '' : fence;
      return 0;
    }
    fence = mark;
    return mark === '' ? (/^(#{1,6}) /.exec(line)?.[1]?.length ?? 0) : 0;
  });
}

function plain(heading: string): string {
  return heading
    .replace(/^#+ | \{#\S+\}$/g, '')
    .replace(/[\\`*_]/g, '')
    .trim()
    .toLowerCase();
}
