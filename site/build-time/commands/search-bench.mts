// `npm run search:bench`: how good search is on the built site, and what it costs. Build first.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readBuiltPages } from '@vibe-docs/search';
import { judgedQueriesSchema, runBench } from '@vibe-docs/search/bench';
import { identity } from '../../config/identity.ts';
import { searchSource } from '../../config/search.ts';

const list = new URL('../../../packages/search/bench/judged-queries.json', import.meta.url);
const queries = judgedQueriesSchema.parse(JSON.parse(readFileSync(list, 'utf8')));
// What a reader searches by default: without the older versions.
const pages = readBuiltPages(
  searchSource(fileURLToPath(new URL('../../build', import.meta.url))),
).filter(({ page }) => page.tag !== 'docs-default-2025');
const pathBelow = (path: string) => decodeURI(path).slice(identity.basePath.length);
console.log(runBench(pages, queries, pathBelow).join('\n'));
