import * as z from 'zod';
import { cacheKey, type ResultCache } from '../cache/result-cache.ts';
import type { TypedBlock } from '../plan/block.ts';
import { optionsOf } from './compiler-options.ts';
import { createTypeChecker } from './type-checker.ts';
import { type TypeFinding, typeFindingSchema } from './type-finding.ts';
import { composeUnit, type TypeUnit } from './type-unit.ts';

const findingsSchema = z.array(typeFindingSchema);

/** Where and with what blocks are compiled. */
export interface TypeCheckOptions {
  /** Absolute path of the samples package. */
  readonly samplesFolder: string;
  /** Fingerprint of compiler and libraries. */
  readonly toolchain: string;
  readonly cache: ResultCache;
}

/**
 * Asks the compiler about every block: one program for each series and kind of decorators, and only
 * for the blocks that are not in the cache.
 *
 * @returns what the compiler says of each block
 */
export function checkTypes(
  blocks: readonly TypedBlock[],
  { samplesFolder, toolchain, cache }: TypeCheckOptions,
): ReadonlyMap<TypedBlock, readonly TypeFinding[]> {
  const results = new Map<TypedBlock, readonly TypeFinding[]>();
  const keyOf = (unit: TypeUnit) =>
    cacheKey(
      'types',
      toolchain,
      optionsOf(unit.block.options.decorators),
      unit.extension,
      unit.ownStart,
      unit.text,
    );
  const waiting = new Map<string, TypeUnit[]>();
  for (const unit of blocks.map(composeUnit)) {
    const cached = findingsSchema.safeParse(cache.get(keyOf(unit))).data;
    if (cached === undefined) {
      const { series, options } = unit.block;
      const group = `${series} ${options.decorators ?? ''}`;
      waiting.set(group, [...(waiting.get(group) ?? []), unit]);
    } else {
      results.set(unit.block, cached);
    }
  }
  const checker = createTypeChecker(samplesFolder);
  for (const units of waiting.values()) {
    for (const [index, findings] of checker.check(units).entries()) {
      const unit = units[index];
      if (unit !== undefined) {
        cache.set(keyOf(unit), findings);
        results.set(unit.block, findings);
      }
    }
  }
  return results;
}
