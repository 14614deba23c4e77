import { findMistake, listFailures, type Report, readReport } from '@vibe-docs/exercises/engine';
import type { RunEvent, StopReason } from '@vibe-docs/live/browser';
import type { ExerciseData } from '../../../shared/generated-data.ts';
import type { Problem } from '../LiveExample/live-state.ts';

/** How a check stands. */
export interface CheckState {
  readonly phase:
    | { readonly kind: 'idle' | 'checking' | 'done' | 'failed' }
    | { readonly kind: 'stopped'; readonly reason: StopReason };
  /** What the check found so far. */
  readonly report: Report | undefined;
  /** An error that kept the check from ending. */
  readonly problem: Problem | undefined;
}

/** What changes it. */
export type CheckAction = RunEvent | { readonly kind: 'start' | 'load-failed' };

export const FIRST_CHECK: CheckState = {
  phase: { kind: 'idle' },
  report: undefined,
  problem: undefined,
};

/** Takes in what happened in a check. */
export function changeCheck(state: CheckState, action: CheckAction): CheckState {
  switch (action.kind) {
    case 'start':
      return { ...FIRST_CHECK, phase: { kind: 'checking' } };
    case 'load-failed':
      return { ...state, phase: { kind: 'failed' } };
    case 'report':
      return { ...state, report: readReport(action.text) ?? state.report };
    case 'done':
      return { ...state, phase: { kind: 'done' } };
    case 'error':
      return {
        ...state,
        phase: { kind: 'done' },
        problem: state.problem ?? { message: action.message, spot: action.spot },
      };
    case 'stopped':
      return { ...state, phase: { kind: 'stopped', reason: action.reason } };
    default:
      return state;
  }
}

/** The hint of the recorded mistake that fails like a check that has ended; `undefined` when none does. */
export function hintFor(state: CheckState, data: ExerciseData | undefined): string | undefined {
  const { phase, problem, report } = state;
  const hasEnded = phase.kind === 'done' || phase.kind === 'stopped';
  if (!hasEnded || data === undefined) {
    return undefined;
  }
  const reason = phase.kind === 'stopped' ? phase.reason : problem?.message;
  const mistake = findMistake(listFailures(report, reason), data.recorded);
  return mistake === undefined ? undefined : data.hints[mistake];
}
