import messages from '@generated/messages/default/live.json';
import { type ReactNode, type RefObject, useEffect } from 'react';
import type { RunState } from './run-state.ts';
import styles from './styles.module.css';

/** Heights of the frame, in CSS pixels: what is drawn, between these two. */
const HEIGHT = { least: 48, most: 360 } as const;

interface RunResultProps {
  /** Gets the element into which the frame is put. */
  readonly host: RefObject<HTMLDivElement | null>;
  readonly state: RunState;
  readonly view: 'preview' | 'console';
}

/** What an example draws and prints. */
export function RunResult({ host, state, view }: RunResultProps): ReactNode {
  const { height, lines } = state;
  useEffect(() => {
    // Not as an attribute, which the policy of the page refuses.
    const pixels = Math.min(Math.max(height, HEIGHT.least), HEIGHT.most);
    host.current?.style.setProperty('--live-height', `${pixels}px`);
  }, [height, host]);
  return (
    <div className={styles.result}>
      <div ref={host} className={view === 'preview' ? styles.frame : styles.noFrame} />
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard (WCAG 2.1.1)
        <ol className={styles.console} aria-label={messages.console} tabIndex={0}>
          {lines.map(({ level, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
            <li key={index} data-level={level}>
              {level !== 'log' && <span className={styles.level}>{level}: </span>}
              {text}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
