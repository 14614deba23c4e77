import text from '@generated/messages/default/exercise.json';
import { TYPES, type Verdict } from '@vibe-docs/exercises/engine';
import type { ReactNode } from 'react';
import type { ExerciseProps } from '../../../shared/generated-data.ts';
import { fillElements } from '../../messages/fill-elements.tsx';
import { TextWithCode } from '../TextWithCode/index.tsx';
import styles from './styles.module.css';

interface RequirementsProps extends Pick<ExerciseProps, 'id' | 'requirements'> {
  readonly verdicts: readonly Verdict[];
}

/** What the code must do, and, after a check, whether it does. */
export function Requirements({ id, requirements, verdicts }: RequirementsProps): ReactNode {
  return (
    <>
      <p id={`${id}-requirements`} className={styles.heading}>
        {text.requirements}
      </p>
      <ul className={styles.requirements} aria-labelledby={`${id}-requirements`}>
        {requirements.map((requirement) => {
          const verdict = verdicts.find((one) => one.requirement === requirement.id);
          return (
            <li key={requirement.id} data-holds={verdict?.holds}>
              {verdict !== undefined && <strong>{verdict.holds ? text.holds : text.fails} </strong>}
              {verdict === undefined && requirement.id === TYPES && <strong>{text.typed} </strong>}
              <TextWithCode text={requirement.text} />
              {verdict !== undefined && !verdict.holds && <Failure {...verdict} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Failure({
  input,
  output,
  expected,
  line,
}: Extract<Verdict, { readonly holds: false }>): ReactNode {
  const result = <code>{output}</code>;
  const parts = { input: <code>{input}</code>, line, output: result };
  return (
    <div className={styles.failure}>
      {input === '' ? result : fillElements(line === undefined ? text.gives : text.inLine, parts)}{' '}
      {expected !== '' && fillElements(text.expected, { expected: <code>{expected}</code> })}
    </div>
  );
}
