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

/** The compiler for blocks. */
export interface TypeCheckOptions {
  readonly typeChecker: TypeChecker;
  /** Hash of the versions of compiler and libraries. */
  readonly toolchain: string;
  readonly cache: ResultCache;
}

/**
 * Type-checks every block that is not in the cache.
 *
 * @returns the compiler's errors for each block
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
