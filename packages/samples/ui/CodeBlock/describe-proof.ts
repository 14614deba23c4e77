import { translate } from '@docusaurus/Translate';
import type { Proof } from '@vibe-docs/samples/fences';

/**
 * Describes the proofs of a block, with the versions used.
 *
 * @param proof versions of TypeScript and Node.js, then the kinds of proof, separated by spaces
 * @example describeProof('6.0.3 22.1.0 typed run')
 *   // "Type-checked with TypeScript 6.0.3. Run with Node.js 22.1.0."
 */
export function describeProof(proof: string): string {
  const [typescript = '', node = '', ...proven] = proof.split(' ');
  const sentences: Readonly<Record<Proof, string>> = {
    listed: translate(
      {
        message:
          'From a project that is type-checked with TypeScript {typescript} and tested with Node.js {node}.',
      },
      { typescript, node },
    ),
    typed: translate({ message: 'Type-checked with TypeScript {typescript}.' }, { typescript }),
    run: translate({ message: 'Run with Node.js {node}.' }, { node }),
    'mongo-stand-in': translate({ message: 'MongoDB was a stand-in in memory (mingo).' }),
    'not-run': translate({ message: 'Not run: it needs a MongoDB replica set.' }),
    session: translate({ message: 'Run in an empty folder.' }),
    compared: translate({ message: 'Compared with the real result.' }),
    parsed: translate({ message: 'Parsed without an error.' }),
  };
  return proven.map((name) => sentences[name as Proof]).join(' ');
}
