import text from '@generated/messages/default/exercise.json';
import {
  checkProgram,
  findMistake,
  listFailures,
  type Report,
  readReport,
  type Verdict,
} from '@vibe-docs/exercises/engine';
import type { PreparedProgram } from '@vibe-docs/live/browser';
import { type RefObject, useRef, useState } from 'react';
import type { ExerciseData, ExerciseProps } from '../../../shared/generated-data.ts';
import { connection } from '../../client/navigation/connection.ts';
import type { RunState } from '../LiveExample/run-state.ts';
import { useRun } from '../LiveExample/useRun.ts';
import { askCompiler } from './ask-compiler.ts';
import { type CheckParts, loadCheck } from './load-check.ts';

/** A check and the way to start it. */
interface Checking {
  readonly state: RunState;
  /** What the check found so far, the compiler's verdict included. */
  readonly report: Report | undefined;
  readonly types: TypesState;
  /** Of the recorded mistake that fails like a check that has ended. */
  readonly hint: string | undefined;
  /** Checks code; a check that still runs is ended. */
  readonly check: (code: string, withTypes: boolean) => void;
  /** For a reader who writes, and will check: loads what the first check needs, unless data is to be saved. */
  readonly makeReady: () => void;
}

/** What came of the compiler: the name of the message that says so, or its verdict. */
export type TypesState = 'typesOpen' | 'checkingTypes' | 'compilerFailed' | Verdict;

/**
 * Runs the check of an exercise in a frame of its own, and lets the compiler judge the types.
 *
 * @param host element for the frame of a check and, after it, the one that waits for the next check
 */
export function useCheck(props: ExerciseProps, host: RefObject<HTMLElement | null>): Checking {
  const loadAhead = () => loadCheck(props).then(({ ahead }) => ahead);
  const { state, start, makeReady } = useRun({
    host,
    title: text.frame,
    theme: 'light',
    loadAhead,
  });
  const [data, setData] = useState<ExerciseData>();
  const [types, setTypes] = useState<TypesState>('typesOpen');
  const asked = useRef<Promise<TypesState>>(undefined);
  const check = (code: string, withTypes: boolean) => {
    const parts = loadCheck(props);
    parts.then((loaded) => setData(loaded.data)).catch(() => undefined);
    start(parts.then((loaded) => prepare(props, loaded, code)));
    setTypes(withTypes ? 'checkingTypes' : 'typesOpen');
    // After the parts: over a slow network, the compiler would keep the check waiting.
    const verdict = withTypes
      ? parts
          .then((loaded) => askCompiler({ ...props, code, types: loaded.data.types ?? '' }))
          .catch((): TypesState => 'compilerFailed')
      : undefined;
    asked.current = verdict;
    verdict?.then((judged) => asked.current === verdict && setTypes(judged));
  };
  const found = readReport(state.report);
  const isJudged = typeof types === 'object';
  const report = isJudged ? { ...found, verdicts: [...(found?.verdicts ?? []), types] } : found;
  return {
    state,
    report,
    types,
    hint: data && hintFor(state, report, { ...data, isJudged }),
    check,
    makeReady: () => {
      if (connection() !== 'saving') {
        makeReady();
      }
    },
  };
}

function prepare(
  { kind, file }: ExerciseProps,
  { engine, data }: CheckParts,
  code: string,
): PreparedProgram {
  const { files, entry, offered } = checkProgram({ ...data, kind, file }, code);
  const linked = engine.linkProgram(files, entry, offered);
  return linked.kind === 'broken'
    ? linked
    : { kind: 'ready', program: linked.program, packages: undefined };
}

function hintFor(
  { phase, problem }: RunState,
  report: Report | undefined,
  { recorded, hints, isJudged }: ExerciseData & { readonly isJudged: boolean },
): string | undefined {
  if (phase.kind !== 'running' && phase.kind !== 'stopped') {
    return undefined;
  }
  const reason = phase.kind === 'stopped' ? phase.reason : problem?.message;
  const mistake = findMistake(listFailures(report, reason), recorded, isJudged);
  return mistake === undefined ? undefined : hints[mistake];
}
