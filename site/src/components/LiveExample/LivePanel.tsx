import text from '@generated/messages/default/live.json';
import type { PreparedProgram } from '@vibe-docs/live/browser';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { EditorSlot, type EditorState, LoadButton } from './EditorSlot.tsx';
import { type LiveCode, loadEngine, loadExamples, loadPackages, viewOf } from './load-parts.ts';
import { RunResult } from './RunResult.tsx';
import styles from './styles.module.css';
import { usePageTheme, useRun } from './useRun.ts';

interface LivePanelProps {
  readonly example: LiveCode;
  /** The code as the page shows it. */
  readonly original: string;
  /** Counts the presses of Run outside the panel. */
  readonly presses: number;
}

/** What Run opens: the result, and what a reader can do with the code. */
export function LivePanel({ example, original, presses }: LivePanelProps): ReactNode {
  const [code, setCode] = useState(original);
  const [editor, setEditor] = useState<EditorState>();
  const [isLarge, setLarge] = useState(false);
  const [ownPresses, setOwnPresses] = useState(0);
  const larger = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const wasLarge = useRef(false);
  useEffect(() => {
    if (isLarge) {
      dialog.current?.showModal();
    } else if (wasLarge.current) {
      larger.current?.focus();
    }
    wasLarge.current = isLarge;
  }, [isLarge]);
  const again = () => setOwnPresses((count) => count + 1);
  const edit = () => setEditor({ edition: 0, takesFocus: true });
  const reset = () => {
    setCode(original);
    setEditor((open) => open && { edition: open.edition + 1, takesFocus: false });
    again();
  };
  const enlarge = () => {
    edit();
    setLarge(true);
  };
  const close = () => {
    setEditor((open) => open && { ...open, takesFocus: false });
    setLarge(false);
  };
  const tools = (
    <>
      {editor === undefined && <LoadButton className={styles.tool} onClick={edit} />}
      <button type="button" className={styles.tool} onClick={reset}>
        {text.reset}
      </button>
    </>
  );
  const work = (
    <LiveWork
      example={example}
      code={code}
      editor={editor}
      run={presses + ownPresses}
      onChange={setCode}
      onRun={again}
    />
  );
  if (isLarge) {
    return (
      <dialog ref={dialog} className={styles.large} aria-label={text.dialog} onClose={close}>
        <div className={styles.bar}>
          <button type="button" className="button button--primary button--sm" onClick={again}>
            {text.run}
          </button>
          {tools}
          <button type="button" className={styles.tool} onClick={close}>
            {text.close}
          </button>
        </div>
        {work}
      </dialog>
    );
  }
  return (
    <>
      {tools}
      <button type="button" ref={larger} className={styles.tool} onClick={enlarge}>
        {text.larger}
      </button>
      {work}
    </>
  );
}

interface LiveWorkProps extends Pick<LivePanelProps, 'example'> {
  readonly code: string;
  readonly editor: EditorState | undefined;
  /** Raised with each press of Run. */
  readonly run: number;
  readonly onChange: (code: string) => void;
  readonly onRun: () => void;
}

function LiveWork({ example, code, editor, run, onChange, onRun }: LiveWorkProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const view = viewOf(example);
  const { state, start } = useRun({ host, title: text.result, theme: usePageTheme() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one run for each press
  useEffect(() => start(prepareExample(example, code)), [run]);
  useLayoutEffect(() => {
    // The block itself has it: `:has()` would search the words of every block at each change of the page.
    host.current?.closest('figure')?.toggleAttribute('data-editing', editor !== undefined);
  }, [editor]);
  return (
    <div className={styles.work}>
      {editor !== undefined && (
        <EditorSlot
          key={editor.edition}
          code={code}
          file={example.file}
          problem={state.problem}
          onChange={onChange}
          onRun={onRun}
          takesFocus={editor.takesFocus}
        />
      )}
      {editor !== undefined && view === 'preview' && (
        <p className={styles.note}>{text.componentLimit}</p>
      )}
      <RunResult host={host} state={state} view={view} />
    </div>
  );
}

/** Compiles a live block with all that it imports. */
async function prepareExample(code: LiveCode, text: string): Promise<PreparedProgram> {
  const [{ linkProgram }, files] = await Promise.all([loadEngine(), loadExamples(code)]);
  const linked = linkProgram({ ...files, [code.file]: text }, code.entry);
  if (linked.kind === 'broken') {
    return linked;
  }
  const packages = linked.usesPackages ? await loadPackages() : undefined;
  return { kind: 'ready', program: linked.program, packages };
}
