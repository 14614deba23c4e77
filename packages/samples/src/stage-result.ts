import type { Diagnostic } from '@vibe-docs/kernel';
import type { Proof } from './fences/result-files.ts';
import type { Block } from './plan/block.ts';

/** Result of one kind of check. */
export interface StageResult {
  readonly diagnostics: readonly Diagnostic[];
  /** Proofs of blocks without a finding. */
  readonly proofs: readonly BlockProof[];
  /** Corrections that `--update` can write into pages. */
  readonly renewals: readonly Renewal[];
}

/** A block and one of its proofs. */
export interface BlockProof {
  readonly block: Block;
  readonly proof: Proof;
}

/** A block and its corrected text. */
export interface Renewal {
  readonly block: Block;
  readonly text: string;
}

/** Merges the results of several checks. */
export function joinResults(results: readonly Partial<StageResult>[]): StageResult {
  return {
    diagnostics: results.flatMap(({ diagnostics = [] }) => diagnostics),
    proofs: results.flatMap(({ proofs = [] }) => proofs),
    renewals: results.flatMap(({ renewals = [] }) => renewals),
  };
}

/** A result for one block: proven when there are no diagnostics. */
export function proofUnless(
  block: Block,
  proofs: readonly Proof[],
  diagnostics: readonly Diagnostic[],
): StageResult {
  return {
    diagnostics,
    proofs: diagnostics.length === 0 ? proofs.map((proof) => ({ block, proof })) : [],
    renewals: [],
  };
}
