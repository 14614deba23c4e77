import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { GLOSSARY, type GlossaryGroup } from '../../../writing/terms';
import styles from './styles.module.css';

/** The terms of one part of the glossary page. */
export function Glossary({ group }: { readonly group: GlossaryGroup }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  return (
    <dl className={styles.list}>
      {GLOSSARY[group].map(({ id, name, text }) => {
        collectAnchor(id);
        return (
          <div key={id}>
            <dt id={id} className={styles.name}>
              {name}
            </dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}
