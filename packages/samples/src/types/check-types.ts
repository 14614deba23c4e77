import * as z from 'zod';
import { cacheKey, type ResultCache } from '../cache/result-cache.ts';
import { shownTypeSchema } from '../fences/shown-types.ts';
import type { TypedBlock } from '../plan/block.ts';
import { optionsOf } from './compiler-options.ts';
import type { TypeChecker, TypeFacts } from './type-checker.ts';
import { typeFindingSchema } from './type-finding.ts';
import { composeUnit } from './type-unit.ts';

const factsSchema = z.object({
  findings: z.array(typeFindingSchema),
  shown: z.array(shownTypeSchema),
});

/** With what blocks are compiled. */
export interface TypeCheckOptions {
  readonly typeChecker: TypeChecker;
  /** Fingerprint of compiler and libraries. */
  readonly toolchain: string;
  readonly cache: ResultCache;
}

/**
 * Asks the compiler about every block that is not in the cache.
 *
 * @returns what the compiler says of each block
 */
export function checkTypes(
  blocks: readonly TypedBlock[],
  { typeChecker, toolchain, cache }: TypeCheckOptions,
): ReadonlyMap<TypedBlock, TypeFacts> {
  return new Map(
    blocks.map((block) => {
      const unit = composeUnit(block);
      const key = cacheKey(
        'types',
        toolchain,
        optionsOf(block.options.decorators),
        unit.extension,
        unit.ownStart,
        unit.text,
      );
      const facts = factsSchema.safeParse(cache.get(key)).data ?? typeChecker.check(unit);
      cache.set(key, facts);
      return [block, facts];
    }),
  );
}
