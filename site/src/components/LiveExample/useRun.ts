import { type PreparedProgram, type Run, runInFrame, type Theme } from '@vibe-docs/live/browser';
import { type RefObject, useEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { FRAME_URL } from './load-parts.ts';
import { changeRun, FIRST_STATE, type RunState } from './run-state.ts';

interface RunOptions {
  /** Element for the frame. */
  readonly host: RefObject<HTMLElement | null>;
  readonly title: string;
  readonly theme: Theme;
  /** A run is over when the program ran to its end or failed. Otherwise what it drew goes on. */
  readonly endsWhenDone?: true;
}

/** The latest run, and how to start the next one, which ends the one before. */
export function useRun({ host, title, theme, endsWhenDone }: RunOptions): {
  readonly state: RunState;
  readonly start: (program: Promise<PreparedProgram>) => void;
} {
  const [state, dispatch] = useReducer(changeRun, FIRST_STATE);
  const current = useRef<Run | undefined>(undefined);
  const start = (program: Promise<PreparedProgram>) => {
    current.current?.end();
    dispatch({ kind: 'start' });
    if (host.current === null) {
      return;
    }
    const run = runInFrame({
      program,
      frameUrl: FRAME_URL,
      title,
      theme,
      host: host.current,
      onEvent: (event) => {
        if (current.current !== run) {
          return;
        }
        dispatch(event);
        if (endsWhenDone && (event.kind === 'done' || event.kind === 'error')) {
          run.end();
        }
      },
    });
    current.current = run;
  };
  useEffect(() => () => current.current?.end(), []);
  useEffect(() => current.current?.setTheme(theme), [theme]);
  return { state, start };
}

/** The colours in which the page is shown, also after they were switched. */
export function usePageTheme(): Theme {
  return useSyncExternalStore(
    watchTheme,
    () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'),
    () => 'light',
  );
}

function watchTheme(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
