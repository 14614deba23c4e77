// `npm run search:bench`: how good search is on the built site, and what it costs. Build first.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readBuiltPages } from '@vibe-docs/search';
import { judgedQueriesSchema, runBench } from '@vibe-docs/search/bench';
import { searchSource } from '../../config/search.ts';
import { BASE_PATH, documentation } from '../../config/site-model.ts';

const list = new URL('../../../packages/search/bench/judged-queries.json', import.meta.url);
const queries = judgedQueriesSchema.parse(JSON.parse(readFileSync(list, 'utf8')));
// What a reader searches by default: without the older versions.
const olderTags = documentation.versions.map(({ name }) => `docs-default-${name}`);
const pages = readBuiltPages(
  searchSource(fileURLToPath(new URL('../../build', import.meta.url))),
).filter(({ page }) => !olderTags.includes(page.tag));
const pathBelow = (path: string) => decodeURI(path).slice(BASE_PATH.length);
console.log(runBench(pages, queries, pathBelow).join('\n'));
