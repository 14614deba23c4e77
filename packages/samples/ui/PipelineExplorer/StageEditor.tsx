import text from '@generated/messages/default/explorer-panel.json';
import { fill } from '@vibe-docs/theme/ui/messages/format';
import type { ReactNode } from 'react';
import { countDocuments, type StageDraft, type StageOutcome } from './stages.ts';
import styles from './styles.module.css';

/** Enough to see what a stage does. */
const MAX_DOCUMENTS = 20;

interface StageEditorProps {
  /** Begins the ids of the elements. */
  readonly prefix: string;
  readonly stage: StageDraft;
  /** Counted from 1. */
  readonly place: number;
  /** How many stages there are. */
  readonly count: number;
  readonly outcome: StageOutcome;
  readonly onEdit: (draft: Partial<Omit<StageDraft, 'id'>>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One stage: its text, what can be done with it, and what comes out of it. */
export function StageEditor(props: StageEditorProps): ReactNode {
  const { prefix, stage, place, count, outcome, onEdit, onMove, onRemove } = props;
  const hasProblem = outcome.kind === 'problem';
  const move = (by: -1 | 1, sign: string, label: string) => (
    <button
      type="button"
      id={`${prefix}-move${by}`}
      className="button button--secondary button--sm"
      aria-disabled={by === -1 ? place === 1 : place === count}
      aria-label={fill(label, { place })}
      onClick={() => onMove(by)}
    >
      {sign}
    </button>
  );
  return (
    <li className={styles.stage}>
      <div className={styles.bar}>
        <label htmlFor={`${prefix}-text`} className={styles.name}>
          {fill(text.stage, { place })}
        </label>
        <label className={styles.use}>
          <input
            type="checkbox"
            aria-label={fill(text.useStage, { place })}
            checked={stage.isUsed}
            onChange={({ target }) => onEdit({ isUsed: target.checked })}
          />{' '}
          {text.use}
        </label>
        {move(-1, '↑', text.moveUp)}
        {move(1, '↓', text.moveDown)}
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-label={fill(text.removeStage, { place })}
          onClick={onRemove}
        >
          {text.remove}
        </button>
      </div>
      <textarea
        id={`${prefix}-text`}
        className={styles.text}
        value={stage.text}
        rows={stage.text.split('\n').length}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        aria-invalid={hasProblem}
        aria-describedby={`${prefix}-outcome`}
        onChange={({ target }) => onEdit({ text: target.value })}
      />
      <div>
        <p id={`${prefix}-outcome`} className={hasProblem ? styles.problem : styles.outcome}>
          {describe(outcome, place)}
        </p>
        {outcome.kind === 'documents' && <DocumentList documents={outcome.documents} />}
      </div>
    </li>
  );
}

function describe(outcome: StageOutcome, place: number): string {
  switch (outcome.kind) {
    case 'documents':
      return fill(text.after, { place, documents: countDocuments(outcome.documents.length) });
    case 'problem':
      return fill(text.problem, { place, message: outcome.message });
    case 'unused':
    case 'waiting':
      return text[outcome.kind];
  }
}

/** Documents as JSON, one on each line. */
export function DocumentList({ documents }: { readonly documents: readonly object[] }): ReactNode {
  return (
    <>
      <ul className={styles.documents}>
        {documents.slice(0, MAX_DOCUMENTS).map((document, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: documents have no name of their own
          <li key={index}>
            {/* With spaces at which a narrow screen can break it. */}
            <code>{JSON.stringify(document, null, 1).replaceAll(/\n */g, ' ')}</code>
          </li>
        ))}
      </ul>
      {documents.length > MAX_DOCUMENTS && (
        <p>{fill(text.more, { count: documents.length - MAX_DOCUMENTS })}</p>
      )}
    </>
  );
}
