import text from '@generated/messages/default/explorer.json';
import { type ComponentType, type ReactNode, useState } from 'react';
import { fillElements } from '../../messages/fill-elements.tsx';
import styles from './styles.module.css';

type Panel =
  | { readonly kind: 'closed' | 'loading' | 'failed' }
  | { readonly kind: 'open'; readonly Component: ComponentType };

/**
 * A pipeline that the reader can change, with the documents after each stage. The engine is loaded
 * when the reader asks for it, never before. Without JavaScript there is a sentence that leads to
 * the results in the text, which are the same.
 */
export function ExplorerIsland(): ReactNode {
  const [panel, setPanel] = useState<Panel>({ kind: 'closed' });
  const open = () => {
    setPanel({ kind: 'loading' });
    import(/* webpackChunkName: "island-explorer-panel" */ './ExplorerPanel.tsx').then(
      ({ ExplorerPanel }) => setPanel({ kind: 'open', Component: ExplorerPanel }),
      () => setPanel({ kind: 'failed' }),
    );
  };
  return (
    <section className={styles.explorer} aria-label={text.name}>
      {panel.kind === 'open' ? (
        <panel.Component />
      ) : (
        <>
          <button
            type="button"
            className="button button--primary needs-scripts"
            aria-disabled={panel.kind === 'loading'}
            onClick={panel.kind === 'loading' ? undefined : open}
          >
            {text.start}
          </button>
          <noscript>
            <p>{fillElements(text.needsScript, { steps: <a href="#match">{text.steps}</a> })}</p>
          </noscript>
          <p role="status" className={styles.status}>
            {panel.kind === 'loading' && text.loading}
            {panel.kind === 'failed' && text.failed}
          </p>
        </>
      )}
    </section>
  );
}
