// `npm run lighthouse -w lab`: Lighthouse scores of five kinds of pages, with its default phone emulation.
// `--runs <n>` (5), `--page <path>` for one page.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../../tools/ensure-chromium.mjs';
import { serveSite } from '../bench/build-sites.ts';
import { median } from '../measure/statistics.ts';
import {
  CATEGORIES,
  type LighthouseReport,
  readLighthouseReport,
} from './read-lighthouse-report.ts';

/**
 * Run by npx and not a dependency: it is 201 packages of 185 MB, and only this command needs them. npm caches
 * it after the first run. The last version for Node.js 20.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const PAGES = [
  '/vibe/',
  '/vibe/docs/getting-started/intro',
  '/vibe/newdocs/Typescript/Mastering%20Functions/Mastering%20Functions%20in%20TypeScript',
  '/vibe/blog',
  '/vibe/newdocs/category/express',
] as const;

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, page: { type: 'string' } },
});
const runs = Number.parseInt(values.runs, 10);
const pages = values.page === undefined ? PAGES : [values.page];

const server = await serveSite('ours');
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
try {
  console.log(`Lighthouse's phone, median of ${runs} runs (all runs of performance in brackets).`);
  for (const path of pages) {
    const reports: LighthouseReport[] = [];
    for (let run = 0; run < runs; run++) {
      reports.push(await audit(server.origin + path));
    }
    console.log(describe(path, reports).join('\n'));
  }
} finally {
  rmSync(folder, { recursive: true });
  await server.close();
}

async function audit(url: string): Promise<LighthouseReport> {
  const file = join(folder, 'report.json');
  await run('npx', [
    '--yes',
    LIGHTHOUSE,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic',
  ]);
  return readLighthouseReport(readFileSync(file, 'utf8'));
}

async function run(command: string, parameters: readonly string[]): Promise<void> {
  const chromium = await ensureChromium();
  const child = spawn(command, [...parameters], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...(chromium === undefined ? {} : { CHROME_PATH: chromium }) },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${LIGHTHOUSE} failed with exit code ${code}.`)),
    );
  });
}

function describe(path: string, reports: readonly LighthouseReport[]): readonly string[] {
  const scores = CATEGORIES.map((category) => median(reports.map((one) => one.scores[category])));
  const all = reports.map(({ scores: { performance } }) => performance).join(', ');
  const failed = new Map(
    reports
      .flatMap((report) => report.failed)
      .filter(({ category }) => category !== 'performance')
      .map((finding) => [finding.id, finding]),
  );
  return [
    `\n${path}\n  ${CATEGORIES.map((category, index) => `${category} ${scores[index]}`).join(', ')} (${all})`,
    ...[...failed.values()].flatMap(({ category, id, title, places }) => [
      `  ${category}/${id}: ${title}`,
      ...places.map((place) => `    ${place}`),
    ]),
  ];
}
