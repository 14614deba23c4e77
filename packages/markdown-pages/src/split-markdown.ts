import { type MarkdownPage, markdownPath } from './page-to-markdown.ts';

/** Characters that an agent reads at once. */
const MAX_LENGTH = 50_000;

/** A file of a page: the page itself or a part of it. */
export interface MarkdownFile {
  /** Address, percent-encoded: `/vibe/api/courses.md`, `/vibe/api/courses/part-2.md`. */
  readonly path: string;
  readonly text: string;
}

/**
 * Splits the Markdown of a long page before its headings. The file of the page keeps the beginning, and lists the
 * parts with their headings.
 *
 * @param siteUrl origin of the site, for the addresses in the list
 */
export function splitMarkdown(
  { path, text }: MarkdownPage,
  siteUrl: string,
): readonly MarkdownFile[] {
  const file = markdownPath(path);
  if (text.length <= MAX_LENGTH) return [{ path: file, text }];
  const [first = [], ...parts] = joinSections(sectionsOf(text));
  const list = parts.map((part, index) => {
    const headings = part.flatMap((section) => /^## (.+)/.exec(section)?.[1] ?? []);
    const about = headings.length > 0 ? headings.join(', ') : 'continued';
    return `- [Part ${index + 2}](${siteUrl}${path}/part-${index + 2}.md): ${about}`;
  });
  return [
    { path: file, text: `${first.join('')}\nThe page goes on in:\n\n${list.join('\n')}\n` },
    ...parts.map((part, index) => ({ path: `${path}/part-${index + 2}.md`, text: part.join('') })),
  ];
}

/** A section without further headings, such as a long list, is cut between its lines when it is longer. */
const LONG_SECTION = 20_000;

/** Pieces that begin with a heading of the second or third level. Lines inside of code are no headings. */
function sectionsOf(text: string): readonly string[] {
  const sections: string[] = [''];
  let fence = '';
  for (const line of text.split(/(?<=\n)/)) {
    const [mark = ''] = /^\s*`{3,}/.exec(line) ?? [];
    if (mark !== '') fence = fence === '' ? mark : line.trim() === fence.trim() ? '' : fence;
    const isLong = (sections.at(-1)?.length ?? 0) > LONG_SECTION && /^\S/.test(line);
    if (fence === '' && (isLong || /^#{2,3} /.test(line))) sections.push('');
    sections.push(`${sections.pop() ?? ''}${line}`);
  }
  return sections;
}

function joinSections(sections: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const section of sections) {
    length += section.length;
    // Room for the list of parts.
    if (length > MAX_LENGTH - 2000) {
      parts.push([]);
      length = section.length;
    }
    parts.at(-1)?.push(section);
  }
  return parts;
}
