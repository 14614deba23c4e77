import * as z from 'zod';
import { cacheKey, type ResultCache } from '../cache/result-cache.ts';
import { shownTypeSchema } from '../fences/shown-types.ts';
import type { TypedBlock } from '../plan/block.ts';
import { optionsOf } from './compiler-options.ts';
import { createTypeChecker, type TypeFacts } from './type-checker.ts';
import { typeFindingSchema } from './type-finding.ts';
import { composeUnit } from './type-unit.ts';

const factsSchema = z.object({
  findings: z.array(typeFindingSchema),
  shown: z.array(shownTypeSchema),
});

/** Where and with what blocks are compiled. */
export interface TypeCheckOptions {
  /** Absolute path of the samples package. */
  readonly samplesFolder: string;
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
  { samplesFolder, toolchain, cache }: TypeCheckOptions,
): ReadonlyMap<TypedBlock, TypeFacts> {
  const checker = createTypeChecker(samplesFolder);
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
      const facts = factsSchema.safeParse(cache.get(key)).data ?? checker.check(unit);
      cache.set(key, facts);
      return [block, facts];
    }),
  );
}
