import { type PreparedProgram, type Run, runInFrame } from '@vibe-docs/live/browser';
import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { changeLive, FIRST_STATE, type LiveAction, type LiveState } from './live-state.ts';
import { FRAME_URL, loadEngine, loadPackages } from './load-parts.ts';
import { usePageTheme } from './usePageTheme.ts';

/** What is to be run, and which run it is. */
export interface LiveRunOptions {
  /** Raised with each press of Run. */
  readonly run: number;
  /** Sources by path, as they are when the run starts. */
  readonly readFiles: () => Promise<Readonly<Record<string, string>>>;
  readonly entry: string;
  readonly title: string;
  /** Element for the frame. */
  readonly host: RefObject<HTMLElement | null>;
}

/** Runs code when it is shown first and at each press of Run, and ends the run before. */
export function useLiveRun(options: LiveRunOptions): LiveState {
  const { run } = options;
  const [state, dispatch] = useReducer(changeLive, FIRST_STATE);
  const theme = usePageTheme();
  const current = useRef<Run | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one run for each press
  useEffect(() => {
    const { host, readFiles, entry, title } = options;
    let isOver = false;
    const tell = (action: LiveAction) => {
      if (!isOver) {
        dispatch(action);
      }
    };
    tell({ kind: 'start' });
    if (host.current !== null) {
      current.current = runInFrame({
        program: prepare(readFiles, entry),
        frameUrl: FRAME_URL,
        title,
        theme,
        host: host.current,
        onEvent: tell,
        onFailure: () => tell({ kind: 'load-failed' }),
      });
    }
    return () => {
      isOver = true;
      current.current?.end();
    };
  }, [run]);
  useEffect(() => current.current?.setTheme(theme), [theme]);
  return state;
}

/** Compiles while the frame is loading. */
async function prepare(
  readFiles: LiveRunOptions['readFiles'],
  entry: string,
): Promise<PreparedProgram> {
  const [{ linkProgram }, files] = await Promise.all([loadEngine(), readFiles()]);
  const linked = linkProgram(files, entry);
  if (linked.kind === 'broken') {
    const { message, file, line } = linked;
    return { kind: 'broken', message, spot: { file, line } };
  }
  const packages = linked.usesPackages ? await loadPackages() : undefined;
  return { kind: 'ready', program: linked.program, packages };
}
