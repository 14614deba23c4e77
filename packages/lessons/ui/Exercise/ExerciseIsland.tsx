import text from '@generated/messages/default/exercise.json';
import { frame } from '@vibe-docs/live/ui/generated/live-examples';
import { EditorSlot, LoadButton } from '@vibe-docs/live/ui/LiveExample/EditorSlot';
import type { Problem } from '@vibe-docs/live/ui/LiveExample/run-state';
import live from '@vibe-docs/live/ui/LiveExample/styles.module.css';
import { WEIGHTS } from '@vibe-docs/live/ui/LiveExample/weights';
import { fill } from '@vibe-docs/theme/ui/messages/format';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { TYPES } from '../../src/exercises/engine/index.ts';
import type { ExerciseProps } from '../generated/generated-data.ts';
import { CheckResult, Requirements } from './CheckResult.tsx';
import styles from './styles.module.css';
import { type TypesState, useCheck } from './useCheck.ts';
import { useCode } from './useCode.ts';

/**
 * The editor, the button Check and its result. The page's HTML has the buttons and the requirements; everything
 * else is loaded when a button is pressed, what a check needs also at the first change. The code begins as the block
 * before it.
 */
export function ExerciseIsland(props: ExerciseProps): ReactNode {
  const { id, kind, file, requirements } = props;
  const isTyped = requirements.some((requirement) => requirement.id === TYPES);
  const root = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const checkButton = useRef<HTMLButtonElement>(null);
  const code = useCode(id, root, checkButton);
  const { editor, bringBack } = code;
  /** Set by the reader, because the compiler is heavy; from then on each check asks it. */
  const [withTypes, setWithTypes] = useState(false);
  const { state, report, types, hint, check, makeReady } = useCheck(props, host);
  const problem = useMemo(() => state.problem ?? typeError(file, types), [state, file, types]);
  const run = () => check(code.read(), withTypes);
  const runWithTypes = () => {
    setWithTypes(true);
    // The pressed button goes.
    checkButton.current?.focus();
    check(code.read(), true);
  };
  return (
    // The list of what readers can save finds the compiler in the attribute.
    <div ref={root} data-search="off" data-src={isTyped ? frame.types : undefined}>
      {editor !== undefined && (
        <EditorSlot
          key={editor.edition}
          code={code.read()}
          file={file}
          problem={problem}
          ran={state.code}
          onChange={(written) => {
            makeReady();
            code.change(written);
          }}
          onRun={run}
          takesFocus={editor.takesFocus}
          keys={text.keys}
        />
      )}
      {editor !== undefined && (
        <p role="status" className={styles.note}>
          {text[code.note]}
        </p>
      )}
      <div className={`${live.live} ${styles.bar}`}>
        {editor === undefined && (
          <LoadButton className="button button--secondary button--sm" onClick={code.edit} />
        )}
        <button
          type="button"
          ref={checkButton}
          className="button button--primary button--sm"
          data-check=""
          onClick={run}
        >
          {text.check}
        </button>
        {isTyped && !withTypes && (
          <LoadButton
            className={live.tool}
            onClick={runWithTypes}
            message={text.checkTypes}
            size={WEIGHTS.types}
          />
        )}
        {editor !== undefined && (
          <button type="button" className={live.tool} onClick={bringBack ?? code.startAgain}>
            {bringBack === undefined ? text.startAgain : text.bringBack}
          </button>
        )}
        <p className={live.note}>{fill(text.weight, { size: WEIGHTS.check[kind] })}</p>
      </div>
      <CheckResult
        file={file}
        state={state}
        report={report}
        types={isTyped ? types : undefined}
        hint={hint}
        count={requirements.length}
      />
      <Requirements requirements={requirements} verdicts={report?.verdicts ?? []} />
      <p className={styles.note}>{notesOn(kind, isTyped)}</p>
      <div ref={host} className="visually-hidden" aria-hidden="true" />
    </div>
  );
}

/** What the check of this kind does with types, and what it does not do. */
function notesOn(kind: ExerciseProps['kind'], isTyped: boolean): string {
  const notes = {
    program: [],
    react: [text.componentLimit],
    express: [text.express],
    pipeline: [text.pipeline],
  };
  return [isTyped ? text.typesChecked : text.typesNotChecked, ...notes[kind]].join(' ');
}

/** The compiler's error in the reader's file, which its editor shows. */
function typeError(file: string, types: TypesState): Problem | undefined {
  const found =
    typeof types === 'string' || types.holds || types.line === undefined ? undefined : types;
  return found && { message: found.output, spot: { file, line: found.line ?? 1 } };
}
