import type { ReactNode } from 'react';

/** A text whose parts between backticks are code. */
export function TextWithCode({ text }: { readonly text: string }): ReactNode {
  const parts = text.split('`');
  // Parts with an odd index stood between two backticks.
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text do not move
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
