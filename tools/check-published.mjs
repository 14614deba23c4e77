// `node tools/check-published.mjs <address> --release <folder> [--seconds 0]`: requests five pages, a redirect
// and the search index of a published site, and compares them with the files of the release. Retries
// for some seconds, because a host needs time until it serves a new release everywhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runTool } from './run-command.mjs';

/** One page of each kind, relative to the base path; the third has spaces in its address. */
const PAGES = [
  { path: '', file: 'index.html' },
  ...[
    'docs/getting-started/intro',
    'newdocs/Express/Getting Started with Express',
    'blog',
    'api',
  ].map((path) => ({ path, file: `${path}.html` })),
];
const REDIRECT = {
  from: 'newdocs/express/getting-started',
  to: 'newdocs/Express/Getting%20Started%20with%20Express',
};
const SEARCH = 'search-manifest.json';
const PAUSE_MS = 10_000;

/**
 * @param {{ readonly address: string, readonly release: string }} published `address` ends with the base
 *   path and a slash; `release` is the folder that was published
 * @returns {Promise<readonly string[]>} a sentence for each problem
 */
export async function checkPublished({ address, release }) {
  const part = readdirSync(join(release, 'assets/search')).find((name) => name.endsWith('.json'));
  const search = [SEARCH, `assets/search/${part}`].map((file) => ({ path: file, file }));
  const files = [...PAGES, ...search];
  const problems = await Promise.all([
    ...files.map((file) => compare(address, release, file)),
    checkRedirect(address),
  ]);
  return problems.flat();
}

/**
 * @param {string} address
 * @param {string} release
 * @param {{ readonly path: string, readonly file: string }} asked
 */
async function compare(address, release, { path, file }) {
  const url = new URL(encodeURI(path), address);
  const { status, text } = await get(url);
  if (status !== 200) {
    return [`${url} answers ${status}.`];
  }
  return text === readFileSync(join(release, file), 'utf8')
    ? []
    : [`${url} is not ${file} of this release.`];
}

/**
 * A host with redirects ends on the page; on another one a small page redirects there.
 *
 * @param {string} address
 */
async function checkRedirect(address) {
  const from = new URL(REDIRECT.from, address);
  const to = new URL(REDIRECT.to, address);
  const { status, url, text } = await get(from);
  const leads = url === to.href || text.includes(`<link rel="canonical" href="${to.pathname}">`);
  return status === 200 && leads ? [] : [`${from} does not lead to ${to}: ${status} at ${url}.`];
}

/** @param {URL} url */
async function get(url) {
  try {
    const answer = await fetch(url, { cache: 'no-store' });
    return { status: answer.status, url: answer.url, text: await answer.text() };
  } catch (error) {
    return { status: `with an error (${error})`, url: url.href, text: '' };
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runTool(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { release: { type: 'string' }, seconds: { type: 'string', default: '0' } },
    });
    const [address] = positionals;
    const { release } = values;
    if (address === undefined || release === undefined) {
      throw new Error('Usage: node tools/check-published.mjs <address> --release <folder>');
    }
    const endMs = Date.now() + Number(values.seconds) * 1000;
    let problems = await checkPublished({ address, release });
    while (problems.length > 0 && Date.now() < endMs) {
      await wait(PAUSE_MS);
      problems = await checkPublished({ address, release });
    }
    console.log(problems.length === 0 ? `${address} serves this release.` : problems.join('\n'));
    return problems.length === 0 ? 0 : 1;
  });
}
