import type { Diagnostic } from '@vibe-docs/kernel';
import { mapConcurrently } from '@vibe-docs/kernel';
import * as z from 'zod';
import { cacheKey } from '../cache/result-cache.ts';
import { diagnose } from '../catalogue.ts';
import { listingFiles } from '../listings/listing-files.ts';
import { findListingProjects } from '../listings/listing-projects.ts';
import { type Block, lineSpot, type SessionBlock } from '../plan/block.ts';
import { optionSpot } from '../plan/option-spot.ts';
import { isolationArgs } from '../process/isolation.ts';
import type { Sandbox } from '../process/sandbox.ts';
import type { SamplesEnvironment } from '../samples-environment.ts';
import { joinResults, type StageResult } from '../stage-result.ts';
import { checkWrittenFiles } from './check-written-files.ts';
import { judgeSession } from './judge-session.ts';
import { parseSession } from './parse-session.ts';
import { runChain } from './run-chain.ts';
import { type SessionOutcome, sessionOutcomeSchema } from './session-outcome.ts';

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
  return joinResults([...results, { ...joinResults([]), diagnostics }]);
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
