import { create } from 'zustand';

type OnRender = (component: 'counter' | 'button' | 'lesson') => void;

interface HintState {
  hints: number;
  takeHint: () => void;
  startLesson: () => void;
}

const useHints = create<HintState>()((set, get) => ({
  hints: 0,
  takeHint: () => {
    get().hints += 1;
  },
  startLesson: () => set({ hints: 0 }),
}));

export function HintCounter({ onRender }: { onRender: OnRender }) {
  onRender('counter');
  const hints = useHints((state) => state.hints);
  return <p>Hints: {hints}</p>;
}

export function HintButton({ onRender }: { onRender: OnRender }) {
  onRender('button');
  const takeHint = useHints((state) => state.takeHint);
  const isHintLeft = useHints((state) => state.hints < 3);
  return (
    <button type="button" disabled={!isHintLeft} onClick={takeHint}>
      Take a hint
    </button>
  );
}

export function LessonButton({ onRender }: { onRender: OnRender }) {
  onRender('lesson');
  const startLesson = useHints((state) => state.startLesson);
  return (
    <button type="button" onClick={startLesson}>
      New lesson
    </button>
  );
}

export function HintPage({ onRender }: { onRender: OnRender }) {
  return (
    <main>
      <HintCounter onRender={onRender} />
      <HintButton onRender={onRender} />
      <LessonButton onRender={onRender} />
    </main>
  );
}
