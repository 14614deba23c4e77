import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { type ReactNode, useId } from 'react';
import { findTerm } from '../../../writing/terms';
import styles from './styles.module.css';

interface TermProps {
  /** Of a term in `site/writing/terms.json`; an unknown one stops the build. */
  readonly id: string;
  /** The words of the sentence that get the explanation; they may differ from the term's name. */
  readonly children: ReactNode;
}

/**
 * A word with its meaning behind it. The browser's own popover does the work: it opens by mouse,
 * key and finger, closes with Escape or a press elsewhere, and needs no script.
 */
export function Term({ id, children }: TermProps): ReactNode {
  const popover = useId();
  const { name, text } = findTerm(id);
  return (
    <>
      <button type="button" className={styles.word} popoverTarget={popover}>
        {children}
      </button>
      <span id={popover} className={styles.meaning} popover="auto">
        <strong>{name}</strong> {text}{' '}
        <Link to={`/docs/glossary#${id}`}>
          <Translate>Glossary</Translate>
        </Link>
      </span>
    </>
  );
}
