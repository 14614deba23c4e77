import text from '@generated/messages/default/live.json';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fillElements } from '../../messages/fill-elements.tsx';
import { fill } from '../../messages/format.ts';
import { describeLive } from './describe-live.ts';
import { EditorSlot } from './EditorSlot.tsx';
import { LargeDialog } from './LargeDialog.tsx';
import { type LiveCode, loadExamples } from './load-parts.ts';
import { RunResult } from './RunResult.tsx';
import styles from './styles.module.css';
import { useLiveRun } from './useLiveRun.ts';
import { WEIGHTS } from './weights.ts';

interface LivePanelProps extends LiveCode {
  /** The code as the page shows it. */
  readonly original: string;
  readonly view: 'preview' | 'console';
  /** Counts the presses of Run outside the panel. */
  readonly presses: number;
}

/** What Run opens: the result, and what a reader can do with the code. */
export function LivePanel({ presses, original, ...props }: LivePanelProps): ReactNode {
  const [code, setCode] = useState(original);
  const [isEditing, setEditing] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const [ownPresses, setOwnPresses] = useState(0);
  const [edition, setEdition] = useState(0);
  const larger = useRef<HTMLButtonElement>(null);
  const again = () => setOwnPresses((count) => count + 1);
  const wantsEditor = useRef(false);
  const edit = () => {
    wantsEditor.current = true;
    setEditing(true);
  };
  const takeFocus = () => {
    const wanted = wantsEditor.current;
    wantsEditor.current = false;
    return wanted;
  };
  const reset = () => {
    setCode(original);
    setEdition((count) => count + 1);
    again();
  };
  const open = () => {
    edit();
    setLarge(true);
  };
  const wasLarge = useRef(false);
  useEffect(() => {
    if (wasLarge.current && !isLarge) {
      larger.current?.focus();
    }
    wasLarge.current = isLarge;
  }, [isLarge]);
  const tools = (
    <>
      {!isEditing && (
        <button type="button" className={styles.tool} onClick={edit}>
          {fillElements(text.edit, {
            weight: (
              <span className={styles.weight}>
                {fill(text.editWeight, { size: WEIGHTS.editor })}
              </span>
            ),
          })}
        </button>
      )}
      <button type="button" className={styles.tool} onClick={reset}>
        {text.reset}
      </button>
    </>
  );
  const work = (
    <LiveWork
      {...props}
      code={code}
      edition={edition}
      isEditing={isEditing}
      run={presses + ownPresses}
      onChange={setCode}
      onRun={again}
      takeFocus={takeFocus}
    />
  );
  if (isLarge) {
    return (
      <LargeDialog onClose={() => setLarge(false)}>
        <div className={styles.bar}>
          <button type="button" className="button button--primary button--sm" onClick={again}>
            {text.run}
          </button>
          {tools}
          <button type="button" className={styles.tool} onClick={() => setLarge(false)}>
            {text.close}
          </button>
        </div>
        {work}
      </LargeDialog>
    );
  }
  return (
    <>
      {tools}
      <button type="button" ref={larger} className={styles.tool} onClick={open}>
        {text.larger}
      </button>
      {work}
    </>
  );
}

interface LiveWorkProps extends Omit<LivePanelProps, 'presses' | 'original'> {
  readonly code: string;
  /** Raised when the code is set back. */
  readonly edition: number;
  readonly isEditing: boolean;
  readonly run: number;
  readonly onChange: (code: string) => void;
  readonly onRun: () => void;
  readonly takeFocus: () => boolean;
}

function LiveWork(props: LiveWorkProps): ReactNode {
  const { code, edition, entry, file, isEditing, run, view } = props;
  const host = useRef<HTMLDivElement>(null);
  const state = useLiveRun({
    run,
    entry,
    host,
    title: text.result,
    readFiles: async () => ({ ...(await loadExamples(props)), [file]: code }),
  });
  const problem = state.problem?.spot?.file === file ? state.problem : undefined;
  return (
    <div className={styles.work} data-editing={isEditing || undefined}>
      {isEditing && (
        <EditorSlot
          key={edition}
          code={code}
          file={file}
          problem={problem}
          onChange={props.onChange}
          onRun={props.onRun}
          takeFocus={props.takeFocus}
        />
      )}
      {isEditing && view === 'preview' && <p className={styles.note}>{text.componentLimit}</p>}
      <p role="status" className={styles.status} data-problem={state.problem && 'true'}>
        {describeLive(state, view)}
      </p>
      <RunResult host={host} state={state} view={view} />
    </div>
  );
}
