import messages from '@generated/messages/default/live.json';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fill } from '../../messages/format.ts';
import type { CodeEditor } from './create-editor.ts';
import type { Problem } from './live-state.ts';
import styles from './styles.module.css';

interface EditorSlotProps {
  /** What the editor begins with; later changes come from it. */
  readonly code: string;
  readonly file: string;
  /** An error in this file. */
  readonly problem: Problem | undefined;
  readonly onChange: (code: string) => void;
  readonly onRun: () => void;
  /** Tells, once for each press of Edit, that the editor is to have the focus. */
  readonly takeFocus: () => boolean;
}

type Loading = 'loading' | 'ready' | 'failed';

/** The editor, once it is loaded. */
export function EditorSlot(props: EditorSlotProps): ReactNode {
  const { problem } = props;
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [editor, setEditor] = useState<CodeEditor>();
  const [loading, setLoading] = useState<Loading>('loading');
  const waiting = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let made: CodeEditor | undefined;
    let isGone = false;
    const hasFocus = latest.current.takeFocus();
    if (hasFocus) {
      // The button that was pressed is gone.
      waiting.current?.focus();
    }
    import(/* webpackChunkName: "island-live-editor" */ './create-editor.ts').then(
      ({ createEditor }) => {
        if (isGone || host.current === null) {
          return;
        }
        const { code, file } = latest.current;
        made = createEditor(host.current, {
          code,
          label: fill(messages.codeOf, { file: file.split('/').at(-1) ?? file }),
          description: messages.editorHint,
          onChange: (text) => latest.current.onChange(text),
          onRun: () => latest.current.onRun(),
        });
        if (hasFocus) {
          made.focus();
        }
        setEditor(made);
        setLoading('ready');
      },
      () => setLoading('failed'),
    );
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, []);
  useEffect(() => {
    const line = problem?.spot?.line;
    editor?.showProblem(line === undefined ? undefined : { line, message: problem?.message ?? '' });
  }, [editor, problem]);
  return (
    <div className={styles.editor}>
      {loading !== 'ready' && (
        <p role="status" ref={waiting} tabIndex={-1}>
          {loading === 'loading' ? messages.loadingEditor : messages.editorFailed}
        </p>
      )}
      <div ref={host} />
      <p>{messages.editorHint}</p>
    </div>
  );
}
