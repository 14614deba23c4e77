// Runs after `docusaurus build`: social cards, search index, content security policy hashes, redirects,
// compressed copies.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openCards } from '@vibe-docs/agents/build/cards/write-cards';
import {
  markdownConverter,
  writeSiteMarkdown,
} from '@vibe-docs/agents/build/markdown/write-site-markdown';
import type { IndexSection } from '@vibe-docs/agents/markdown';
import { diskFiles, readSiteHeads } from '@vibe-docs/content/heads';
import { finishBuild } from '@vibe-docs/hosting';
import { formatDiagnostic } from '@vibe-docs/kernel';
import { writeDownloads } from '@vibe-docs/lessons/build/downloads/lesson-files';
import { READING_ORDER } from '@vibe-docs/lessons/ui/generated/generated-data';
import { PRINT_FOLDER, writePrintPages } from '@vibe-docs/offline/build/print/print-pages';
import { writeOffline } from '@vibe-docs/offline/build/write-offline';
import { writeIndex } from '@vibe-docs/search';
import { contentSource } from '../config/content.ts';
import { readEnvironment } from '../config/environment.ts';
import { siteHostingRules } from '../config/hosting.ts';
import { searchSource } from '../config/search.ts';
import { projectFolder } from '../model/page-files.ts';
import { pageSets } from '../model/site-model.ts';
import queries from '../writing/queries.json' with { type: 'json' };
import { listPages, PAGE_LIST } from './list-pages.ts';
import { readPages, rememberPages } from './read-pages.mts';

const BUILD = fileURLToPath(new URL('../build', import.meta.url));
const { values } = parseArgs({
  options: { 'build-dir': { type: 'string', default: BUILD }, 'cache-dir': { type: 'string' } },
});
const { 'build-dir': buildDir, 'cache-dir': cacheDir } = values;
const site = readSiteHeads(contentSource, diskFiles(projectFolder));
const { siteUrl, hostedSearch, isOfflineOff } = readEnvironment(process.env);
const cards = await openCards({
  buildDir,
  pictureFile: fileURLToPath(new URL('../static/img/riddle.svg', import.meta.url)),
  ...(cacheDir === undefined ? {} : { cacheDir }),
});
// From an earlier run of this command: they are no pages of the site.
rmSync(join(buildDir, PRINT_FOLDER), { recursive: true, force: true });
const source = searchSource(buildDir, site, queries);
const frontMatter = site.pages.map(({ page }) => [...page.frontMatter.values]);
const { records, titles, inspections, markdown } = await readPages(
  source,
  cards,
  markdownConverter(source.files, siteUrl),
  rememberPages(JSON.stringify([siteUrl, source.files, queries, frontMatter])),
);
const sections: readonly IndexSection[] = JSON.parse(
  readFileSync(join(buildDir, READING_ORDER), 'utf8'),
);
writeSiteMarkdown(buildDir, siteUrl, { pages: markdown, sections });
const downloads = writeDownloads(
  buildDir,
  site.pages.map(({ page }) => page.file),
);
const index = writeIndex(buildDir, records, cacheDir);
const series = sections.filter(({ name }) => !pageSets.some((set) => set.name === name));
writePrintPages(buildDir, siteUrl, series);
const pages = listPages(site, titles);
writeFileSync(join(buildDir, PAGE_LIST), `${JSON.stringify(pages)}\n`);
const offline = await writeOffline({ buildDir, pages, sections, records, isOff: isOfflineOff });
const result = await finishBuild({
  buildDir,
  rules: siteHostingRules(site.aliases, hostedSearch),
  inspections,
  // Agents read Markdown one page at a time; at the quality of shared files it took 4 s more and saved 9 %.
  isOfOnePage: (file) => file.endsWith('.md'),
  ...(cacheDir === undefined ? {} : { cacheDir }),
});
if (result.kind === 'failed') {
  console.error(result.findings.map(formatDiagnostic).join('\n'));
  process.exitCode = 1;
} else {
  console.log(
    `Finished ${result.pages} pages, ${site.aliases.size} short addresses, ${markdown.length} as Markdown.`,
  );
  const { cards: count, drawn } = cards.counts();
  console.log(`Social cards: ${count}, of them ${drawn} rendered again.`);
  console.log(`Archives of lessons: ${downloads}.`);
  console.log(`Readers can save ${offline.sets} sets of ${offline.files} files.`);
  console.log(`Search finds ${index.records} sections on ${index.pages} pages.`);
}
