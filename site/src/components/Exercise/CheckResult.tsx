import text from '@generated/messages/default/exercise.json';
import type { Report } from '@vibe-docs/exercises/engine';
import type { ReactNode } from 'react';
import { fill } from '../../messages/format.ts';
import { describeProblem, describeStop, type RunState } from '../LiveExample/run-state.ts';
import styles from '../LiveExample/styles.module.css';
import { TextWithCode } from '../TextWithCode/index.tsx';
import type { TypesState } from './useCheck.ts';

interface CheckResultProps {
  /** The reader's file. */
  readonly file: string;
  readonly state: RunState;
  readonly report: Report | undefined;
  /** Unset where types do not count. */
  readonly types: TypesState | undefined;
  /** Of a known mistake. */
  readonly hint: string | undefined;
  /** How many requirements there are. */
  readonly count: number;
}

/** Says how a check ended, and the hint for a known mistake. Screen readers announce it. */
export function CheckResult(props: CheckResultProps): ReactNode {
  const { phase, problem } = props.state;
  const isProblem = problem !== undefined || phase.kind === 'stopped' || phase.kind === 'failed';
  return (
    <div role="status" className={styles.status} data-problem={isProblem || undefined}>
      {describe(props)}
      {props.hint !== undefined && (
        <p>
          <TextWithCode text={fill(text.knownMistake, { hint: props.hint })} />
        </p>
      )}
    </div>
  );
}

function describe({ file, state, report, types, count }: CheckResultProps): string {
  const { phase, problem } = state;
  switch (phase.kind) {
    case 'idle':
      return '';
    case 'starting':
      return text.checking;
    case 'failed':
      return text.loadFailed;
    case 'stopped': {
      const input = report?.trying?.input;
      const last = input === undefined ? '' : ` ${fill(text.lastTried, { input })}`;
      return describeStop(phase.reason) + last;
    }
    case 'running': {
      if (problem !== undefined) {
        // The reader does not know the files that the check consists of.
        return problem.spot?.file === file ? describeProblem(problem) : problem.message;
      }
      const held = (report?.verdicts ?? []).filter(({ holds }) => holds).length;
      const found = fill(held === count ? text.solved : text.partly, { held, count });
      return typeof types === 'string' ? `${found} ${text[types]}` : found;
    }
  }
}
