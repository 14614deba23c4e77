// `npm run bench:growth`: what the site costs with 1,000 and 5,000 pages more. `--pages 0,1000,5000`.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { finishCommand } from '../../tools/finish-command.mjs';
import { generatorCommand } from '../../tools/generator-command.mjs';
import { measurePages } from '../budgets/measure-pages.ts';
import { bytesOf, type PageWeight } from '../budgets/page-weight.ts';
import { growSite } from './grow-site.ts';
import { type CommandCost, measureCommand } from './measure-command.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Pages that every size has, and whose weight must stay. */
const WATCHED = [
  '/vibe/newdocs/Typescript/Mastering Functions/Mastering Functions in TypeScript',
  '/vibe/docs/getting-started/intro',
  '/vibe/',
] as const;

/** What the bars allow for a build: machine of two cores. */
const LIMIT = { seconds: 15 * 60, bytes: 24 * 2 ** 30 } as const;

/** One size of the site. */
interface Growth {
  readonly pages: number;
  readonly generator: CommandCost;
  readonly finish: CommandCost;
  readonly weights: readonly PageWeight[];
  readonly mainBundleBytes: number;
  /** Of the largest script of routes: a page needs one. */
  readonly routesBytes: number;
  readonly searchBytes: number;
  readonly firstResultBytes: number;
}

const { values } = parseArgs({ options: { pages: { type: 'string', default: '0,1000,5000' } } });
const sizes = values.pages.split(',').map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 0)) {
  throw new Error(`--pages ${values.pages}: give whole numbers, such as --pages 0,1000.`);
}

const results: Growth[] = [];
for (const size of sizes) {
  console.error(`Building with ${size} pages more …`);
  results.push(await measureSize(size));
  console.log(renderGrowth(results).join('\n'));
}
const last = results.at(-1);
if (last !== undefined && isOverLimit(last)) {
  console.error('Over the limit of 15 minutes or 24 GiB.');
  process.exitCode = 1;
}

async function measureSize(pages: number): Promise<Growth> {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  const leave = () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  };
  process.once('SIGINT', leave).once('SIGTERM', leave);
  try {
    const site = growSite(projectFolder, folder, pages);
    const { command, parameters, env } = generatorCommand(site);
    const generator = await measureCommand(command, parameters, { cwd: site, env });
    console.error(`  docusaurus build: ${describeCost(generator)}. Cards, index, compression …`);
    const finishing = finishCommand();
    const finish = await measureCommand(finishing.command, finishing.parameters, { cwd: site });
    const buildDir = join(site, 'build');
    const built = { buildDir, generatedDir: join(site, '.docusaurus'), basePath: '/vibe/' };
    return {
      pages,
      generator,
      finish,
      weights: measurePages(built, WATCHED),
      mainBundleBytes: sum(
        sizesIn(join(buildDir, 'assets', 'js'), /^(runtime~)?main\.\w+\.js\.br$/),
      ),
      routesBytes: Math.max(
        ...sizesIn(join(buildDir, 'assets', 'js'), /^routes-\d+\.\w+\.js\.br$/),
      ),
      searchBytes: sum(sizesIn(join(buildDir, 'assets', 'search'), /\.br$/)),
      firstResultBytes: firstResultBytes(buildDir),
    };
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave);
    rmSync(folder, { recursive: true, force: true });
  }
}

function describeCost({ seconds, cpuSeconds, peakBytes }: CommandCost): string {
  const cpu = cpuSeconds?.toFixed(0) ?? '?';
  return `${seconds.toFixed(0)} s, ${cpu} s of CPU, ${((peakBytes ?? 0) / 1e6).toFixed(0)} MB`;
}

function sizesIn(folder: string, names: RegExp): readonly number[] {
  return readdirSync(folder)
    .filter((name) => names.test(name))
    .map((name) => statSync(join(folder, name)).size);
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

/** What the worker loads before it answers from titles: packages/search/README.md. */
function firstResultBytes(buildDir: string): number {
  const manifest = join(buildDir, 'search-manifest.json');
  const { parts }: { readonly parts: readonly { kind: string; file: string }[] } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  const files = parts.filter(({ kind }) => kind === 'pages' || kind === 'headings');
  return [manifest, ...files.map(({ file }) => join(buildDir, file))].reduce(
    (sum, file) => sum + statSync(`${file}.br`).size,
    0,
  );
}

function isOverLimit({ generator, finish }: Growth): boolean {
  const peak = Math.max(generator.peakBytes ?? 0, finish.peakBytes ?? 0);
  return generator.seconds + finish.seconds > LIMIT.seconds || peak > LIMIT.bytes;
}

function renderGrowth(sizesSoFar: readonly Growth[]): readonly string[] {
  const row = (name: string, of: (growth: Growth) => string) =>
    `| ${name} | ${sizesSoFar.map(of).join(' | ')} |`;
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const megabytes = (bytes: number | undefined) =>
    bytes === undefined ? 'not measured' : (bytes / 1e6).toFixed(0);
  const cpu = ({ cpuSeconds }: CommandCost) => cpuSeconds?.toFixed(0) ?? 'not measured';
  return [
    '',
    row('pages more', ({ pages }) => String(pages)),
    `|---|${sizesSoFar.map(() => '--:').join('|')}|`,
    row('docusaurus build, cold: s', ({ generator }) => generator.seconds.toFixed(0)),
    row('docusaurus build, cold: CPU s', ({ generator }) => cpu(generator)),
    row('docusaurus build, cold: peak MB', ({ generator }) => megabytes(generator.peakBytes)),
    row('cards, index, compression: s', ({ finish }) => finish.seconds.toFixed(0)),
    row('cards, index, compression: CPU s', ({ finish }) => cpu(finish)),
    row('cards, index, compression: peak MB', ({ finish }) => megabytes(finish.peakBytes)),
    row('main bundle kB', ({ mainBundleBytes }) => kilobytes(mainBundleBytes)),
    row('routes of a page and its neighbours kB', ({ routesBytes }) => kilobytes(routesBytes)),
    row('search index kB', ({ searchBytes }) => kilobytes(searchBytes)),
    row('search, loaded for a first result kB', (growth) => kilobytes(growth.firstResultBytes)),
    ...WATCHED.map((path, index) =>
      row(`${path.split('/').at(-1) || 'home'}: JavaScript / total kB`, ({ weights }) => {
        const weight = weights[index];
        return weight === undefined
          ? ''
          : `${kilobytes(bytesOf(weight, 'javascript'))} / ${kilobytes(bytesOf(weight, 'total'))}`;
      }),
    ),
  ];
}
