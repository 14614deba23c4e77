import { translate } from '@docusaurus/Translate';
import type { ReactElement, ReactNode } from 'react';
import type { PlayerQuestion } from '../../src/checkpoints/engine/index.ts';
import styles from './styles.module.css';

interface QuestionListProps {
  readonly questions: readonly PlayerQuestion[];
  readonly texts: readonly ReactElement[];
}

/** All questions with answers to unfold: for readers without JavaScript, and for print. */
export function QuestionList({ questions, texts }: QuestionListProps): ReactNode {
  return (
    <ol className={styles.questions}>
      {questions.map((question, index) => (
        <li key={question.id}>
          <div>{texts[question.prompt]}</div>
          <Options question={question} texts={texts} />
          <details className={styles.answer}>
            <summary>
              {translate({ message: 'Answer to question {number}' }, { number: index + 1 })}
            </summary>
            <Answer question={question} texts={texts} />
          </details>
        </li>
      ))}
    </ol>
  );
}

interface PartProps {
  readonly question: PlayerQuestion;
  readonly texts: readonly ReactElement[];
}

function Options({ question, texts }: PartProps): ReactNode {
  if (question.kind === 'number') {
    return null;
  }
  const places =
    question.kind === 'order'
      ? question.shown.map((item) => question.items[item] ?? -1)
      : question.choices.map(({ text }) => text);
  return (
    <ul className={styles.options}>
      {places.map((place) => (
        <li key={place}>{texts[place]}</li>
      ))}
    </ul>
  );
}

function Answer({ question, texts }: PartProps): ReactNode {
  if (question.kind === 'order') {
    return (
      <>
        <ol>
          {question.items.map((item) => (
            <li key={item}>{texts[item]}</li>
          ))}
        </ol>
        <div>{texts[question.explanation]}</div>
      </>
    );
  }
  const answers =
    question.kind === 'number'
      ? [question, ...question.mistakes].map(({ answer, explanation }) => ({
          key: answer,
          isRight: answer === question.answer,
          shown: [answer, question.unit].filter((part) => part !== undefined).join(' '),
          explanation,
        }))
      : question.choices.map((choice) => ({
          ...choice,
          key: choice.text,
          shown: texts[choice.text],
        }));
  return (
    <ul>
      {answers.map(({ key, isRight, shown, explanation }) => (
        <li key={key}>
          <strong>
            {isRight ? translate({ message: 'Right:' }) : translate({ message: 'Wrong:' })}
          </strong>{' '}
          {shown}
          <div>{texts[explanation]}</div>
        </li>
      ))}
    </ul>
  );
}
