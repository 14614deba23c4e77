import { slug } from 'github-slugger';
import { fileHead, type MarkdownPage, markdownPath } from './page-to-markdown.ts';

/** Characters that an agent reads at once. */
const MAX_LENGTH = 50_000;

/** A file of a page: the page itself or a part of it. */
export interface MarkdownFile {
  /** Address, percent-encoded: `/vibe/api/courses.md`, `/vibe/api/courses/part-2.md`. */
  readonly path: string;
  readonly text: string;
  /** What a part holds: its headings of the second level. Empty for the file of the page. */
  readonly about: string;
}

/**
 * Splits the Markdown of a long page before its headings. The file of the page keeps the beginning, and lists the
 * parts with their headings.
 *
 * @param siteUrl origin and base path of the site, without a slash at the end
 */
export function splitMarkdown(page: MarkdownPage, siteUrl: string): readonly MarkdownFile[] {
  const { path, text, title } = page;
  const first = markdownPath(path);
  if (text.length <= MAX_LENGTH) return [{ path: first, text, about: '' }];
  const { origin } = new URL(siteUrl);
  const [start = [], ...parts] = joinSections(sectionsOf(text));
  let current = namesOf(start).at(-1);
  const files = parts.map((part, index) => {
    const begun = current !== undefined && !part[0]?.startsWith('## ') && `${current} (continued)`;
    const names = namesOf(part);
    current = names.at(-1) ?? current;
    const about = [...(begun ? [begun] : []), ...names].join(', ') || 'continued';
    const name = `${title}, part ${index + 2} of ${parts.length + 1}`;
    const head = fileHead({ ...page, title: name }, siteUrl);
    const text = `${head}> The page begins in: ${origin}${first}\n\n${part.join('')}`;
    return { path: `${path}/part-${index + 2}.md`, text, about };
  });
  const list = listParts(files, origin).join('\n');
  return [
    { path: first, text: `${start.join('')}\nThe page goes on in:\n\n${list}\n`, about: '' },
    ...files,
  ];
}

/** One line of a list for each part of a page, with its number, address and headings. */
export function listParts(parts: readonly MarkdownFile[], origin: string): readonly string[] {
  return parts.map(({ path, about }, index) => `- [Part ${index + 2}](${origin}${path}): ${about}`);
}

/** The headings of the second level in a part. */
function namesOf(part: readonly string[]): readonly string[] {
  return part.flatMap((section) => /^## (.+?)(?= \{#\S+\}\n|\n)/.exec(section)?.[1] ?? []);
}

/**
 * Lets links to headings lead to the part of a page that has the heading.
 *
 * @param files of all pages
 * @returns a function that changes the links of a text; with the path of its file, those within its page too
 */
export function linkerToParts(files: readonly MarkdownFile[], { origin }: URL) {
  const firstOf = (path: string) => path.replace(/\/part-\d+\.md$/, '.md');
  const places = new Map(
    files.flatMap(({ path, text }) =>
      headingIds(text).map((id) => [`${origin}${firstOf(path)}#${id}`, `${origin}${path}#${id}`]),
    ),
  );
  return (text: string, path = ''): string =>
    text.replace(/(?<=\]\()([^\s()#]*)#([^\s()]+)/g, (link, url: string, id: string) => {
      const place = places.get(url === '' ? `${origin}${firstOf(path)}#${id}` : link) ?? link;
      return place === `${origin}${path}#${id}` ? link : place;
    });
}

function headingIds(text: string): readonly string[] {
  const headings = text.replace(/^(`{3,})[\s\S]*?^\1/gm, '').match(/(?<=^#{1,6} ).+$/gm) ?? [];
  return headings.map((one) => / \{#(\S+)\}$/.exec(one)?.[1] ?? slug(one.replace(/[\\`*]/g, '')));
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
