import { type Diagnostic, mapConcurrently } from '@vibe-docs/kernel';
import { cacheKey } from '../cache/result-cache.ts';
import { diagnose } from '../catalogue.ts';
import { compareOutput } from '../compare/compare-output.ts';
import { quote } from '../compare/judge-output.ts';
import { githubFileAt } from '../github/github-file.ts';
import { findListingProjects, listingFiles } from '../listings/listing-projects.ts';
import { type Block, isRenewable, lineSpot, optionSpot, type SessionBlock } from '../plan/block.ts';
import { isolationArgs } from '../process/run-process.ts';
import type { Sandbox } from '../process/sandbox.ts';
import type { SamplesEnvironment } from '../samples-environment.ts';
import { joinResults, proofUnless, type StageResult } from '../stage-result.ts';
import { formatSession, parseSession, type SessionCommand } from './parse-session.ts';
import { firstOf, runChain } from './run-chain.ts';
import type { CommandEnd } from './terminals.ts';

/** What a console block without a finding has proven. */
const PROOFS = ['session', 'compared'] as const;

/** Number of concurrent chains, when each has its own network namespace. */
const CONCURRENCY = 2;

/** Checks the files that console blocks write, runs their commands and compares the outputs. */
export async function checkSessions(
  blocks: readonly Block[],
  environment: SamplesEnvironment,
  sandbox: () => Sandbox,
): Promise<StageResult> {
  const sessions = blocks.filter((block) => block.kind === 'session');
  const projects = findListingProjects(listingFiles(environment.listingsFolder));
  const hashes = new Map(projects.map(({ folder, hash }) => [folder, hash]));
  const problems = new Map<SessionBlock, readonly Diagnostic[]>();
  for (const block of sessions) {
    problems.set(block, [...checkForm(block, hashes), ...(await checkWrittenFiles(block))]);
  }
  const chains = chainsOf(sessions).filter((chain) =>
    chain.every((block) => problems.get(block)?.length === 0),
  );
  const limit = isolationArgs().length > 0 ? CONCURRENCY : 1;
  const results = await mapConcurrently(chains, limit, async (chain) => {
    const listing = hashes.get(chain[0]?.options.listing ?? '');
    const texts = chain.map(({ fence, options }) => [
      fence.value,
      options.continues,
      options.cwdOf,
    ]);
    const key = cacheKey('session', environment.toolchain, listing, texts);
    if (environment.cache.get(key) === true) {
      return joinResults(chain.map((block) => proofUnless(block, PROOFS, [])));
    }
    const outcomes = await runChain(chain, environment, sandbox());
    const result = joinResults(
      chain.map((block, index) => judgeSession(block, outcomes[index] ?? [], environment)),
    );
    // Only successes are cached: a failure may be caused by the system.
    if (result.diagnostics.length === 0) {
      environment.cache.set(key, true);
    }
    return result;
  });
  const diagnostics = [...problems.values()].flat();
  return joinResults([...results, { diagnostics }]);
}

/** Blocks that continue each other, each chain in the order of its page. */
function chainsOf(sessions: readonly SessionBlock[]): readonly (readonly SessionBlock[])[] {
  const chains = new Map<SessionBlock, SessionBlock[]>();
  for (const block of sessions) {
    const first = firstOf(block);
    chains.set(first, [...(chains.get(first) ?? []), block]);
  }
  return [...chains.values()];
}

function checkForm(
  block: SessionBlock,
  hashes: ReadonlyMap<string, string>,
): readonly Diagnostic[] {
  const { commands, strayLine } = parseSession(block.fence.value);
  const { listing } = block.options;
  if (listing !== undefined && !hashes.has(listing)) {
    const spot = optionSpot(block, block.fence.meta.indexOf('listing='));
    const message = `There is no listing "${listing}".`;
    const hint = `Available: ${[...hashes.keys()].join(', ') || 'none'}.`;
    return [diagnose('sample/missing-listing', spot, { message, hint })];
  }
  if (commands.length > 0 && strayLine === undefined) {
    return [];
  }
  const message = 'The console block does not begin with a command.';
  const hint = 'Write "$ " before each command, or use "text" for output alone.';
  return [diagnose('sample/no-command', lineSpot(block, strayLine ?? 0), { message, hint })];
}

/** Compares the actual output of each command of a console block with the one that the page shows. */
function judgeSession(
  block: SessionBlock,
  ends: readonly CommandEnd[],
  { limits }: SamplesEnvironment,
): StageResult {
  const { commands } = parseSession(block.fence.value);
  const diagnostics: Diagnostic[] = [];
  const renewed = commands.map((command, index) => {
    const end = ends[index];
    const shown = command.shown.trimEnd();
    if (end?.kind === 'timeout') {
      diagnostics.push(reportTimeout(block, command, limits.commandMs));
    }
    if (end === undefined || end.kind === 'timeout') {
      return shown;
    }
    const comparison = compareOutput(command.shown, end.output);
    if (comparison.kind === 'same') {
      return shown;
    }
    const spot = lineSpot(block, command.shownLine + comparison.line);
    const message = `After "$ ${firstLine(command)}" the page shows ${quote(comparison.shown)}, what occurs is ${quote(comparison.actual)}.`;
    const hint =
      'Correct the commands or the text, mask what changes (<hash>, <time> …) or leave lines out with "…".';
    diagnostics.push(diagnose('sample/wrong-output', spot, { message, hint }));
    return comparison.renewed;
  });
  const text = formatSession(commands, renewed, block.fence.value);
  const renewals = diagnostics.length > 0 && isRenewable(block) ? [{ block, text }] : [];
  return { ...proofUnless(block, PROOFS, diagnostics), renewals };
}

function reportTimeout(
  block: SessionBlock,
  command: SessionCommand,
  timeoutMs: number,
): Diagnostic {
  return diagnose('sample/timeout', lineSpot(block, command.line), {
    message: `"$ ${firstLine(command)}" still runs after ${timeoutMs / 1000} seconds.`,
    hint: 'A server may go on running when its output is shown in full and nothing follows it in its block.',
  });
}

function firstLine({ command }: SessionCommand): string {
  return command.split('\n')[0] ?? '';
}

/** `> file` or `tee file`; with `>>` it is only a part of a file. */
const TARGET = /(?:(?<!>)>(?!>)|\btee)\s*(?<path>[^\s<>|;&]+)/;
const HERE_DOCUMENT = /<<-?\s*["']?\w+["']?/;

/**
 * Checks workflows and Dependabot configurations that a console block writes from here-documents,
 * as `cat > .github/workflows/ci.yml <<'END'` does.
 */
async function checkWrittenFiles(block: SessionBlock): Promise<readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const command of parseSession(block.fence.value).commands) {
    const written = fileWrittenBy(command);
    const file = githubFileAt(written?.path ?? '');
    if (written === undefined || file === undefined) {
      continue;
    }
    for (const { offset, reason } of await file.check(written.text)) {
      const before = written.text.slice(0, offset ?? 0).split('\n');
      const spot = lineSpot(block, command.line + before.length);
      const column = spot.column + (before.at(-1)?.length ?? 0);
      const message = `${reason.replace(/\.$/, '')}.`;
      diagnostics.push(diagnose(file.code, { ...spot, column }, { message, hint: file.hint }));
    }
  }
  return diagnostics;
}

/** The file that a command writes from a here-document. */
function fileWrittenBy({ command }: SessionCommand) {
  const [first = '', ...rest] = command.split('\n');
  const path = TARGET.exec(first)?.groups?.path?.replace(/^["']|["']$/g, '');
  // The last line is the delimiter of the here-document.
  return path === undefined || !HERE_DOCUMENT.test(first)
    ? undefined
    : { path, text: `${rest.slice(0, -1).join('\n')}\n` };
}
