// `npm run product`: what changed in the product since the recorded facts, and which pages it concerns.
import { writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { diskFiles, readPage } from '@vibe-docs/content';
import { type Change, compareFacts } from './compare/compare-facts.ts';
import { changedFiles, findStalePages, readNewestFacts } from './compare/find-stale.ts';
import type { Facts } from './facts.ts';
import { findTextGaps, findUnread, readTexts } from './openapi/read-texts.ts';
import { BrokenSourceError } from './read/source-tree.ts';
import { formatFacts, readProduct, readRevision } from './read-product.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const factsFolder = fileURLToPath(new URL('../facts/', import.meta.url));

const HELP = `npm run product -- --source <checkout> [--commit <hash> --date <day>] [--update]

  --source   folder with a checkout of the product
  --commit   its commit, where the folder has no Git history; then --date, too
  --update   writes the facts of the checkout to packages/product-source/facts
`;

const { values } = parseArgs({
  options: {
    source: { type: 'string' },
    commit: { type: 'string' },
    date: { type: 'string' },
    update: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help || values.source === undefined) {
  console.log(HELP);
  process.exitCode = values.help ? 0 : 2;
} else {
  try {
    run(resolve(process.env.INIT_CWD ?? process.cwd(), values.source));
  } catch (error) {
    if (!(error instanceof BrokenSourceError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function run(source: string): void {
  const { commit, date } = values;
  const isTold = commit !== undefined && date !== undefined;
  const now = readProduct(source, isTold ? { commit, date } : readRevision(source));
  report(readNewestFacts(), now);
  if (values.update) {
    const file = `${now.date}-${now.commit.slice(0, 9)}.json`;
    writeFileSync(join(factsFolder, file), formatFacts(now));
    console.log(`Wrote ${relative(project, join(factsFolder, file))}.`);
  }
  for (const gap of findTextGaps(now, readTexts())) {
    console.log(gap);
  }
}

function report(before: Facts, now: Facts): void {
  const [from, to] = [before, now].map(({ commit, date }) => `${commit.slice(0, 9)} (${date})`);
  console.log(`From ${from} to ${to}:`);
  const changes = compareFacts(before, now);
  for (const change of changes) {
    console.log(lineOf(change));
  }
  const stale = findStalePages(readPages(), changedFiles(before, now));
  for (const { page, files } of stale) {
    const more = files.length > 3 ? `, ${files.length - 3} more` : '';
    console.log(`read again: ${page} (${files.slice(0, 3).join(', ')}${more})`);
  }
  const unread = findUnread(now, readTexts());
  for (const { id, state, isNew } of unread) {
    const why = isNew ? 'nobody has read it' : 'changed since it was read';
    console.log(`read ${isNew ? '' : 'again'}: ${id} (${why}; then "${id} read: '${state}'")`);
  }
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  console.log(
    `${changes.length} changes, ${breaking.length} breaking; ${stale.length} pages and ${unread.length} operations to read again.`,
  );
}

function lineOf({ kind, what, name, module, isBreaking, details }: Change): string {
  const where = module === '' || module === name ? '' : ` [${module}]`;
  const texts = details.map((detail) => `${detail.text}${detail.isBreaking ? ' (breaking)' : ''}`);
  const more = texts.length > 0 ? `: ${texts.join('; ')}` : '';
  return `${isBreaking ? 'BREAKING ' : ''}${kind} ${what} ${name}${where}${more}`;
}

/** Pages whose front matter has a list `product:`. */
function readPages() {
  const { list, read } = diskFiles(project);
  const files = ['site/docs', 'site/newdocs'].flatMap((folder) => list(folder));
  return files.flatMap((page) => {
    const text = /\.mdx?$/.test(page) ? (read(page) ?? '') : '';
    // Parsing a page costs milliseconds; most have no such list.
    if (!text.includes('\nproduct:')) return [];
    const product = readPage(page, text).page.frontMatter.values.get('product');
    return Array.isArray(product) ? [{ page, product: product.map(String) }] : [];
  });
}
