import type { SamplesCheck } from '../check/check-samples.ts';
import type { Proof } from '../fences/result-files.ts';
import type { Block } from '../plan/block.ts';

/** What is done with each kind of block. */
const CHECKS = {
  listing: 'from listings',
  typed: 'type-checked',
  output: 'outputs compared',
  session: 'sessions',
  data: 'parsed',
  script: 'parsed',
  shown: 'only shown',
  'opted-out': 'opted out',
} as const satisfies Record<Block['kind'], string>;

/** Counts blocks by what is done with them, and gives the reasons of those that opt out. */
export function formatCounts(blocks: readonly Block[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of blocks) {
    counts.set(CHECKS[kind], (counts.get(CHECKS[kind]) ?? 0) + 1);
  }
  const parts = [...counts].map(([check, count]) => `${count} ${check}`);
  const reasons = blocks.flatMap((block) =>
    block.kind === 'opted-out'
      ? [`  ${block.page.page.file}:${block.fence.line} ${block.reason}`]
      : [],
  );
  const optedOut = reasons.length === 0 ? [] : ['', 'Opted out:', ...reasons];
  return [`${blocks.length} blocks: ${parts.join(', ')}.`, ...optedOut].join('\n');
}

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
