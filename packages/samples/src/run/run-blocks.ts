import { mapConcurrently } from '@vibe-docs/kernel';
import { cacheKey, type ResultCache } from '../cache/result-cache.ts';
import { standInText, usesMongo } from '../mongo/mongo-modules.ts';
import type { TypedBlock } from '../plan/block.ts';
import { isolationArgs } from '../process/isolation.ts';
import type { Sandbox } from '../process/sandbox.ts';
import type { Limits } from '../samples-environment.ts';
import { programOf, runBlock } from './run-block.ts';
import { type RunOutcome, runOutcomeSchema } from './run-outcome.ts';

/** Number of concurrent programs: the cores of a small CI server. */
const CONCURRENCY = 2;

/**
 * Runs blocks that are not in the cache.
 *
 * @param sandbox creates the sandbox; called only when a block is not in the cache
 */
export async function runBlocks(
  blocks: readonly TypedBlock[],
  options: {
    readonly sandbox: () => Sandbox;
    readonly cache: ResultCache;
    readonly toolchain: string;
    readonly limits: Limits;
  },
): Promise<ReadonlyMap<TypedBlock, RunOutcome>> {
  const { sandbox, cache, toolchain, limits } = options;
  // Without network isolation a program could connect to the server of another one.
  const limit = isolationArgs().length > 0 ? CONCURRENCY : 1;
  const outcomes = await mapConcurrently(blocks, limit, async (block) => {
    const program = programOf(block);
    const ofMongo = usesMongo(program) ? [standInText()] : [];
    const key = cacheKey('run', toolchain, program, ...ofMongo);
    const cached = runOutcomeSchema.safeParse(cache.get(key)).data;
    if (cached !== undefined) {
      return [block, cached] as const;
    }
    const outcome = await runBlock(block, sandbox(), limits);
    if (outcome.kind === 'ended') {
      cache.set(key, outcome);
    }
    return [block, outcome] as const;
  });
  return new Map(outcomes);
}
