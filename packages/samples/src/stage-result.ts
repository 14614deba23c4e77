import type { Diagnostic } from '@vibe-docs/kernel';
import type { Proof } from './fences/proofs.ts';
import type { Block } from './plan/block.ts';

/** What one kind of check found out. */
export interface StageResult {
  readonly diagnostics: readonly Diagnostic[];
  /** What was proven, of blocks without a mistake. */
  readonly proofs: readonly BlockProof[];
  /** Texts with which `--update` can correct pages. */
  readonly renewals: readonly Renewal[];
}

/** A block and one thing that was proven of it. */
export interface BlockProof {
  readonly block: Block;
  readonly proof: Proof;
}

/** A block and the text that it should have. */
export interface Renewal {
  readonly block: Block;
  readonly text: string;
}

/** Puts the results of several checks together. */
export function joinResults(results: readonly StageResult[]): StageResult {
  return {
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
    proofs: results.flatMap(({ proofs }) => proofs),
    renewals: results.flatMap(({ renewals }) => renewals),
  };
}

/** A result for one block: proven when nothing was found. */
export function proofUnless(
  block: Block,
  proof: Proof,
  diagnostics: readonly Diagnostic[],
): StageResult {
  return {
    diagnostics,
    proofs: diagnostics.length === 0 ? [{ block, proof }] : [],
    renewals: [],
  };
}
