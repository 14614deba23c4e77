import type { SamplesCheck } from '../check/check-samples.ts';
import type { Proof } from '../fences/proofs.ts';

/**
 * States which MongoDB the blocks were run against.
 *
 * @returns one paragraph, or an empty array when no block uses MongoDB
 */
export function formatMongo({ proofs }: Pick<SamplesCheck, 'proofs'>): readonly string[] {
  const count = (proof: Proof) => [...proofs.values()].filter((all) => all.includes(proof)).length;
  const lines = [
    [count('mongo-stand-in'), 'run against the stand-in in memory (mingo)'],
    [count('not-run'), 'type-checked only: they need a replica set'],
  ] as const;
  const told = lines.filter(([blocks]) => blocks > 0);
  return told.length === 0
    ? []
    : [['MongoDB:', ...told.map(([blocks, what]) => `  ${blocks} ${what}`)].join('\n')];
}
