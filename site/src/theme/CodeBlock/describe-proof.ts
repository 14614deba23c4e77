import type { Proof, ProofFile } from '@vibe-docs/samples/fences';

/**
 * Says what was proven of a block, with the versions that proved it.
 *
 * @example describeProof(['typed', 'run'], versions)
 *   // "Type-checked with TypeScript 6.0.3. Run with Node.js 22.1.0."
 */
export function describeProof(
  proven: readonly Proof[],
  { typescript, node }: ProofFile['versions'],
): string {
  const sentences: Readonly<Record<Proof, string>> = {
    listed: `From a project that is type-checked with TypeScript ${typescript} and tested with Node.js ${node}.`,
    typed: `Type-checked with TypeScript ${typescript}.`,
    run: `Run with Node.js ${node}.`,
    'mongo-stand-in': 'MongoDB was a stand-in in memory (mingo).',
    'mongo-server': 'MongoDB was a real server.',
    'not-run': 'Not run here: it needs a MongoDB replica set.',
    session: 'Run in an empty folder.',
    compared: 'Compared with the real result.',
    parsed: 'Parsed without an error.',
  };
  return proven.map((proof) => sentences[proof]).join(' ');
}
