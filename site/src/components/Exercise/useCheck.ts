import text from '@generated/messages/default/exercise.json';
import { checkProgram } from '@vibe-docs/exercises/engine';
import { type PreparedProgram, type Run, runInFrame } from '@vibe-docs/live/browser';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import type { ExerciseData, ExerciseProps } from '../../../shared/generated-data.ts';
import {
  FRAME_URL,
  fetchText,
  KIT_URLS,
  loadEngine,
  loadPackages,
} from '../LiveExample/load-parts.ts';
import { type CheckAction, type CheckState, changeCheck, FIRST_CHECK } from './check-state.ts';

/** A check and the way to start it. */
interface Checking {
  readonly state: CheckState;
  /** Of the exercise, once it is loaded. */
  readonly data: ExerciseData | undefined;
  /** Checks code; a check that still runs is ended. */
  readonly check: (code: string) => void;
}

/**
 * Runs the check of an exercise in a frame of its own.
 *
 * @param host element for the frame, which is gone when the check has ended
 */
export function useCheck(props: ExerciseProps, host: RefObject<HTMLElement | null>): Checking {
  const [state, dispatch] = useReducer(changeCheck, FIRST_CHECK);
  const [data, setData] = useState<ExerciseData>();
  const current = useRef<Run | undefined>(undefined);
  const parts = useRef<Promise<CheckParts> | undefined>(undefined);
  useEffect(() => () => current.current?.end(), []);
  const loadOnce = () => {
    parts.current ??= loadParts(props).then(
      (loaded) => {
        setData(loaded.data);
        return loaded;
      },
      (error: unknown) => {
        parts.current = undefined;
        throw error;
      },
    );
    return parts.current;
  };
  const check = (code: string) => {
    current.current?.end();
    dispatch({ kind: 'start' });
    if (host.current === null) {
      return;
    }
    const tell = (action: CheckAction) => {
      // A report that comes after an error or a stop belongs to code that goes on; the first end counts.
      dispatch(action);
      if (action.kind === 'done' || action.kind === 'error') {
        run.end();
      }
    };
    const run = runInFrame({
      program: loadOnce().then((loaded) => prepare(props, loaded, code)),
      frameUrl: FRAME_URL,
      title: text.frame,
      theme: 'light',
      host: host.current,
      onEvent: tell,
      onFailure: () => dispatch({ kind: 'load-failed' }),
    });
    current.current = run;
  };
  return { state, data, check };
}

/** What the first check loads. */
interface CheckParts {
  readonly engine: Awaited<ReturnType<typeof loadEngine>>;
  readonly data: ExerciseData;
  readonly kit: string;
  readonly packages: string;
}

async function loadParts({ kind, data: name }: ExerciseProps): Promise<CheckParts> {
  const address = new URL(name, new URL(KIT_URLS[kind] ?? '', location.origin)).href;
  const [engine, data, kit, packages] = await Promise.all([
    loadEngine(),
    fetchText(address),
    fetchText(KIT_URLS[kind] ?? ''),
    kind === 'react' ? loadPackages() : '',
  ]);
  return { engine, data: JSON.parse(data), kit, packages };
}

function prepare(
  { kind, file }: ExerciseProps,
  { engine, data, kit, packages }: CheckParts,
  code: string,
): PreparedProgram {
  const { files, entry, offered } = checkProgram({ ...data, kind, file }, code);
  const linked = engine.linkProgram(files, entry, offered);
  return linked.kind === 'broken'
    ? {
        kind: 'broken',
        message: linked.message,
        spot: { file: linked.file, line: linked.line },
      }
    : { kind: 'ready', program: linked.program, packages: `${packages}\n${kit}` };
}
