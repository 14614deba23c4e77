import type messages from '@generated/messages/default/instructions.json';
import type { FenceAction } from '../../src/fences/index.ts';

/** An instruction, and the message that says it. */
export interface Sentence extends FenceAction {
  readonly key: keyof typeof messages;
}

/** Chooses the messages of instructions. The imports with which a file begins are one sentence, a line each. */
export function toSentences(actions: readonly FenceAction[]): readonly Sentence[] {
  const sentences = actions.map((action) => ({ ...action, key: keyOf(action) }));
  const imports = sentences.filter(({ key }) => key === 'import-here');
  const [first, ...others] = imports;
  if (first === undefined || others.length === 0) {
    return sentences;
  }
  const value = imports.map((one) => one.value).join('\n');
  return sentences
    .filter((one) => !others.includes(one))
    .map((one) => (one === first ? { ...one, value } : one));
}

function keyOf({ name, value, file }: FenceAction): Sentence['key'] {
  if (name === 'open' && value !== '') {
    return 'open-address';
  }
  // The full stop is in the text.
  if (name === 'see' && value.endsWith('.')) {
    return 'see-sentence';
  }
  return name === 'import' && file === '' ? 'import-here' : name;
}
