import Link from '@docusaurus/Link';
import messages from '@generated/messages/default/instructions.json';
import type { FenceAction } from '@vibe-docs/samples/fences';
import { createElement, type ReactNode } from 'react';
import { fillElements } from '../../messages/fill-elements';

/** Where `render` puts its elements, and what `render-bare` leaves out. */
const MAIN = 'src/main.tsx';
const STRICT = '<StrictMode>';

interface InstructionsProps {
  /** What the reader does before a block, as JSON (`build-time/markdown/fill-listings.ts`). */
  readonly actions: string;
}

/** The instructions that the options of a block are: what the follower of lessons does is what the reader reads. */
export function Instructions({ actions }: InstructionsProps): ReactNode {
  const sentences = (JSON.parse(actions) as FenceAction[]).flatMap((action, index) => [
    index === 0 ? '' : ' ',
    sentenceOf(action),
  ]);
  return createElement('p', null, ...sentences);
}

function sentenceOf({ name, value, file, other }: FenceAction): ReactNode {
  return fillElements(messages[keyOf({ name, value, file })], {
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

function keyOf({ name, value, file }: Omit<FenceAction, 'other'>): keyof typeof messages {
  if (name === 'open' && value !== '') {
    return 'open-address';
  }
  return name === 'import' && file === '' ? 'import-here' : name;
}
