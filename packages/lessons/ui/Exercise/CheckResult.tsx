import text from '@generated/messages/default/exercise.json';
import { describeProblem, STOP_MESSAGES } from '@vibe-docs/live/ui/LiveExample/run-state';
import live from '@vibe-docs/live/ui/LiveExample/styles.module.css';
import { TextWithCode } from '@vibe-docs/theme/ui/components/TextWithCode';
import { fillElements } from '@vibe-docs/theme/ui/messages/fill-elements';
import { fill } from '@vibe-docs/theme/ui/messages/format';
import type { ReactNode } from 'react';
import type { Verdict } from '../../src/exercises/engine/index.ts';
import type { ExerciseProps } from '../generated/generated-data.ts';
import styles from './styles.module.css';
import type { TypesState, useCheck } from './useCheck.ts';

interface CheckResultProps extends Pick<ReturnType<typeof useCheck>, 'state' | 'report' | 'hint'> {
  /** The reader's file. */
  readonly file: string;
  /** Unset where types do not count. */
  readonly types: TypesState | undefined;
  /** How many requirements there are. */
  readonly count: number;
}

/** Says how a check ended, and the hint for a known mistake. Screen readers announce it. */
export function CheckResult(props: CheckResultProps): ReactNode {
  const { phase, problem } = props.state;
  const isProblem = problem !== undefined || phase.kind === 'stopped' || phase.kind === 'failed';
  return (
    <div role="status" className={live.status} data-problem={isProblem || undefined}>
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
      return STOP_MESSAGES[phase.reason] + last;
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

interface RequirementsProps extends Pick<ExerciseProps, 'requirements'> {
  readonly verdicts: readonly Verdict[];
}

/** What the code must do, and, after a check, whether it does. */
export function Requirements({ requirements, verdicts }: RequirementsProps): ReactNode {
  return (
    <>
      <h3 className={styles.heading}>{text.requirements}</h3>
      <ul className={styles.requirements}>
        {requirements.map((requirement) => {
          const verdict = verdicts.find((one) => one.requirement === requirement.id);
          const mark = verdicts.length > 0 && markOf(verdict);
          return (
            <li key={requirement.id} data-holds={verdict?.holds}>
              {mark && <strong>{mark}</strong>} <TextWithCode text={requirement.text} />
              {verdict !== undefined && !verdict.holds && <Failure {...verdict} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function markOf(verdict: Verdict | undefined): string {
  if (verdict === undefined) {
    return text.open;
  }
  return verdict.holds ? text.holds : text.fails;
}

function Failure(verdict: Extract<Verdict, { readonly holds: false }>): ReactNode {
  const { input, output, expected, note, line } = verdict;
  const result = <code>{output}</code>;
  const parts = { input: <code>{input}</code>, line, output: result };
  return (
    <div className={styles.failure}>
      <p>
        {input === '' ? result : fillElements(line === undefined ? text.gives : text.inLine, parts)}
      </p>
      {expected !== '' && (
        <p>{fillElements(text.expected, { expected: <code>{expected}</code> })}</p>
      )}
      {note !== undefined && <p>{fillElements(text.note, { error: <code>{note}</code> })}</p>}
    </div>
  );
}
