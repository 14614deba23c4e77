import text from '@generated/messages/default/exercise.json';
import type { Verdict } from '@vibe-docs/exercises/engine';
import type { ReactNode } from 'react';
import type { ExerciseProps } from '../../../shared/generated-data.ts';
import { fillElements } from '../../messages/fill-elements.tsx';
import { TextWithCode } from '../TextWithCode/index.tsx';
import styles from './styles.module.css';

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

function Failure({
  input,
  output,
  expected,
  note,
  line,
}: Extract<Verdict, { readonly holds: false }>): ReactNode {
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
