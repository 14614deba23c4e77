import text from '@generated/messages/default/live.json';
import { focusElement } from '@vibe-docs/theme/ui/islands/focus-element';
import { fill } from '@vibe-docs/theme/ui/messages/format';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PreparedProgram } from '../../src/browser/index.ts';
import { EditorSlot, type EditorState, LoadButton } from './EditorSlot.tsx';
import {
  type LiveCode,
  loadEngine,
  loadExamples,
  loadPackages,
  loadRunner,
  viewOf,
} from './load-parts.ts';
import { RunResult } from './RunResult.tsx';
import styles from './styles.module.css';
import { usePageTheme, useRun } from './useRun.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The Run button. Nothing of the runner is loaded before it is pressed; without JavaScript there is no
 * button. The code is that of the figure around it, as the page shows it.
 */
export function LiveIsland(code: LiveCode): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [original, setOriginal] = useState<string>();
  const [runs, setRuns] = useState(0);
  const run = () => {
    loadRunner(code);
    const shown = root.current?.closest('figure')?.querySelector('pre code')?.textContent ?? '';
    setOriginal((known) => known ?? shown);
    setRuns((count) => count + 1);
  };
  return (
    <div ref={root} className={styles.live} data-search="off">
      <button type="button" className="button button--primary button--sm" onClick={run}>
        {text.run}
      </button>
      {original === undefined ? (
        <p className={styles.note}>{fill(text.weight, { size: WEIGHTS[viewOf(code)] })}</p>
      ) : (
        <LivePanel example={code} original={original} runs={runs} onRun={run} />
      )}
    </div>
  );
}

interface LivePanelProps {
  readonly example: LiveCode;
  /** The code as the page shows it. */
  readonly original: string;
  /** Raised with each press of Run. */
  readonly runs: number;
  readonly onRun: () => void;
}

/** What Run opens: the result, and what a reader can do with the code. */
function LivePanel(props: LivePanelProps): ReactNode {
  const { original, onRun } = props;
  const [code, setCode] = useState(original);
  const [editor, setEditor] = useState<EditorState>();
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const edit = () => setEditor({ edition: 0, takesFocus: true });
  const reset = () => {
    setCode(original);
    setEditor((open) => open && { edition: open.edition + 1, takesFocus: false });
    onRun();
  };
  const enlarge = () => {
    edit();
    setDialog('open');
  };
  const close = () => {
    setEditor((open) => open && { ...open, takesFocus: false });
    setDialog('closed');
  };
  const tools = (
    <>
      {editor === undefined && <LoadButton className={styles.tool} onClick={edit} />}
      <button type="button" className={styles.tool} onClick={reset}>
        {text.reset}
      </button>
    </>
  );
  const work = <LiveWork {...props} code={code} editor={editor} onChange={setCode} />;
  if (dialog === 'open') {
    return (
      <dialog ref={showModal} className={styles.large} aria-label={text.dialog} onClose={close}>
        <div className={styles.bar}>
          <button type="button" className="button button--primary button--sm" onClick={onRun}>
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
      <button
        type="button"
        ref={dialog === 'closed' ? focusElement : null}
        className={styles.tool}
        onClick={enlarge}
      >
        {text.larger}
      </button>
      {work}
    </>
  );
}

/** Opens a dialog when it appears. */
const showModal = (element: HTMLDialogElement | null) => element?.showModal();

interface LiveWorkProps extends Omit<LivePanelProps, 'original'> {
  /** As it is written now. */
  readonly code: string;
  readonly editor: EditorState | undefined;
  readonly onChange: (code: string) => void;
}

function LiveWork({ example, code, editor, runs, onChange, onRun }: LiveWorkProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const view = viewOf(example);
  const { state, start } = useRun({ host, title: text.result, theme: usePageTheme() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one run for each press
  useEffect(() => start(code, prepareExample(example, code)), [runs]);
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
          ran={state.code}
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
