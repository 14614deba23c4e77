// Runs after `docusaurus build`: social cards, search index, hashes for the policy, redirects,
// compressed copies.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { diskFiles, readAliases } from '@vibe-docs/content';
import { finishBuild, formatFinding } from '@vibe-docs/hosting';
import { writeIndex } from '@vibe-docs/search';
import { contentSource } from '../../config/content.ts';
import { readEnvironment } from '../../config/environment.ts';
import { siteHostingRules } from '../../config/hosting.ts';
import { searchSource } from '../../config/search.ts';
import { isScriptOfOnePage } from '../../docusaurus-internals/bundle-files.ts';
import { openCards } from '../cards/write-cards.ts';
import { readPages } from './read-pages.mts';

const { values } = parseArgs({ options: { 'cache-dir': { type: 'string' } } });
const cacheDir = values['cache-dir'];
const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

const buildDir = fileURLToPath(new URL('../../build', import.meta.url));
const aliases = readAliases(contentSource, diskFiles(projectFolder));
const cards = await openCards({
  buildDir,
  pictureFile: fileURLToPath(new URL('../../static/img/riddle.svg', import.meta.url)),
  ...(cacheDir === undefined ? {} : { cacheDir }),
});
const { records, inspections } = await readPages(searchSource(buildDir), cards);
const index = writeIndex(buildDir, records);
const { hostedSearch } = readEnvironment(process.env);
const result = await finishBuild({
  buildDir,
  rules: siteHostingRules(aliases, hostedSearch),
  inspections,
  isOfOnePage: isScriptOfOnePage,
  ...(cacheDir === undefined ? {} : { cacheDir }),
});
if (result.kind === 'failed') {
  console.error(result.findings.map(formatFinding).join('\n'));
  process.exitCode = 1;
} else {
  console.log(`Finished ${result.pages} pages, ${aliases.size} short addresses.`);
  const { cards: count, drawn } = cards.counts();
  console.log(`Social cards: ${count}, of them ${drawn} drawn anew.`);
  console.log(`Search finds ${index.records} sections on ${index.pages} pages.`);
}
