import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { llmsIndex, type SiteFacts, wholeText } from './llms-index.ts';
import type { MarkdownPage } from './page-to-markdown.ts';
import { linkerToParts, splitMarkdown } from './split-markdown.ts';

/** Version of the form of `samples.json`. */
const SAMPLES_FORMAT = 1;

export interface SiteMarkdown {
  readonly pages: readonly MarkdownPage[];
  readonly sections: Parameters<typeof llmsIndex>[0];
}

/**
 * Writes into a built site the Markdown of its pages, `llms.txt`, a file with the whole text of each section,
 * and `samples.json`.
 *
 * @param buildDir what is served at the base path
 */
export function writeMarkdownPages(
  buildDir: string,
  { pages, sections }: SiteMarkdown,
  facts: SiteFacts,
): void {
  const write = (file: string, text: string) => {
    const target = join(buildDir, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  const basePath = new URL(`${facts.siteUrl}/`).pathname;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const files = pages.flatMap((page) => splitMarkdown(page, facts.siteUrl));
  const linkToParts = linkerToParts(files, new URL(facts.siteUrl));
  for (const { path, text } of files) {
    write(decodeURIComponent(path.slice(basePath.length)), linkToParts(text, path));
  }
  write('llms.txt', llmsIndex(sections, byPath, facts));
  for (const section of sections.filter((one) => 'name' in one)) {
    write(`llms/${section.name}.md`, linkToParts(wholeText(section, byPath, facts)));
  }
  write('samples.json', `${JSON.stringify(samplesList(pages, facts.siteUrl))}\n`);
}

/** `site/static` has the schema of the list. */
function samplesList(pages: readonly MarkdownPage[], siteUrl: string) {
  return {
    $schema: `${siteUrl}/samples.schema.json`,
    format: SAMPLES_FORMAT,
    pages: pages
      .filter(({ samples }) => samples.length > 0)
      .map(({ path, samples }) => ({ path, samples })),
  };
}
