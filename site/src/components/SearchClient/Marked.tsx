import { parseMarks } from '@vibe-docs/search/browser';
import type { ReactNode } from 'react';

/** A text with its matches marked. Any markup in it but `<mark>` is shown as text. */
export function Marked({ value }: { readonly value: string }): ReactNode {
  return parseMarks(value).map(({ text, isMatch }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other identity.
    isMatch ? <mark key={place}>{text}</mark> : text,
  );
}
