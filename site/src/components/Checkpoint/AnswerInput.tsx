import messages from '@generated/messages/default/checkpoint.json';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { AnswerInputProps, OfKind } from './draft';
import { OrderInput } from './OrderInput';
import styles from './styles.module.css';

/** The controls of a question. */
export function AnswerInput({ question, ...rest }: AnswerInputProps): ReactNode {
  switch (question.kind) {
    case 'single':
    case 'several':
    case 'output':
      return <ChoiceInput question={question} {...rest} />;
    case 'number':
      return <NumberInput question={question} {...rest} />;
    case 'order':
      return <OrderInput question={question} {...rest} />;
  }
}

function ChoiceInput({
  question,
  texts,
  draft,
  grade,
  onChange,
}: AnswerInputProps<OfKind<'single' | 'several' | 'output'>>): ReactNode {
  const isMany = question.kind === 'several';
  const { chosen } = draft;
  function choose(place: number, isChosen: boolean) {
    const others = isMany ? chosen.filter((other) => other !== place) : [];
    onChange({ ...draft, chosen: isChosen ? [...others, place] : others });
  }
  return (
    <div className={styles.choices}>
      {isMany && <p className={styles.note}>{messages.severalHint}</p>}
      {question.choices.map(({ text, isRight }, place) => {
        const isChosen = chosen.includes(place);
        const mark = isRight ? styles.chosenRight : styles.chosenWrong;
        return (
          <label
            key={text}
            className={clsx(styles.choice, isChosen && grade !== undefined && mark)}
          >
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={question.id}
              checked={isChosen}
              onChange={(event) => choose(place, event.target.checked)}
            />
            <span {...texts(text)} />
            {isMany && isChosen && grade !== undefined && (
              <span className="visually-hidden">{isRight ? messages.right : messages.wrong}</span>
            )}
          </label>
        );
      })}
    </div>
  );
}

function NumberInput({ question, draft, onChange }: AnswerInputProps<OfKind<'number'>>): ReactNode {
  const id = `${question.id}-answer`;
  return (
    <div className={styles.number}>
      <label htmlFor={id}>{messages.yourAnswer}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={draft.text}
        onChange={(event) => onChange({ ...draft, text: event.target.value })}
      />
      {question.unit}
    </div>
  );
}
