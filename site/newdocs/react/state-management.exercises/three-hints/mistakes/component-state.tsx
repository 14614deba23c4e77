import { useState } from 'react';

type OnRender = (component: 'counter' | 'button' | 'lesson') => void;

interface HintCounterProps {
  onRender: OnRender;
  hints: number;
}

interface HintButtonProps {
  onRender: OnRender;
  isHintLeft: boolean;
  takeHint: () => void;
}

interface LessonButtonProps {
  onRender: OnRender;
  startLesson: () => void;
}

export function HintCounter({ onRender, hints }: HintCounterProps) {
  onRender('counter');
  return <p>Hints: {hints}</p>;
}

export function HintButton({ onRender, isHintLeft, takeHint }: HintButtonProps) {
  onRender('button');
  return (
    <button type="button" disabled={!isHintLeft} onClick={takeHint}>
      Take a hint
    </button>
  );
}

export function LessonButton({ onRender, startLesson }: LessonButtonProps) {
  onRender('lesson');
  return (
    <button type="button" onClick={startLesson}>
      New lesson
    </button>
  );
}

export function HintPage({ onRender }: { onRender: OnRender }) {
  const [hints, setHints] = useState(0);
  return (
    <main>
      <HintCounter onRender={onRender} hints={hints} />
      <HintButton
        onRender={onRender}
        isHintLeft={hints < 3}
        takeHint={() => setHints((before) => before + 1)}
      />
      <LessonButton onRender={onRender} startLesson={() => setHints(0)} />
    </main>
  );
}
