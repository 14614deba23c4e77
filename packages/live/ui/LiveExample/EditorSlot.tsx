import messages from '@generated/messages/default/live.json';
import { isMac } from '@vibe-docs/theme/ui/client/is-mac';
import { focusElement } from '@vibe-docs/theme/ui/islands/focus-element';
import { fillElements } from '@vibe-docs/theme/ui/messages/fill-elements';
import { fill } from '@vibe-docs/theme/ui/messages/format';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { createEditor } from './create-editor.ts';
import { fileName, type Problem } from './run-state.ts';
import styles from './styles.module.css';
import { WEIGHTS } from './weights.ts';

/** An open editor. Another edition is another editor, which begins with the code as it is then. */
export interface EditorState {
  readonly edition: number;
  /** A reader pressed a button for it; the button may be gone. */
  readonly takesFocus: boolean;
}

type CodeEditor = ReturnType<typeof createEditor>;

interface EditorSlotProps {
  /** What the editor begins with; later changes come from it. */
  readonly code: string;
  readonly file: string;
  /** The first error of a run, of any file. */
  readonly problem: Problem | undefined;
  /** Code of that run. Its lines are not those of code that was changed meanwhile. */
  readonly ran: string;
  readonly onChange: (code: string) => void;
  readonly onRun: () => void;
  readonly takesFocus: boolean;
  /** What its keys do; the tool around it says what one of them starts. */
  readonly keys?: string;
}

/** The editor, once it is loaded. */
export function EditorSlot(props: EditorSlotProps): ReactNode {
  const { file, problem, ran, takesFocus } = props;
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [editor, setEditor] = useState<CodeEditor>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let made: CodeEditor | undefined;
    let isGone = false;
    import(/* webpackChunkName: "island-live-editor" */ './create-editor.ts').then(
      ({ createEditor }) => {
        if (isGone || host.current === null) {
          return;
        }
        const { code, file } = latest.current;
        made = createEditor(host.current, {
          code,
          label: fill(messages.codeOf, { file: fileName(file) }),
          description: keysOf(latest.current),
          onChange: (text) => latest.current.onChange(text),
          onRun: () => latest.current.onRun(),
        });
        if (latest.current.takesFocus) {
          made.focus();
        }
        setEditor(made);
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, []);
  useEffect(() => {
    const isHere = problem?.spot?.file === file && editor?.read() === ran;
    editor?.showProblem(isHere ? problem : undefined);
  }, [editor, file, problem, ran]);
  return (
    <div className={styles.editor}>
      {editor === undefined && (
        <p role="status" ref={takesFocus ? focusElement : null} tabIndex={-1}>
          {hasFailed ? messages.editorFailed : messages.loadingEditor}
        </p>
      )}
      <div ref={host} />
      {/* The field in the editor has it as its description. */}
      {keysOf(props) !== '' && <p aria-hidden="true">{keysOf(props)}</p>}
    </div>
  );
}

/** Help on keys as the editor binds them, which most readers with a touch screen do not have. */
function keysOf({ keys = messages.editorHint }: Pick<EditorSlotProps, 'keys'>): string {
  const own = isMac() ? keys.replaceAll('Ctrl', 'Cmd') : keys;
  return matchMedia('(hover: none)').matches ? '' : own;
}

interface LoadButtonProps {
  readonly className: string | undefined;
  readonly onClick: () => void;
  readonly message?: string;
  /** In kB. */
  readonly size?: number;
}

/** Opens the editor, or does something else, and says what that loads. */
export function LoadButton({
  className,
  onClick,
  message = messages.edit,
  size = WEIGHTS.editor,
}: LoadButtonProps): ReactNode {
  const weight = <span className={styles.weight}>{fill(messages.editWeight, { size })}</span>;
  return (
    <button type="button" className={className} onClick={onClick}>
      {fillElements(message, { weight })}
    </button>
  );
}
