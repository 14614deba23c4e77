import { expect, it } from 'vitest';
import { describeProof } from './describe-proof.ts';

it.each([
  ['6.0.3 22.1.0 typed run', 'Type-checked with TypeScript 6.0.3. Run with Node.js 22.1.0.'],
  ['6.0.3 22.1.0 compared', 'Compared with the real result.'],
])('says in words what was proven: %s', (proof, words) => {
  expect(describeProof(proof)).toBe(words);
});
