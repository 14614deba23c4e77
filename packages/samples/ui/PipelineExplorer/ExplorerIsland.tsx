import text from '@generated/messages/default/explorer.json';
import { fillElements } from '@vibe-docs/theme/ui/messages/fill-elements';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

/**
 * A pipeline that the reader can change, with the documents after each stage. The engine is loaded
 * when the reader asks for it, never before. Without JavaScript there is a sentence that leads to
 * the results in the text, which are the same.
 */
export function ExplorerIsland(): ReactNode {
  const [panel, setPanel] = useState<
    typeof import('./ExplorerPanel.tsx') | 'closed' | 'loading' | 'failed'
  >('closed');
  const open = () => {
    setPanel('loading');
    import(/* webpackChunkName: "island-explorer-panel" */ './ExplorerPanel.tsx').then(
      setPanel,
      () => setPanel('failed'),
    );
  };
  return (
    <section className={styles.explorer} aria-label={text.name}>
      {typeof panel === 'object' ? (
        <panel.ExplorerPanel />
      ) : (
        <>
          <button
            type="button"
            className="button button--primary needs-scripts"
            aria-disabled={panel === 'loading'}
            onClick={panel === 'loading' ? undefined : open}
          >
            {text.start}
          </button>
          <noscript>
            <p>{fillElements(text.needsScript, { steps: <a href="#match">{text.steps}</a> })}</p>
          </noscript>
          <p role="status" className={styles.status}>
            {panel !== 'closed' && text[panel]}
          </p>
        </>
      )}
    </section>
  );
}
