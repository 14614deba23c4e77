import messages from '@generated/messages/default/checkpoint.json';
import { fill } from '@vibe-docs/theme/ui/messages/format';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  type Answer,
  type Grade,
  type PlayerQuestion,
  parseNumber,
} from '../../src/checkpoints/engine/index.ts';
import styles from './styles.module.css';
import type { Texts } from './texts';

/** What was entered so far. Each kind of question uses its own part. */
export interface Draft {
  /** Places of the chosen choices. */
  readonly chosen: readonly number[];
  readonly text: string;
  /** Places of the items in their present order. */
  readonly order: readonly number[];
}

/** The state of a question before anything was entered. */
export function firstDraft(question: PlayerQuestion): Draft {
  return { chosen: [], text: '', order: question.kind === 'order' ? question.shown : [] };
}

/** Turns what was entered into an answer, or says in a sentence what is missing. */
export function readDraft(
  question: PlayerQuestion,
  { chosen, text, order }: Draft,
): Answer | string {
  switch (question.kind) {
    case 'single':
    case 'output': {
      const [choice] = chosen;
      return choice === undefined ? messages.chooseOne : { kind: 'choice', choice };
    }
    case 'several':
      return chosen.length === 0 ? messages.chooseSome : { kind: 'choices', choices: chosen };
    case 'number': {
      const value = parseNumber(text);
      return value === undefined ? messages.writeNumber : { kind: 'number', value };
    }
    case 'order':
      return { kind: 'order', order };
  }
}

interface AnswerInputProps<Kind = PlayerQuestion['kind']> {
  readonly question: Extract<PlayerQuestion, { readonly kind: Kind }>;
  readonly texts: Texts;
  readonly draft: Draft;
  readonly grade: Grade | undefined;
  /** `said` is announced to screen readers. */
  readonly onChange: (draft: Draft, said?: string) => void;
}

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

function ChoiceInput(props: AnswerInputProps<'single' | 'several' | 'output'>): ReactNode {
  const { question, texts, draft, grade, onChange } = props;
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

function NumberInput({ question, draft, onChange }: AnswerInputProps<'number'>): ReactNode {
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

const MOVES = [
  { name: 'up', by: -1, label: messages.moveUp, sign: '↑' },
  { name: 'down', by: 1, label: messages.moveDown, sign: '↓' },
] as const;

/** Items to put in order with buttons, which work by keyboard, touch and mouse alike. */
function OrderInput(props: AnswerInputProps<'order'>): ReactNode {
  const { texts, draft, onChange } = props;
  const { id, items } = props.question;
  const { order } = draft;
  function move(from: number, to: number, button: HTMLElement) {
    const item = order[from];
    const other = order[to];
    if (item === undefined || other === undefined) {
      return;
    }
    const next = order.with(from, other).with(to, item);
    const said = fill(messages.moved, { place: to + 1, total: order.length });
    flushSync(() => onChange({ ...draft, order: next }, said));
    // A moved element can lose the focus: the browser takes it out and puts it back elsewhere.
    button.focus();
  }
  return (
    <ol className={styles.items}>
      {order.map((item, place) => (
        <li key={item} className={styles.item}>
          <span id={`${id}-${item}`} className={styles.itemText} {...texts(items[item] ?? -1)} />
          {MOVES.map(({ name, by, label, sign }) => {
            const buttonId = `${id}-${item}-${name}`;
            return (
              <button
                key={name}
                id={buttonId}
                type="button"
                className={styles.move}
                aria-label={label}
                // Its own label, then the item: "Move up", "Commit".
                aria-labelledby={`${buttonId} ${id}-${item}`}
                // With `disabled` it would lose the focus at the end of the list.
                aria-disabled={order[place + by] === undefined}
                onClick={({ currentTarget }) => move(place, place + by, currentTarget)}
              >
                {sign}
              </button>
            );
          })}
        </li>
      ))}
    </ol>
  );
}
