import locale from '@generated/messages/default/locale.json';
import text from '@generated/messages/default/offline.json';
import { fill } from '@vibe-docs/theme/ui/messages/format';
import { type ReactNode, useState } from 'react';
import { type SaveFailure, save } from './offline-client.ts';
import styles from './styles.module.css';

interface SaveIslandProps {
  /** Names of the sets to save; none to update the saved ones. */
  readonly sets: readonly string[];
  /** Base path of the site. */
  readonly base: string;
  readonly label: string;
  /** Is called after the sets were saved. Unset: a link to the page about saved pages is shown. */
  readonly onSaved?: () => void;
}

type State =
  | { readonly kind: 'idle' | 'waiting' | 'saved' }
  | { readonly kind: 'saving'; readonly part: number }
  | { readonly kind: 'failed'; readonly failure: SaveFailure };

/** The button that saves sets of pages, with its progress and what went wrong. */
export function SaveIsland({ sets, base, label, onSaved }: SaveIslandProps): ReactNode {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const isBusy = state.kind === 'saving' || state.kind === 'waiting';
  async function start() {
    if (isBusy) {
      return;
    }
    if (!navigator.onLine) {
      setState({ kind: 'waiting' });
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
    setState({ kind: 'saving', part: 0 });
    const failure = await save(sets, base, (part) => setState({ kind: 'saving', part }));
    setState(failure === undefined ? { kind: 'saved' } : { kind: 'failed', failure });
    if (failure === undefined) {
      onSaved?.();
    }
  }
  return (
    <div className={styles.save}>
      <button
        type="button"
        className="button button--secondary button--sm"
        aria-disabled={isBusy || undefined}
        onClick={start}
      >
        {label}
      </button>
      {state.kind === 'saving' && (
        <>
          <progress aria-label={text.saving} value={state.part} />
          {/* The bar has it as its value; as a status, each percent would be announced. */}
          <span aria-hidden="true">{state.part.toLocaleString(locale, { style: 'percent' })}</span>
        </>
      )}
      <span role="status" data-offline-state={state.kind}>
        {textOf(state)}
        {state.kind === 'saved' && onSaved === undefined && (
          <>
            {' '}
            <a href={`${base}offline`}>{text.manage}</a>
          </>
        )}
      </span>
    </div>
  );
}

function textOf(state: State): string {
  if (state.kind === 'failed') {
    return fill(text[state.failure.reason], { path: state.failure.path });
  }
  return state.kind === 'idle' ? '' : text[state.kind];
}
