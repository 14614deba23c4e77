import text from '@generated/messages/default/explorer-panel.json';
import type { ReactNode } from 'react';
import { fill } from '../../messages/format.ts';
import styles from './styles.module.css';

/** Enough to see what a stage does. */
const SHOWN = 20;

/** Documents as JSON, one on each line. */
export function DocumentList({ documents }: { readonly documents: readonly object[] }): ReactNode {
  return (
    <>
      <ul className={styles.documents}>
        {documents.slice(0, SHOWN).map((document, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: documents have no name of their own
          <li key={index}>
            <code>{onOneLine(document)}</code>
          </li>
        ))}
      </ul>
      {documents.length > SHOWN && <p>{fill(text.more, { count: documents.length - SHOWN })}</p>}
    </>
  );
}

/** JSON on one line, with spaces at which a narrow screen can break it. */
function onOneLine(document: object): string {
  return JSON.stringify(document, null, 1).replaceAll(/\n */g, ' ');
}
