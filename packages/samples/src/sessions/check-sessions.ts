import { type Diagnostic, mapConcurrently } from '@vibe-docs/kernel';
import * as z from 'zod';
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
import { joinResults, type Renewal, type StageResult } from '../stage-result.ts';
import { formatSession, parseSession, type SessionCommand } from './parse-session.ts';
import { runChain, type SessionOutcome, sessionOutcomeSchema } from './run-chain.ts';

const outcomesSchema = z.array(sessionOutcomeSchema);

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
    const outcomes = await outcomesOf(chain, hashes, { environment, sandbox });
    return joinResults(chain.map((block, index) => judge(block, outcomes[index], environment)));
  });
  const diagnostics = [...problems.values()].flat();
  return joinResults([...results, { diagnostics }]);
}

async function outcomesOf(
  chain: readonly SessionBlock[],
  hashes: ReadonlyMap<string, string>,
  place: { readonly environment: SamplesEnvironment; readonly sandbox: () => Sandbox },
): Promise<readonly SessionOutcome[]> {
  const { cache, toolchain, listingsFolder, limits } = place.environment;
  const listing = hashes.get(chain[0]?.options.listing ?? '');
  const texts = chain.map(({ fence, options }) => [fence.value, options.continues, options.cwdOf]);
  const key = cacheKey('session', toolchain, listing, texts);
  const cached = outcomesSchema.safeParse(cache.get(key)).data;
  if (cached !== undefined) {
    return cached;
  }
  const outcomes = await runChain(chain, {
    sandbox: place.sandbox(),
    listingsFolder,
    timeoutMs: limits.commandMs,
  });
  // Only successes are cached: a failure may be caused by the system.
  const isRight = chain.every(
    (block, index) => judge(block, outcomes[index], place.environment).diagnostics.length === 0,
  );
  if (isRight) {
    cache.set(key, outcomes);
  }
  return outcomes;
}

function judge(
  block: SessionBlock,
  outcome: SessionOutcome | undefined,
  { limits }: SamplesEnvironment,
): StageResult {
  const { diagnostics, renewals } = judgeSession(
    block,
    outcome ?? { outputs: [] },
    limits.commandMs,
  );
  const proven = (['session', 'compared'] as const).map((proof) => ({ block, proof }));
  return { diagnostics, renewals, proofs: diagnostics.length === 0 ? proven : [] };
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

function firstOf(block: SessionBlock): SessionBlock {
  return block.previous === undefined ? block : firstOf(block.previous);
}

function checkForm(
  block: SessionBlock,
  hashes: ReadonlyMap<string, string>,
): readonly Diagnostic[] {
  const { commands, strayLine } = parseSession(block.fence.value);
  const { listing } = block.options;
  if (listing !== undefined && !hashes.has(listing)) {
    const spot = optionSpot(block, block.fence.meta.indexOf('listing='));
    return [
      diagnose('sample/missing-listing', spot, {
        message: `There is no listing "${listing}".`,
        hint: `Available: ${[...hashes.keys()].join(', ') || 'none'}.`,
      }),
    ];
  }
  if (commands.length > 0 && strayLine === undefined) {
    return [];
  }
  return [
    diagnose('sample/no-command', lineSpot(block, strayLine ?? 0), {
      message: 'The console block does not begin with a command.',
      hint: 'Write "$ " before each command, or use "text" for output alone.',
    }),
  ];
}

/** Compares the actual output of each command of a console block with the one that the page shows. */
function judgeSession(
  block: SessionBlock,
  { outputs }: SessionOutcome,
  timeoutMs: number,
): { readonly diagnostics: readonly Diagnostic[]; readonly renewals: readonly Renewal[] } {
  const { commands } = parseSession(block.fence.value);
  const diagnostics: Diagnostic[] = [];
  const renewed = commands.map((command, index) => {
    const end = outputs[index];
    if (end === undefined || end.kind === 'timeout') {
      diagnostics.push(...(end === undefined ? [] : [reportTimeout(block, command, timeoutMs)]));
      return command.shown.trimEnd();
    }
    const comparison = compareOutput(command.shown, end.output);
    if (comparison.kind === 'same') {
      return command.shown.trimEnd();
    }
    diagnostics.push(
      diagnose('sample/wrong-output', lineSpot(block, command.shownLine + comparison.line), {
        message: `After "$ ${firstLine(command)}" the page shows ${quote(comparison.shown)}, what occurs is ${quote(comparison.actual)}.`,
        hint: 'Correct the commands or the text, mask what changes (<hash>, <time> …) or leave lines out with "…".',
      }),
    );
    return comparison.renewed;
  });
  const renewals =
    diagnostics.length === 0 || !isRenewable(block)
      ? []
      : [{ block, text: formatSession(commands, renewed, block.fence.value) }];
  return { diagnostics, renewals };
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

/** A file that a command writes from a here-document. */
interface WrittenFile {
  readonly path: string;
  readonly text: string;
}

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

function fileWrittenBy({ command }: SessionCommand): WrittenFile | undefined {
  const [first = '', ...rest] = command.split('\n');
  const path = TARGET.exec(first)?.groups?.path?.replace(/^["']|["']$/g, '');
  // The last line is the delimiter of the here-document.
  return path === undefined || !HERE_DOCUMENT.test(first)
    ? undefined
    : { path, text: `${rest.slice(0, -1).join('\n')}\n` };
}
