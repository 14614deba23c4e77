import { type ComponentType, type ReactNode, useState } from 'react';
import { loadEngine, loadPackages } from './load-parts.ts';
import styles from './styles.module.css';
import { WEIGHTS } from './weights.ts';

/** The code of a live block, and what is run. */
export interface LiveCode {
  /** What is run: a path below the listings folder, or the name of a block with its own text. */
  readonly entry: string;
  /** The file that the block shows, named in the same way. */
  readonly file: string;
}

export interface LivePanelProps extends LiveCode {
  /** Gives the code as the page shows it. */
  readonly read: () => string;
  readonly view: 'preview' | 'console';
  /** Counts the presses of Run outside the panel. */
  readonly presses: number;
}

type Panel =
  | { readonly kind: 'closed' | 'loading' | 'failed' }
  | { readonly kind: 'open'; readonly Component: ComponentType<LivePanelProps> };

/**
 * The Run button below a block of code. Nothing of the runner is loaded before it is pressed; without
 * JavaScript there is no button.
 */
export function LiveExample(props: LiveCode & { readonly read: () => string }): ReactNode {
  const [panel, setPanel] = useState<Panel>({ kind: 'closed' });
  const [presses, setPresses] = useState(0);
  const view = props.entry.endsWith('x') ? 'preview' : 'console';
  const press = () => {
    if (panel.kind === 'open') {
      setPresses(presses + 1);
      return;
    }
    setPanel({ kind: 'loading' });
    // All at once; the panel asks for them again, and reports what fails.
    loadEngine().catch(() => undefined);
    if (view === 'preview') {
      loadPackages().catch(() => undefined);
    }
    import('./LivePanel.tsx').then(
      ({ LivePanel }) => setPanel({ kind: 'open', Component: LivePanel }),
      () => setPanel({ kind: 'failed' }),
    );
  };
  return (
    <div className={styles.live} data-search="off">
      <button
        type="button"
        className="button button--primary button--sm"
        aria-disabled={panel.kind === 'loading'}
        onClick={panel.kind === 'loading' ? undefined : press}
      >
        Run
      </button>
      {panel.kind === 'open' ? (
        <panel.Component {...props} view={view} presses={presses} />
      ) : (
        <p className={styles.note} role="status">
          {panel.kind === 'closed' && `In this page. Loads ${WEIGHTS[view]} kB.`}
          {panel.kind === 'loading' && 'Loading …'}
          {panel.kind === 'failed' &&
            'The runner could not be loaded. Check the connection and press Run again.'}
        </p>
      )}
    </div>
  );
}
