import text from '@generated/messages/default/exercise.json';
import { type ReactNode, useRef, useState } from 'react';
import type { ExerciseProps } from '../../../shared/generated-data.ts';
import { fillElements } from '../../messages/fill-elements.tsx';
import { fill } from '../../messages/format.ts';
import { EditorSlot } from '../LiveExample/EditorSlot.tsx';
import live from '../LiveExample/styles.module.css';
import { WEIGHTS } from '../LiveExample/weights.ts';
import { CheckResult } from './CheckResult.tsx';
import { hintFor } from './check-state.ts';
import { Requirements } from './Requirements.tsx';
import styles from './styles.module.css';
import { useCheck } from './useCheck.ts';
import { CHECK_WEIGHTS } from './weights.ts';

/**
 * The editor, the button Check and its result. The page's HTML has the buttons and the requirements; everything
 * else is loaded when a button is pressed. The code begins as the block before it.
 */
export function ExerciseIsland(props: ExerciseProps): ReactNode {
  const { id, kind, file, requirements } = props;
  const root = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState('');
  const [code, setCode] = useState<string>();
  const [isEditing, setEditing] = useState(false);
  const [edition, setEdition] = useState(0);
  const wantsEditor = useRef(false);
  const { state, data, check } = useCheck(props, host);
  const startOf = () => start || readStart(root.current);
  const edit = () => {
    wantsEditor.current = true;
    setStart(startOf());
    setCode((known) => known ?? startOf());
    setEditing(true);
    const block = root.current?.closest('[data-exercise]')?.querySelector('[data-start]');
    block?.setAttribute('hidden', '');
  };
  const startAgain = () => {
    wantsEditor.current = true;
    setCode(startOf());
    setEdition((count) => count + 1);
  };
  const takeFocus = () => {
    const wanted = wantsEditor.current;
    wantsEditor.current = false;
    return wanted;
  };
  const run = () => check(code ?? startOf());
  return (
    <div ref={root} data-search="off">
      {isEditing && (
        <EditorSlot
          key={edition}
          code={code ?? start}
          file={file}
          problem={state.problem?.spot?.file === file ? state.problem : undefined}
          onChange={setCode}
          onRun={run}
          takeFocus={takeFocus}
        />
      )}
      <div className={`${live.live} ${styles.bar}`}>
        {isEditing ? (
          <button type="button" className={live.tool} onClick={startAgain}>
            {text.startAgain}
          </button>
        ) : (
          <button type="button" className="button button--secondary button--sm" onClick={edit}>
            {fillElements(text.edit, {
              weight: (
                <span className={live.weight}>
                  {fill(text.editWeight, { size: WEIGHTS.editor })}
                </span>
              ),
            })}
          </button>
        )}
        <button type="button" className="button button--primary button--sm" onClick={run}>
          {text.check}
        </button>
        <p className={live.note}>{fill(text.weight, { size: CHECK_WEIGHTS[kind] })}</p>
      </div>
      <CheckResult state={state} hint={hintFor(state, data)} count={requirements.length} />
      <Requirements id={id} requirements={requirements} verdicts={state.report?.verdicts ?? []} />
      <p className={styles.note}>{notesOn(kind)}</p>
      <div ref={host} className={live.noFrame} />
    </div>
  );
}

/** What the check of this kind does not do. */
function notesOn(kind: ExerciseProps['kind']): string {
  const notes = {
    program: [],
    react: [text.componentLimit],
    express: [text.express],
    pipeline: [text.pipeline],
  };
  return [text.typesNotChecked, ...notes[kind]].join(' ');
}

function readStart(element: HTMLElement | null): string {
  const block = element?.closest('[data-exercise]')?.querySelector('[data-start] pre code');
  return block?.textContent ?? '';
}
