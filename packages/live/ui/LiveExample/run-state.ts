import text from '@generated/messages/default/live.json';
import { fill } from '@vibe-docs/theme/ui/messages/format';
import type { RunEvent, StopReason } from '../../src/browser/index.ts';

/** An error of the code, while it is compiled or run. */
export type Problem = Omit<Extract<RunEvent, { kind: 'error' }>, 'kind'>;

/** What a run has shown so far. */
export interface RunState {
  /** Code that the reader ran, which may have changed since. */
  readonly code: string;
  readonly phase: /** `running`: the program ran to its end, or failed; what it drew goes on. */
    | { readonly kind: 'idle' | 'starting' | 'running' | 'failed' }
    | { readonly kind: 'stopped'; readonly reason: StopReason };
  /** Lines of the console. */
  readonly lines: readonly Extract<RunEvent, { kind: 'console' }>[];
  /** The first one: later ones often follow from it. */
  readonly problem: Problem | undefined;
  /** Height of what was rendered, in CSS pixels. */
  readonly height: number;
  /** The latest report of a check of an exercise; empty before the first. */
  readonly report: string;
}

/** What changes it. */
export type RunAction = RunEvent | { readonly kind: 'start'; readonly code: string };

export const FIRST_STATE: RunState = {
  code: '',
  phase: { kind: 'idle' },
  lines: [],
  problem: undefined,
  height: 0,
  report: '',
};

/** Takes in what happened in a run. */
export function changeRun(state: RunState, action: RunAction): RunState {
  switch (action.kind) {
    case 'start':
      return {
        ...FIRST_STATE,
        code: action.code,
        phase: { kind: 'starting' },
        height: state.height,
      };
    case 'load-failed':
      return { ...state, phase: { kind: 'failed' } };
    case 'done':
      return { ...state, phase: { kind: 'running' } };
    case 'console':
      return { ...state, lines: [...state.lines, action] };
    case 'error':
      return { ...state, phase: { kind: 'running' }, problem: state.problem ?? action };
    case 'stopped':
      return { ...state, phase: { kind: 'stopped', reason: action.reason } };
    case 'report':
      return { ...state, report: action.text };
    case 'height':
      return { ...state, height: action.pixels };
  }
}

/** Says why a run was ended. */
export const STOP_MESSAGES: Readonly<Record<StopReason, string>> = {
  loop: text.stoppedLoop,
  output: text.stoppedOutput,
  silent: text.stoppedSilent,
  left: text.stoppedLeft,
  'not-loaded': text.frameFailed,
};

/** An error with its place. */
export function describeProblem({ message, spot }: Problem): string {
  return spot === undefined
    ? message
    : fill(text.spot, { file: fileName(spot.file), line: spot.line, message });
}

/** A file as the reader knows it: without the folders of the listings. */
export function fileName(path: string): string {
  return path.split('/').at(-1) ?? path;
}
