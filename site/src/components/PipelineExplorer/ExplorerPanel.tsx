import messages from '@generated/messages/default/explorer-panel.json';
import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusElement } from '../../islands/focus-element.ts';
import { fillElements } from '../../messages/fill-elements.tsx';
import { fill } from '../../messages/format.ts';
import { changeStages, firstStages, nextId, type StageAction } from './change-stages.ts';
import {
  type CollectionName,
  countDocuments,
  runStages,
  SAMPLE_DATA,
  summarise,
} from './run-stages.ts';
import { DocumentList, StageEditor } from './StageEditor.tsx';
import styles from './styles.module.css';

/** Of the ids in the explorer, which stands in a page once. */
const PREFIX = 'explorer';

/** Long enough that a screen reader does not speak at every key, in milliseconds. */
const PAUSE_MS = 700;

const COLLECTIONS: readonly CollectionName[] = ['attempts', 'questions'];

/** The explorer itself, with the engine. */
export function ExplorerPanel(): ReactNode {
  const [collection, setCollection] = useState<CollectionName>('attempts');
  const [stages, dispatch] = useReducer(changeStages, undefined, firstStages);
  const outcomes = useMemo(() => runStages(stages, collection), [stages, collection]);
  const summary = useSettled(summarise(outcomes));
  const act = (action: StageAction, focus: string) => {
    flushSync(() => dispatch(action));
    // What was pressed may be gone or moved.
    document.getElementById(`${PREFIX}-${focus}`)?.focus();
  };
  const remove = (id: number, index: number) => {
    const neighbour = stages[index + 1] ?? stages[index - 1];
    act({ kind: 'remove', id }, neighbour === undefined ? 'add' : `${neighbour.id}-text`);
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
            onAct={(action, focus) => act(action, `${stage.id}-${focus}`)}
            onRemove={() => remove(stage.id, index)}
          />
        ))}
      </ol>
      <div className={styles.buttons}>
        <button
          type="button"
          id={`${PREFIX}-add`}
          className="button button--secondary"
          onClick={() => act({ kind: 'add' }, `${nextId(stages)}-text`)}
        >
          {messages.add}
        </button>
        <button
          type="button"
          id={`${PREFIX}-reset`}
          className="button button--secondary"
          onClick={() => act({ kind: 'reset' }, 'reset')}
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
