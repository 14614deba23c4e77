import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

type OnRender = (component: 'counter' | 'button' | 'lesson') => void;

interface Props {
  onRender: OnRender;
}

const left = createStore(() => ({ left: 3 }));

const take = () => {
  const now = left.getState().left;
  left.setState({ left: now - 1 });
};

export const HintCounter = ({ onRender }: Props) => {
  onRender('counter');
  return <p>{useStore(left, (state) => `Hints: ${3 - state.left}`)}</p>;
};

export const HintButton = ({ onRender }: Props) => {
  onRender('button');
  const isOver = useStore(left, (state) => state.left === 0);
  return (
    <button type="button" onClick={take} disabled={isOver}>
      Take a hint
    </button>
  );
};

export const LessonButton = ({ onRender }: Props) => {
  onRender('lesson');
  return (
    <button type="button" onClick={() => left.setState(left.getInitialState())}>
      New lesson
    </button>
  );
};

export const HintPage = ({ onRender }: Props) => (
  <>
    <header>
      <HintCounter onRender={onRender} />
    </header>
    <HintButton onRender={onRender} />
    <LessonButton onRender={onRender} />
  </>
);
