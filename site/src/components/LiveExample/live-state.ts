import type { Level, RunEvent, SourceSpot, StopReason } from '@vibe-docs/live/browser';

/** A line of the console. */
export interface OutputLine {
  readonly level: Level;
  readonly text: string;
}

/** An error of the code, while it is compiled or run. */
export interface Problem {
  readonly message: string;
  readonly spot: SourceSpot | undefined;
}

/** What a run has shown so far. */
export interface LiveState {
  readonly phase:
    | { readonly kind: 'starting' | 'running' | 'failed' }
    | { readonly kind: 'stopped'; readonly reason: StopReason };
  readonly lines: readonly OutputLine[];
  /** The first one: later ones often follow from it. */
  readonly problem: Problem | undefined;
  /** Height of what was drawn, in CSS pixels. */
  readonly height: number;
}

/** What changes it. */
export type LiveAction =
  | RunEvent
  | { readonly kind: 'start' }
  /** A part of the runner could not be loaded. */
  | { readonly kind: 'load-failed' };

export const FIRST_STATE: LiveState = {
  phase: { kind: 'starting' },
  lines: [],
  problem: undefined,
  height: 0,
};

/** Takes in what happened in a run. */
export function changeLive(state: LiveState, action: LiveAction): LiveState {
  switch (action.kind) {
    case 'start':
      return { ...FIRST_STATE, height: state.height };
    case 'load-failed':
      return { ...state, phase: { kind: 'failed' } };
    case 'done':
      return { ...state, phase: { kind: 'running' } };
    case 'console':
      return {
        ...state,
        lines: [...state.lines, { level: action.level, text: action.text }],
      };
    case 'error':
      return {
        ...state,
        phase: { kind: 'running' },
        problem: state.problem ?? { message: action.message, spot: action.spot },
      };
    case 'stopped':
      return { ...state, phase: { kind: 'stopped', reason: action.reason } };
    // Only checks of exercises report.
    case 'report':
      return state;
    case 'height':
      return { ...state, height: action.pixels };
  }
}
