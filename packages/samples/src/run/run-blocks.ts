import { mapConcurrently } from '@vibe-docs/kernel';
import { cacheKey, type ResultCache } from '../cache/result-cache.ts';
import { standInText, usesMongo } from '../mongo/mongo-modules.ts';
import type { TypedBlock } from '../plan/block.ts';
import { isolationWords } from '../process/isolation.ts';
import type { Sandbox } from '../process/sandbox.ts';
import type { Limits } from '../samples-environment.ts';
import { programOf, runBlock } from './run-block.ts';
import { type RunOutcome, runOutcomeSchema } from './run-outcome.ts';

/** Programs at a time: the cores of a small build machine. */
const CONCURRENCY = 2;

/**
 * Runs blocks that are not in the cache.
 *
 * @param sandbox gives the place to run in; asked only when something must run
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
  // Without a network of its own a program could meet another one's server.
  const limit = isolationWords().length > 0 ? CONCURRENCY : 1;
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
