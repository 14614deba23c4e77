import messages from '@generated/messages/default/checkpoint.json';
import { focusElement } from '@vibe-docs/theme/ui/islands/focus-element';
import { fillElements } from '@vibe-docs/theme/ui/messages/fill-elements';
import { fill, plural } from '@vibe-docs/theme/ui/messages/format';
import clsx from 'clsx';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import {
  type Grade,
  type GradeHint,
  grade as gradeAnswer,
  type PlayerQuestion,
  recordAnswer,
  recordSkip,
} from '../../src/checkpoints/engine/index.ts';
import { AnswerInput, type Draft, firstDraft, readDraft } from './AnswerInput';
import { today, updateProgress } from './progress-store';
import styles from './styles.module.css';
import type { Texts } from './texts';

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
  /** Once the reader has moved: a page must not take the focus by itself. */
  readonly takesFocus: boolean;
  /** The question was answered right or skipped. */
  readonly onNext: () => void;
}

/**
 * One question, whose answers are kept in the reader's progress. The main button stays where it is, and keeps the focus,
 * while its work changes: check, try again, next.
 */
export function QuestionCard(props: QuestionCardProps): ReactNode {
  const { page, question, texts, lesson, number, total, takesFocus, onNext } = props;
  const form = useRef<HTMLFormElement>(null);
  const promptId = `${question.id}-prompt`;
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
    const answer = readDraft(question, draft);
    if (typeof answer === 'string') {
      setMessage(answer);
      return;
    }
    const result = gradeAnswer(question, answer);
    setMessage('');
    setGrade(result);
    const graded = { page, id: question.id, isRight: result.isRight, today: today() };
    updateProgress((now) => recordAnswer(now, graded));
  }
  function skip() {
    updateProgress((now) => recordSkip(now, { page, id: question.id, today: today() }));
    onNext();
  }
  function tryAgain() {
    change(question.kind === 'order' ? draft : firstDraft(question));
    form.current?.querySelector<HTMLElement>('fieldset :is(input, button)')?.focus();
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
      <p ref={takesFocus ? focusElement : null} tabIndex={-1} className={styles.count}>
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

interface FeedbackProps extends Pick<QuestionCardProps, 'question' | 'texts' | 'lesson'> {
  readonly grade: Grade | undefined;
  /** A word on what was entered, before it is checked. */
  readonly message: string;
}

/** Says what an answer was worth. The region is always there: screen readers announce changes. */
export function Feedback({ question, texts, lesson, grade, message }: FeedbackProps): ReactNode {
  return (
    <div role="status" className={styles.feedback}>
      {message !== '' && <p className={styles.note}>{message}</p>}
      {grade !== undefined && (
        <div className={clsx(styles.verdict, grade.isRight ? styles.isRight : styles.isWrong)}>
          <p className={styles.word}>{grade.isRight ? messages.right : messages.wrong}</p>
          {grade.explanations.map((text) => (
            <div key={text} className={styles.explanation} {...texts(text)} />
          ))}
          {grade.hint !== undefined && <p>{describeHint(grade.hint)}</p>}
          {!grade.isRight && (
            <p>
              {fillElements(messages.readAgain, {
                section: <a href={`${lesson}#${question.section}`}>{question.sectionTitle}</a>,
              })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function describeHint(hint: GradeHint): string {
  if (hint.kind === 'missing') {
    return plural(messages.missing, hint.count);
  }
  return hint.count === 0
    ? fill(messages.noneInPlace, { of: hint.of })
    : plural(messages.inPlace, hint.count, { of: hint.of });
}
