import { type RefObject, useEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import {
  type Ahead,
  openFrame,
  type PreparedProgram,
  type Run,
  type RunEvent,
  type Theme,
} from '../../src/browser/index.ts';
import { frame } from '../generated/live-examples.ts';
import { changeRun, FIRST_STATE } from './run-state.ts';

interface RunOptions {
  /** Element for the frame. */
  readonly host: RefObject<HTMLElement | null>;
  readonly title: string;
  readonly theme: Theme;
  /**
   * Given for programs that all need the same: loads that. A run is then over when its program ran to its end or
   * failed, and a frame for the next run is made ready. Otherwise what the program drew goes on.
   */
  readonly loadAhead?: () => Promise<Ahead>;
}

/** Events after which a program that draws nothing has nothing more to say. */
const ENDS: ReadonlySet<RunEvent['kind']> = new Set(['done', 'error', 'stopped', 'load-failed']);

/** Delay before a frame is replaced, in milliseconds: the result is painted first. */
const AFTER_PAINT_MS = 200;

/** The latest run, and how to start the next one, which ends the one before. */
export function useRun({ host, title, theme, loadAhead }: RunOptions) {
  const [state, dispatch] = useReducer(changeRun, FIRST_STATE);
  const current = useRef<Run>(undefined);
  /** Made in advance. It has loaded what the next program needs, and none of a reader's code. */
  const next = useRef<Run>(undefined);
  const open = (element: HTMLElement): Run => {
    let isOver = false;
    const onEvent = (event: RunEvent) => {
      const isEnd = ENDS.has(event.kind);
      if (isEnd && run === next.current) {
        next.current = undefined;
      }
      if (isOver || run !== current.current) {
        return;
      }
      dispatch(event);
      isOver = isEnd && loadAhead !== undefined;
      if (isOver) {
        setTimeout(() => {
          run.end();
          if (run === current.current) {
            next.current ??= open(element);
          }
        }, AFTER_PAINT_MS);
      }
    };
    const ahead = loadAhead?.();
    const run = openFrame({ ahead, frameUrl: frame.page, title, theme, host: element, onEvent });
    return run;
  };
  const start = (code: string, program: Promise<PreparedProgram>) => {
    current.current?.end();
    dispatch({ kind: 'start', code });
    if (host.current !== null) {
      current.current = next.current ?? open(host.current);
      next.current = undefined;
      current.current.start(program);
    }
  };
  const isAsked = useRef(false);
  /** Makes the frame of the first run ready before there is a program. */
  const makeReady = () => {
    // Once: without a network, each letter would try again.
    if (!isAsked.current && current.current === undefined && host.current !== null) {
      isAsked.current = true;
      next.current = open(host.current);
    }
  };
  useEffect(
    () => () => {
      current.current?.end();
      next.current?.end();
    },
    [],
  );
  useEffect(() => current.current?.setTheme(theme), [theme]);
  return { state, start, makeReady };
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
