import { translate } from '@docusaurus/Translate';
import type { PlayerQuestion } from '@vibe-docs/checkpoints/engine';
import type { ReactElement, ReactNode } from 'react';
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
  switch (question.kind) {
    case 'single':
    case 'several':
    case 'output':
      return <Texts texts={question.choices.map(({ text }) => texts[text])} />;
    case 'order':
      return <Texts texts={question.shown.map((item) => texts[question.items[item] ?? -1])} />;
    case 'number':
      return null;
  }
}

function Texts({ texts }: { readonly texts: readonly (ReactElement | undefined)[] }): ReactNode {
  return (
    <ul className={styles.options}>
      {texts.map((text) => (
        <li key={text?.key}>{text}</li>
      ))}
    </ul>
  );
}

function Answer({ question, texts }: PartProps): ReactNode {
  switch (question.kind) {
    case 'single':
    case 'several':
    case 'output':
      return (
        <ul>
          {question.choices.map(({ text, isRight, explanation }) => (
            <Judgement key={text} isRight={isRight} explanation={texts[explanation]}>
              {texts[text]}
            </Judgement>
          ))}
        </ul>
      );
    case 'number':
      return (
        <ul>
          {[question, ...question.mistakes].map(({ answer, explanation }) => (
            <Judgement
              key={answer}
              isRight={answer === question.answer}
              explanation={texts[explanation]}
            >
              {[answer, question.unit].filter((part) => part !== undefined).join(' ')}
            </Judgement>
          ))}
        </ul>
      );
    case 'order':
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
}

interface JudgementProps {
  readonly isRight: boolean;
  readonly explanation: ReactNode;
  readonly children: ReactNode;
}

/** An answer that can be given, and what it is worth. */
function Judgement({ isRight, explanation, children }: JudgementProps): ReactNode {
  return (
    <li>
      <strong>
        {isRight ? translate({ message: 'Right:' }) : translate({ message: 'Wrong:' })}
      </strong>{' '}
      {children}
      <div>{explanation}</div>
    </li>
  );
}
