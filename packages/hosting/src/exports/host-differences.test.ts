// What GitHub Pages does, which cannot be told all rules: the answers that differ from the request table, as a reviewed list.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishBuild } from '../build/finish-build.ts';
import { listSiteFiles } from '../built-site.ts';
import { contentTypeOf } from '../rules/file-kinds.ts';
import {
  fixtureRules,
  makeTemporaryFolder,
  type TemporaryFolder,
  writeFixtureSite,
} from '../testing/fixture-site.ts';
import { requestTable } from '../testing/request-table.ts';
import { exportGithubPages } from './export-github-pages.ts';

let temporary: TemporaryFolder;
let buildDir: string;
beforeAll(async () => {
  temporary = await makeTemporaryFolder();
  buildDir = join(temporary.folder, 'build');
  await writeFixtureSite(buildDir);
  await finishBuild({ buildDir, rules: fixtureRules });
});
afterAll(() => temporary.remove());

type HostAnswer = { readonly status: number; readonly location?: string; readonly file?: string };

/** The rules were measured on the hosts by https://github.com/slorber/trailing-slash-guide. */
const findOnGithubPages = (files: ReadonlySet<string>, path: string): HostAnswer => {
  const isFolder = path.endsWith('/');
  const candidates = isFolder ? [`${path}index.html`] : [path, `${path}.html`];
  const file = candidates.find((candidate) => files.has(candidate));
  if (file !== undefined) return { status: 200, file };
  const isBelow = !isFolder && files.has(`${path}/index.html`);
  return isBelow ? { status: 301, location: encodeURI(`${path}/`) } : { status: 404 };
};

/** @returns one line for each request to read that is answered with another status, address or type */
async function listDifferences(answer: (request: Request) => Promise<HostAnswer> | HostAnswer) {
  const lines: string[] = [];
  for (const { target, method = 'GET', accept, ...expected } of requestTable) {
    if (method !== 'GET') continue;
    // Clients resolve dot segments and backslashes before they send. A target with two slashes is no path to them.
    const headers: Record<string, string> = accept === undefined ? {} : { accept };
    const request = new Request(`http://localhost${target}`, { headers });
    const { status, location, file } = await answer(request);
    const type = status === 200 && expected.contentType ? contentTypeOf(file ?? '') : undefined;
    const is = [status, location, type];
    const wanted = [expected.status, expected.location, type && expected.contentType];
    const [isText, wantedText] = [is, wanted].map((parts) => parts.filter(Boolean).join(' '));
    const asks = accept === undefined ? '' : ` (${accept})`;
    if (isText !== wantedText) lines.push(`${target}${asks}: ${isText} in place of ${wantedText}`);
  }
  return `${lines.join('\n')}\n`;
}

/** @returns nothing for a malformed path */
function pathOf({ url }: Request): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url).pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

it('on GitHub Pages, differs from the request table in the listed answers only', async () => {
  const folder = join(temporary.folder, 'github-pages');
  await exportGithubPages({ buildDir, outDir: join(folder, fixtureRules.basePath) });
  const files = listSiteFiles(folder);
  const differences = await listDifferences((request) => {
    const path = pathOf(request);
    return path === undefined ? { status: 400 } : findOnGithubPages(files, path);
  });
  await expect(differences).toMatchFileSnapshot('../testing/github-pages-differences.txt');
});
