import text from '@generated/messages/default/live.json';
import { type ReactNode, useRef, useState } from 'react';
import { fill } from '../../messages/format.ts';
import { LivePanel } from './LivePanel.tsx';
import { type LiveCode, loadRunner, viewOf } from './load-parts.ts';
import styles from './styles.module.css';
import { WEIGHTS } from './weights.ts';

/**
 * The Run button. Nothing of the runner is loaded before it is pressed; without JavaScript there is no
 * button. The code is that of the figure around it, as the page shows it.
 */
export function LiveIsland(code: LiveCode): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [original, setOriginal] = useState<string>();
  const [presses, setPresses] = useState(0);
  const press = () => {
    loadRunner(code);
    setOriginal((known) => known ?? readCode(root.current));
    setPresses(presses + 1);
  };
  return (
    <div ref={root} className={styles.live} data-search="off">
      <button type="button" className="button button--primary button--sm" onClick={press}>
        {text.run}
      </button>
      {original === undefined ? (
        <p className={styles.note}>{fill(text.weight, { size: WEIGHTS[viewOf(code)] })}</p>
      ) : (
        <LivePanel example={code} original={original} presses={presses} />
      )}
    </div>
  );
}

function readCode(element: HTMLElement | null): string {
  return element?.closest('figure')?.querySelector('pre code')?.textContent ?? '';
}
