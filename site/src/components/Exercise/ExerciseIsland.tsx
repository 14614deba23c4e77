import text from '@generated/messages/default/exercise.json';
import { type ReactNode, useRef, useState } from 'react';
import type { ExerciseProps } from '../../../shared/generated-data.ts';
import { fill } from '../../messages/format.ts';
import { EditButton, EditorSlot, type EditorState } from '../LiveExample/EditorSlot.tsx';
import live from '../LiveExample/styles.module.css';
import { WEIGHTS } from '../LiveExample/weights.ts';
import { CheckResult } from './CheckResult.tsx';
import { Requirements } from './Requirements.tsx';
import styles from './styles.module.css';
import { useCheck } from './useCheck.ts';

/**
 * The editor, the button Check and its result. The page's HTML has the buttons and the requirements; everything
 * else is loaded when a button is pressed. The code begins as the block before it.
 */
export function ExerciseIsland(props: ExerciseProps): ReactNode {
  const { id, kind, file, requirements } = props;
  const root = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  /** Unset: as the page shows it. */
  const [code, setCode] = useState<string>();
  const [editor, setEditor] = useState<EditorState>();
  const { state, report, hint, check } = useCheck(props, host);
  const readStart = () => startBlock(root.current)?.querySelector('pre code')?.textContent ?? '';
  const edit = () => {
    setCode(readStart());
    setEditor({ edition: (editor?.edition ?? 0) + 1, takesFocus: true });
    startBlock(root.current)?.setAttribute('hidden', '');
  };
  const run = () => check(code ?? readStart());
  return (
    <div ref={root} data-search="off">
      {editor !== undefined && (
        <EditorSlot
          key={editor.edition}
          code={code ?? ''}
          file={file}
          problem={state.problem}
          onChange={setCode}
          onRun={run}
          takesFocus={editor.takesFocus}
        />
      )}
      <div className={`${live.live} ${styles.bar}`}>
        {editor === undefined ? (
          <EditButton className="button button--secondary button--sm" onClick={edit} />
        ) : (
          <button type="button" className={live.tool} onClick={edit}>
            {text.startAgain}
          </button>
        )}
        <button type="button" className="button button--primary button--sm" onClick={run}>
          {text.check}
        </button>
        <p className={live.note}>{fill(text.weight, { size: WEIGHTS.check[kind] })}</p>
      </div>
      <CheckResult state={state} report={report} hint={hint} count={requirements.length} />
      <Requirements id={id} requirements={requirements} verdicts={report?.verdicts ?? []} />
      <p className={styles.note}>{notesOn(kind)}</p>
      <div ref={host} className={live.noFrame} aria-hidden="true" />
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

/** The block with the starting point, which the editor replaces. */
function startBlock(element: HTMLElement | null): Element | null | undefined {
  return element?.closest('[data-exercise]')?.querySelector('[data-start]');
}
