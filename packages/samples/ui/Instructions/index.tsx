import Link from '@docusaurus/Link';
import messages from '@generated/messages/default/instructions.json';
import { fillElements } from '@vibe-docs/theme/ui/messages/fill-elements';
import { createElement, type ReactNode } from 'react';
import styles from './styles.module.css';
import { type Sentence, toSentences } from './to-sentences';

/** Where `render` puts its elements, and what `render-bare` leaves out. */
const MAIN = 'src/main.tsx';
const STRICT = '<StrictMode>';

interface InstructionsProps {
  /** What the reader does before a block, as JSON (`packages/samples/build/fill-listings.ts`). */
  readonly actions: string;
}

/** The instructions that the options of a block are: what the follower of lessons does is what the reader reads. */
export function Instructions({ actions }: InstructionsProps): ReactNode {
  const sentences = toSentences(JSON.parse(actions)).flatMap((sentence, index) => [
    index === 0 ? '' : ' ',
    elementsOf(sentence),
  ]);
  return createElement('p', { className: styles.instructions }, ...sentences);
}

function elementsOf({ key, value, file, other }: Sentence): ReactNode {
  return fillElements(messages[key], {
    code: <code>{value}</code>,
    strong: <strong>{value}</strong>,
    text: value,
    file: <code>{file}</code>,
    other: <code>{other}</code>,
    field: <strong>{other}</strong>,
    link: <Link to={value.replace(/.* /, '')}>{value.replace(/ [^ ]*$/, '')}</Link>,
    main: <code>{MAIN}</code>,
    strict: <code>{STRICT}</code>,
  });
}
