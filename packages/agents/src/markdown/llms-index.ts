import { type MarkdownPage, markdownPath } from './page-to-markdown.ts';
import { listParts, splitMarkdown } from './split-markdown.ts';

/** A part of the index: pages of one kind, in reading order. */
export interface IndexList {
  readonly title: string;
  /** Clean addresses below the host, percent-encoded. */
  readonly paths: readonly string[];
}

/** A docs set or series, the whole text of which is written into one file. */
export interface IndexSection extends IndexList {
  /** Name of the file, without ending: `express`. */
  readonly name: string;
}

/** What the index says before its lists. */
export interface SiteFacts {
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  /** Origin and base path, without a slash at the end. */
  readonly siteUrl: string;
}

/**
 * Writes `llms.txt` (https://llmstxt.org): a heading, a summary, and the sections with a link and a sentence
 * for each page, and below it the parts of a page that is split. A page that no section names is listed under
 * "Optional", which an agent may skip.
 *
 * @param pages all pages with Markdown, by path
 */
export function llmsIndex(
  sections: readonly (IndexList | IndexSection)[],
  pages: ReadonlyMap<string, MarkdownPage>,
  { title, summary, siteUrl }: SiteFacts,
): string {
  const named = new Set(sections.flatMap(({ paths }) => paths));
  const others = [...pages.keys()].filter((path) => !named.has(path));
  const { origin } = new URL(siteUrl);
  const lists = [...sections, { title: 'Optional', paths: others }].map((list) => {
    const whole =
      'name' in list ? [`- [All of it in one file](${siteUrl}/llms/${list.name}.md)`] : [];
    const lines = list.paths.flatMap((path) => {
      const page = pages.get(path);
      return page === undefined ? [] : [lineOf(page, origin), ...partsOf(page, siteUrl)];
    });
    return [`## ${list.title}`, '', ...whole, ...lines].join('\n');
  });
  return [
    `# ${title}`,
    `> ${summary}`,
    'Every page has a Markdown form at its address with `.md` added; a request with `Accept: text/markdown` gets it too, except on hosts that do not negotiate, such as GitHub Pages. A comment under a code block says how it was proven; `samples.json` lists all of them with hashes.',
    ...lists,
    '',
  ].join('\n\n');
}

/** All pages of a section in one text, each under its heading and with its address. */
export function wholeText(
  section: IndexSection,
  pages: ReadonlyMap<string, MarkdownPage>,
  { siteUrl }: SiteFacts,
): string {
  const { origin } = new URL(siteUrl);
  return section.paths
    .flatMap((path) => pages.get(path) ?? [])
    .map(({ path, body }) => `<!-- ${origin}${markdownPath(path)} -->\n\n${body}`)
    .join('\n---\n\n');
}

/** The parts are indented: they are no pages of their own. */
function partsOf(page: MarkdownPage, siteUrl: string): readonly string[] {
  const [, ...parts] = splitMarkdown(page, siteUrl);
  return listParts(parts, new URL(siteUrl).origin).map((line) => `  ${line}`);
}

function lineOf({ path, title, description }: MarkdownPage, origin: string): string {
  const name = title.replace(/[[\]]/g, '\\$&');
  const about = description === '' ? '' : `: ${description}`;
  return `- [${name}](${origin}${markdownPath(path)})${about}`;
}
