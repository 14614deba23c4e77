import text from '@generated/messages/default/exercise.json';
import type { ReactNode } from 'react';
import { fill } from '../../messages/format.ts';
import { describeProblem, describeStop } from '../LiveExample/describe-live.ts';
import styles from '../LiveExample/styles.module.css';
import { TextWithCode } from '../TextWithCode/index.tsx';
import type { CheckState } from './check-state.ts';

interface CheckResultProps {
  readonly state: CheckState;
  /** Of a known mistake. */
  readonly hint: string | undefined;
  /** How many requirements there are. */
  readonly count: number;
}

/** Says how a check ended, and the hint for a known mistake. Screen readers announce it. */
export function CheckResult({ state, hint, count }: CheckResultProps): ReactNode {
  const { phase, problem } = state;
  const isProblem = problem !== undefined || phase.kind === 'stopped' || phase.kind === 'failed';
  return (
    <div role="status" className={styles.status} data-problem={isProblem || undefined}>
      {describe(state, count)}
      {hint !== undefined && (
        <p>
          <TextWithCode text={fill(text.knownMistake, { hint })} />
        </p>
      )}
    </div>
  );
}

function describe({ phase, problem, report }: CheckState, count: number): string {
  switch (phase.kind) {
    case 'idle':
      return '';
    case 'checking':
      return text.checking;
    case 'failed':
      return text.loadFailed;
    case 'stopped': {
      const input = report?.trying?.input;
      const last = input === undefined ? '' : ` ${fill(text.lastTried, { input })}`;
      return describeStop(phase.reason) + last;
    }
    case 'done': {
      if (problem !== undefined) {
        return describeProblem(problem);
      }
      const held = (report?.verdicts ?? []).filter(({ holds }) => holds).length;
      return fill(held === count ? text.solved : text.partly, { held, count });
    }
  }
}
