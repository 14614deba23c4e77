import messages from '@generated/messages/default/explorer-panel.json';
import { focusElement } from '@vibe-docs/theme/ui/islands/focus-element';
import { fillElements } from '@vibe-docs/theme/ui/messages/fill-elements';
import { fill } from '@vibe-docs/theme/ui/messages/format';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { DocumentList, StageEditor } from './StageEditor.tsx';
import {
  addStage,
  type CollectionName,
  countDocuments,
  firstStages,
  moveStage,
  runStages,
  SAMPLE_DATA,
  summarise,
} from './stages.ts';
import styles from './styles.module.css';

/** Of the ids in the explorer, which stands in a page once. */
const PREFIX = 'explorer';

/** Long enough that a screen reader does not speak at every key, in milliseconds. */
const PAUSE_MS = 700;

const COLLECTIONS: readonly CollectionName[] = ['attempts', 'questions'];

/** The explorer itself, with the engine. */
export function ExplorerPanel(): ReactNode {
  const [collection, setCollection] = useState<CollectionName>('attempts');
  const [stages, setStages] = useState(firstStages);
  const outcomes = useMemo(() => runStages(stages, collection), [stages, collection]);
  const summary = useSettled(summarise(outcomes));
  /** What was pressed may be gone or moved then: the element with this id, after the prefix, gets the focus. */
  const change = (next: typeof stages, focus: string) => {
    flushSync(() => setStages(next));
    document.getElementById(`${PREFIX}-${focus}`)?.focus();
  };
  const remove = (index: number) => {
    const rest = stages.toSpliced(index, 1);
    const neighbour = rest[index] ?? rest.at(-1);
    change(rest, neighbour === undefined ? 'add' : `${neighbour.id}-text`);
  };
  const add = () => {
    const next = addStage(stages);
    change(next, `${next.at(-1)?.id}-text`);
  };
  return (
    <>
      <p ref={focusElement} tabIndex={-1} className={styles.start}>
        {messages.introduction}
      </p>
      <label htmlFor={`${PREFIX}-collection`} className={styles.collection}>
        {fillElements(messages.documentsFrom, {
          collection: (
            <select
              id={`${PREFIX}-collection`}
              value={collection}
              onChange={({ target }) =>
                setCollection(COLLECTIONS.find((name) => name === target.value) ?? 'attempts')
              }
            >
              {COLLECTIONS.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          ),
        })}
      </label>
      {COLLECTIONS.map((name) => (
        <details key={name} className={styles.data}>
          <summary>
            {fill(messages.collection, {
              name,
              documents: countDocuments(SAMPLE_DATA[name].length),
            })}
          </summary>
          <DocumentList documents={SAMPLE_DATA[name]} />
        </details>
      ))}
      <ol className={styles.stages} aria-label={messages.stages}>
        {stages.map((stage, index) => (
          <StageEditor
            key={stage.id}
            prefix={`${PREFIX}-${stage.id}`}
            stage={stage}
            place={index + 1}
            count={stages.length}
            outcome={outcomes[index] ?? { kind: 'waiting' }}
            onEdit={(draft) => setStages(stages.with(index, { ...stage, ...draft }))}
            onMove={(by) => change(moveStage(stages, index, by), `${stage.id}-move${by}`)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div className={styles.buttons}>
        <button
          type="button"
          id={`${PREFIX}-add`}
          className="button button--secondary"
          onClick={add}
        >
          {messages.add}
        </button>
        <button
          type="button"
          id={`${PREFIX}-reset`}
          className="button button--secondary"
          onClick={() => change(firstStages(), 'reset')}
        >
          {messages.reset}
        </button>
      </div>
      <p role="status" className={styles.status}>
        {summary}
      </p>
    </>
  );
}

/** The value as it was when it last stayed the same for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
