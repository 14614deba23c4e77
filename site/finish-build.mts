// Runs after `docusaurus build`: social cards, search index, hashes for the policy, redirects,
// compressed copies.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { diskFiles, readSite } from '@vibe-docs/content';
import { finishBuild, formatFinding } from '@vibe-docs/hosting';
import { writeIndex } from '@vibe-docs/search';
import { writeCards } from './cards/write-cards.ts';
import { readEnvironment } from './config/environment.ts';
import { siteHostingRules } from './config/hosting.ts';
import { searchSource } from './config/search.ts';
import { contentSource } from './content.config.ts';

const { values } = parseArgs({ options: { 'cache-dir': { type: 'string' } } });
const cacheDir = values['cache-dir'];
const projectFolder = fileURLToPath(new URL('..', import.meta.url));

const { aliases } = readSite(contentSource, diskFiles(projectFolder));
const buildDir = fileURLToPath(new URL('./build', import.meta.url));
const cards = await writeCards({
  buildDir,
  pictureFile: fileURLToPath(new URL('./static/img/riddle.svg', import.meta.url)),
  ...(cacheDir === undefined ? {} : { cacheDir }),
});
const index = writeIndex(searchSource(buildDir));
const { hostedSearch } = readEnvironment(process.env);
const result = await finishBuild({
  buildDir,
  rules: siteHostingRules(aliases, hostedSearch),
  ...(cacheDir === undefined ? {} : { cacheDir }),
});
if (result.kind === 'failed') {
  console.error(result.findings.map(formatFinding).join('\n'));
  process.exitCode = 1;
} else {
  console.log(`Finished ${result.pages} pages, ${aliases.size} short addresses.`);
  console.log(`Social cards: ${cards.cards}, of them ${cards.drawn} drawn anew.`);
  console.log(`Search finds ${index.records} sections on ${index.pages} pages.`);
}
