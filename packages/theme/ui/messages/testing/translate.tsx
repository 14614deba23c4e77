// Stands for `@docusaurus/Translate` in unit tests: the original needs a build.
import type { ReactNode } from 'react';
import { fillElements } from '../fill-elements.tsx';
import { fill } from '../format.ts';

interface Message {
  readonly message: string;
}

export function translate({ message }: Message, values: Readonly<Record<string, string>> = {}) {
  return fill(message, values);
}

interface TranslateProps {
  readonly children: string;
  readonly values?: Readonly<Record<string, ReactNode>>;
}

// biome-ignore lint/style/noDefaultExport: as in the original
export default function Translate({ children, values = {} }: TranslateProps): ReactNode {
  return fillElements(children, values);
}
