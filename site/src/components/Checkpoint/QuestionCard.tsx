import messages from '@generated/messages/default/checkpoint.json';
import {
  type Answer,
  type Grade,
  grade as gradeAnswer,
  type PlayerQuestion,
  recordAnswer,
  recordSkip,
} from '@vibe-docs/checkpoints/engine';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { fill } from '../../messages/format.ts';
import { AnswerInput } from './AnswerInput';
import { type Draft, firstDraft, readDraft } from './draft';
import { Feedback } from './Feedback';
import { today, updateProgress } from './progress-store';
import styles from './styles.module.css';
import type { Texts } from './texts';
import { useFocusOnMount } from './useFocusOnMount';

interface QuestionCardProps {
  /** Key of the page of the question in the reader's progress. */
  readonly page: string;
  readonly question: PlayerQuestion;
  readonly texts: Texts;
  /** Address of the lesson; empty when it is this page. */
  readonly lesson: string;
  /** Counted from 1. */
  readonly number: number;
  readonly total: number;
  readonly takesFocus: boolean;
  /** The question was answered right or skipped. */
  readonly onNext: () => void;
}

/**
 * One question, whose answers are kept in the reader's progress. The main button stays where it is, and keeps the focus, while its work changes:
 * check, try again, next.
 */
export function QuestionCard(props: QuestionCardProps): ReactNode {
  const { page, question, texts, lesson, number, total, onNext } = props;
  const heading = useFocusOnMount<HTMLParagraphElement>(props.takesFocus);
  const form = useRef<HTMLFormElement>(null);
  const promptId = useId();
  const [draft, setDraft] = useState<Draft>(() => firstDraft(question));
  const [grade, setGrade] = useState<Grade>();
  const [message, setMessage] = useState('');
  const isRight = grade?.isRight === true;

  function change(next: Draft, said = '') {
    setDraft(next);
    setGrade(undefined);
    setMessage(said);
  }
  function check() {
    const reading = readDraft(question, draft);
    if (reading.kind === 'incomplete') {
      setMessage(reading.message);
      return;
    }
    const result = gradeAnswer(question, reading.answer satisfies Answer);
    setMessage('');
    setGrade(result);
    const answer = { page, id: question.id, isRight: result.isRight, today: today() };
    updateProgress((now) => recordAnswer(now, answer));
  }
  function skip() {
    updateProgress((now) => recordSkip(now, { page, id: question.id, today: today() }));
    onNext();
  }
  function tryAgain() {
    change(question.kind === 'order' ? draft : firstDraft(question));
    form.current?.querySelector('fieldset')?.querySelector<HTMLElement>('input, button')?.focus();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (grade === undefined) {
      check();
    } else if (isRight) {
      onNext();
    } else {
      tryAgain();
    }
  }
  return (
    // With this method the browser sends nothing, also before a script runs. Search finds the text in the list.
    <form ref={form} method="dialog" onSubmit={submit} noValidate data-search="off">
      <p ref={heading} tabIndex={-1} className={styles.count}>
        {fill(messages.question, { number, total })}
      </p>
      <div id={promptId} {...texts(question.prompt)} />
      <fieldset
        className={styles.fieldset}
        aria-label={fill(messages.answers, { number, total })}
        aria-describedby={promptId}
        disabled={isRight}
      >
        <AnswerInput
          question={question}
          texts={texts}
          draft={draft}
          grade={grade}
          onChange={change}
        />
      </fieldset>
      <Feedback question={question} texts={texts} lesson={lesson} grade={grade} message={message} />
      <div className={styles.actions}>
        <button type="submit" className="button button--primary">
          {grade === undefined ? messages.check : nextLabel(isRight, number === total)}
        </button>
        {!isRight && (
          <button type="button" className={styles.skip} onClick={skip}>
            {messages.skip}
          </button>
        )}
      </div>
    </form>
  );
}

function nextLabel(isRight: boolean, isLast: boolean): string {
  if (!isRight) {
    return messages.tryAgain;
  }
  return isLast ? messages.finish : messages.next;
}
