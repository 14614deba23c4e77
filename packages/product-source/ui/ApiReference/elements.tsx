// Elements of several API pages.

import { TextWithCode } from '@vibe-docs/theme/ui/components/TextWithCode';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import type { ReferenceFailure } from '../../src/reference/index.ts';
import styles from './styles.module.css';

/** A method in its colour. The text says it, the colour only helps. */
export function MethodLabel({ method }: { readonly method: string }): ReactNode {
  return <span className={clsx(styles.method, styles[method.toLowerCase()])}>{method}</span>;
}

/** A path or a name that breaks where it needs a second line: it is wider than a phone allows. */
export function Breakable({ text, at }: { readonly text: string; readonly at: RegExp }): ReactNode {
  return text.split(at).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text do not move
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

interface ErrorItemsProps {
  readonly errors: readonly ReferenceFailure[];
}

/** The items of a list of errors: status, message and, where the message does not say it, when they come. */
export function ErrorItems({ errors }: ErrorItemsProps): ReactNode {
  return errors.map(({ status, message, words }) => (
    <li key={`${status} ${message}`}>
      <b>{status}</b>
      {` ${message}`}
      {words !== undefined && (
        <div>
          <TextWithCode text={words} />
        </div>
      )}
    </li>
  ));
}

interface CodeFigureProps {
  /** Named by the copy button. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Code, or tabs with code. */
export function CodeFigure({ title, children }: CodeFigureProps): ReactNode {
  return (
    <figure className={styles.code}>
      <figcaption>
        <span>{title}</span>
      </figcaption>
      {children}
    </figure>
  );
}

interface CodeProps {
  readonly text: string;
  /** Rewritten by the form of the operation. */
  readonly isSample?: true;
}

/** The code of a figure. */
export function Code({ text, isSample }: CodeProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <pre tabIndex={0}>
      <code data-sample={isSample}>{text}</code>
    </pre>
  );
}
