import { EventEmitter, once } from 'node:events';
import { mkdirSync, watch, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  diskFiles,
  formatReport,
  readSite,
  type SitePage,
  type SiteSource,
} from '@vibe-docs/content';
import { countBySeverity, didYouMean, sortDiagnostics } from '@vibe-docs/kernel';
import { checkSamples, type SamplesCheck } from '../check/check-samples.ts';
import { type LessonsCheck, readRecords } from '../follow/follow-lessons.ts';
import type { SamplesSource } from '../plan/block.ts';
import { formatCounts, formatMongo } from '../report/format-counts.ts';
import { makeProofFile } from '../report/proof-file.ts';
import { readEnvironment } from '../samples-environment.ts';
import { findTypesOfPages } from '../shown-types/find-types-of-pages.ts';
import { renewPages } from '../update/renew-pages.ts';

/** Input of the command that depends on the site. */
interface SamplesCommandSource extends SamplesSource {
  readonly site: SiteSource;
  /** Absolute path of the whole project. */
  readonly projectFolder: string;
  /** Reads code outside of pages, such as that of questions, as if it were pages. */
  readonly readOtherPages: () => readonly SitePage[];
  /** Output file for the proofs, from the project folder. */
  readonly proofFile: string;
  /** Output file for the types that pages show, from the project folder. */
  readonly typesFile: string;
  /** Returns whether a page shows types. */
  readonly showsTypes: (page: SitePage) => boolean;
}

/**
 * Runs the samples check as a command.
 *
 * @param args command-line arguments, without the program and the script
 * @param print receives the output in pieces without a newline at the end
 * @returns exit code. 0: no errors, 1: errors in the samples, 2: invalid command line
 */
export async function runSamplesCheck(
  args: readonly string[],
  source: SamplesCommandSource,
  print: (text: string) => void,
): Promise<number> {
  const options = readOptions(args);
  switch (options.kind) {
    case 'problem':
      print(options.message);
      return 2;
    case 'help':
      print(USAGE);
      return 0;
    case 'check': {
      const check = () => checkAndPrint(options, source, print);
      return options.watch ? await watchFolders(watchedFolders(source), check) : await check();
    }
  }
}

/** Checks once and prints the findings; with `--update` it corrects pages and checks again. */
async function checkAndPrint(
  options: { readonly update: boolean; readonly only: readonly string[] },
  source: SamplesCommandSource,
  print: (text: string) => void,
): Promise<number> {
  let check = await checkOnce(source, options.only);
  const { pictures } = check.lessons;
  if (options.update && check.renewals.length + pictures.length > 0) {
    for (const { file, text, diff } of renewPages(check.renewals)) {
      writeFileSync(join(source.projectFolder, file), text);
      print(`${diff}\n`);
    }
    for (const { url, bytes } of pictures) {
      writeResult(join(source.projectFolder, source.site.staticFolders[0] ?? '', url), bytes);
      print(`${url} is taken anew. Look at it.\n`);
    }
    const shown = Object.fromEntries(pictures.map((one) => [one.url, one.shown]));
    record(source.projectFolder, 'some', shown);
    check = await checkOnce(source, options.only);
  }
  if (options.update) {
    const scope = options.only.length === 0 ? 'all' : 'some';
    print(record(source.projectFolder, scope, check.lessons.records));
  }
  print(formatCheck(check));
  return countBySeverity(check.diagnostics).error > 0 ? 1 : 0;
}

/** Writes `followed.json`, without what is gone when all pages were checked, and says what it did. */
function record(
  projectFolder: string,
  scope: 'all' | 'some',
  passed: LessonsCheck['records'],
): string {
  const path = join(projectFolder, 'packages/samples/followed.json');
  const before = readRecords(dirname(path));
  const records = scope === 'all' ? passed : { ...before, ...passed };
  writeResult(path, JSON.stringify(records, Object.keys(records).sort(), 2));
  const isNew = ([id, key]: readonly [string, string]) => before[id] !== key;
  const count = Object.entries(records).filter(isNew).length;
  return `${Object.keys(records).length} lessons and pictures are recorded in followed.json, ${count} of them anew.\n`;
}

function watchedFolders({ site, projectFolder }: SamplesCommandSource): readonly string[] {
  const folders = [...site.sets.map(({ folder }) => folder), 'packages/samples/listings'];
  return folders.map((folder) => join(projectFolder, folder));
}

async function checkOnce(
  source: SamplesCommandSource,
  only: readonly string[],
): Promise<SamplesCheck> {
  const environment = readEnvironment(source.projectFolder);
  const site = readSite(source.site, diskFiles(source.projectFolder));
  const isMeant = (file: string) => only.length === 0 || only.some((part) => file.includes(part));
  const pages = [...site.pages, ...source.readOtherPages()].filter(({ page }) =>
    isMeant(page.file),
  );
  // The blocks of an unreadable page are unknown; without this it would pass as checked.
  const unreadable = site.diagnostics.filter(
    ({ code, file }) => code === 'page/invalid-mdx' && isMeant(file),
  );
  // Must run within the check, which drops unused cache entries when it ends.
  const writeTypes = () => {
    const types = findTypesOfPages(site.pages.filter(source.showsTypes), source, environment);
    writeResult(join(source.projectFolder, source.typesFile), JSON.stringify(types));
  };
  const check = await checkSamples(pages, source, {
    environment,
    allPages: site.pages,
    ...(only.length === 0 ? { scope: 'all', meanwhile: writeTypes } : { scope: 'pages' }),
  });
  if (only.length === 0) {
    const proofs = makeProofFile(check, environment);
    writeResult(join(source.projectFolder, source.proofFile), JSON.stringify(proofs, null, 1));
  }
  return { ...check, diagnostics: sortDiagnostics([...unreadable, ...check.diagnostics]) };
}

function writeResult(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? `${content}\n` : content);
}

function formatCheck(check: SamplesCheck): string {
  return [
    formatCounts(check.blocks),
    ...formatMongo(check),
    formatLessons(check.lessons),
    formatReport(check.diagnostics),
  ].join('\n\n');
}

function formatLessons({ counts }: LessonsCheck): string {
  const { now, recorded, before, skipped, partly } = counts;
  const rest = before === 0 ? '' : `, ${before} passed here before`;
  const unrecorded =
    now + before === 0 ? '' : ' "npm run samples -- --update" records those that passed.';
  return (
    `Lessons: ${now} followed as their readers do, ${recorded} recorded in followed.json${rest}. ` +
    `not-followed.yaml leaves out ${skipped}, and parts of ${partly}.${unrecorded}`
  );
}

/** Debounce time in milliseconds: editors write a file in several steps. */
const QUIET_MS = 150;

/**
 * Runs a task now and after each change in some folders, one at a time, until the process ends.
 *
 * @param folders absolute paths; watched recursively
 * @param task a change while it runs starts it once more
 */
async function watchFolders(
  folders: readonly string[],
  task: () => Promise<unknown>,
): Promise<never> {
  const changes = new EventEmitter();
  for (const folder of folders) {
    watch(folder, { recursive: true }, () => changes.emit('change'));
  }
  for (;;) {
    const change = once(changes, 'change');
    await task();
    await change;
    await setTimeout(QUIET_MS);
  }
}

const OPTIONS = {
  update: { type: 'boolean' },
  watch: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Usage text. */
const USAGE = [
  'npm run samples -- [part of a page’s path …] [options]',
  '',
  '  --update          write the real outputs and errors into the pages, show what changed,',
  '                    take pictures anew, and record the lessons that passed in followed.json',
  '  --watch           check again whenever a page or a listing changes',
  '  --help            show this text',
].join('\n');

/**
 * Parses the command-line arguments.
 *
 * @returns `only`: only pages whose path contains one of these, all pages when empty; a `problem` names the invalid
 * argument and what is expected
 */
export function readOptions(args: readonly string[]) {
  const { values, tokens, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: false,
    tokens: true,
  });
  const unknown = tokens
    .filter((token) => token.kind === 'option')
    .find(({ name }) => !Object.hasOwn(OPTIONS, name));
  if (unknown !== undefined) {
    const names = Object.keys(OPTIONS).map((name) => `--${name}`);
    const message = `${unknown.rawName} is not an option.${didYouMean(unknown.rawName, names)}`;
    return { kind: 'problem' as const, message: `${message}\n${USAGE}` };
  }
  if (values.help === true) {
    return { kind: 'help' as const };
  }
  const [update, watch] = [values.update === true, values.watch === true];
  return { kind: 'check' as const, update, watch, only: positionals };
}
