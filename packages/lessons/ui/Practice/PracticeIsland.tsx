import checkpointText from '@generated/messages/default/checkpoint.json';
import text from '@generated/messages/default/practice.json';
import { focusElement } from '@vibe-docs/theme/ui/islands/focus-element';
import { fillElements } from '@vibe-docs/theme/ui/messages/fill-elements';
import { type ReactNode, useState } from 'react';
import { listDue } from '../../src/checkpoints/engine/index.ts';
import { isProgressKept, readProgress, today } from '../Checkpoint/progress-store';
import { QuestionCard } from '../Checkpoint/QuestionCard';
import { nextStep, type Session, type Step } from './next-step';
import styles from './styles.module.css';

interface PracticeIslandProps {
  /** Address of each page with questions, by its key in the progress. */
  readonly paths: Readonly<Record<string, string>>;
}

/** Asks the questions that are due, one at a time. */
export function PracticeIsland({ paths }: PracticeIslandProps): ReactNode {
  const [step, setStep] = useState<Step>({ kind: 'start' });
  async function go(session: Session) {
    setStep({ kind: 'loading' });
    setStep(await nextStep(session, paths));
  }
  switch (step.kind) {
    case 'start':
      return (
        <button
          type="button"
          className="button button--primary"
          onClick={() => go({ waiting: listDue(readProgress(), today()), asked: 0 })}
        >
          {text.start}
        </button>
      );
    case 'loading':
      return <p role="status">{text.loading}</p>;
    case 'failed':
      return (
        <>
          <p role="alert">{text.failed}</p>
          <button type="button" className="button button--primary" onClick={() => go(step.session)}>
            {text.tryAgain}
          </button>
        </>
      );
    case 'question':
      return <Question step={step} onNext={go} />;
    case 'end':
      return (
        <p ref={focusElement} tabIndex={-1}>
          {step.asked > 0 ? text.finished : text.nothingDue}
        </p>
      );
  }
}

interface QuestionProps {
  readonly step: Extract<Step, { readonly kind: 'question' }>;
  readonly onNext: (session: Session) => void;
}

/** The question, and where it comes from. */
function Question({ step: { page, place, question, session }, onNext }: QuestionProps): ReactNode {
  const { waiting, asked } = session;
  return (
    <>
      <QuestionCard
        key={question.id}
        page={place.page}
        question={question}
        texts={page.texts}
        lesson={page.path}
        number={asked + 1}
        total={asked + waiting.length}
        takesFocus
        onNext={() => onNext({ waiting: waiting.slice(1), asked: asked + 1 })}
      />
      <p className={styles.source}>
        {fillElements(text.from, {
          lesson: <a href={page.path}>{page.title}</a>,
          section: <a href={`${page.path}#${question.section}`}>{question.sectionTitle}</a>,
        })}
      </p>
      {!isProgressKept() && <p className={styles.source}>{checkpointText.notKept}</p>}
    </>
  );
}
