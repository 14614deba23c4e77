import text from '@generated/messages/default/exercise.json';
import type { PreparedProgram } from '@vibe-docs/live/browser';
import { frame } from '@vibe-docs/live/ui/generated/live-examples';
import type { RunState } from '@vibe-docs/live/ui/LiveExample/run-state';
import { useRun } from '@vibe-docs/live/ui/LiveExample/useRun';
import { connection } from '@vibe-docs/theme/ui/client/navigation/connection';
import { type RefObject, useRef, useState } from 'react';
import {
  checkProgram,
  findMistake,
  listFailures,
  type Report,
  readReport,
  type TypeRequest,
  type Verdict,
} from '../../src/exercises/engine/index.ts';
import type { ExerciseData, ExerciseProps } from '../generated/generated-data.ts';
import { loadCheck } from './load-check.ts';

/** What came of the compiler: the name of the message that says so, or its verdict. */
export type TypesState = 'typesOpen' | 'checkingTypes' | 'compilerFailed' | Verdict;

/**
 * Runs the check of an exercise in a frame of its own, and lets the compiler judge the types.
 *
 * @param host element for the frame of a check and, after it, the one that waits for the next check
 */
export function useCheck(props: ExerciseProps, host: RefObject<HTMLElement | null>) {
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
    start(
      code,
      parts.then((loaded) => prepare(props, loaded, code)),
    );
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
  const report: Report | undefined = isJudged
    ? { ...found, verdicts: [...(found?.verdicts ?? []), types] }
    : found;
  return {
    state,
    /** What the check found so far, the compiler's verdict included. */
    report,
    types,
    /** Of the recorded mistake that fails like a check that has ended. */
    hint: data && hintFor(state, report, { ...data, isJudged }),
    /** Checks code; a check that still runs is ended. */
    check,
    /** For a reader who writes, and will check: loads what the first check needs, unless data is to be saved. */
    makeReady: () => {
      if (connection() !== 'saving') {
        makeReady();
      }
    },
  };
}

function prepare(
  { kind, file }: ExerciseProps,
  { engine, data }: Awaited<ReturnType<typeof loadCheck>>,
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

/** Longest wait for a verdict, in milliseconds: the compiler has to come over a slow network first. */
const PATIENCE_MS = 60_000;

/** Kept for the next check: it has parsed the declarations of the language then. */
let compiler: Worker | undefined;

/**
 * Lets the compiler judge the types of a reader's file, in a worker of the page.
 *
 * @throws when the compiler cannot be loaded, fails, or says nothing for too long; the next call starts another
 */
async function askCompiler(request: TypeRequest): Promise<Verdict> {
  compiler ??= new Worker(frame.types);
  const asked = compiler;
  const { port1, port2 } = new MessageChannel();
  try {
    return await new Promise((resolve, reject) => {
      port1.onmessage = ({ data }: MessageEvent<Verdict>) => resolve(data);
      asked.onerror = reject;
      setTimeout(reject, PATIENCE_MS);
      asked.postMessage(request, [port2]);
    });
  } catch (error) {
    asked.terminate();
    compiler = undefined;
    throw error;
  }
}
