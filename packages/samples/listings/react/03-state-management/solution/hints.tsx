import { create } from 'zustand';

interface HintState {
  hints: number;
  takeHint: () => void;
}

const useHints = create<HintState>()((set) => ({
  hints: 0,
  takeHint: () => set((state) => ({ hints: state.hints + 1 })),
}));

export function HintButton() {
  const takeHint = useHints((state) => state.takeHint);
  return (
    <button type="button" onClick={takeHint}>
      Show a hint
    </button>
  );
}

export function HintCounter() {
  const hints = useHints((state) => state.hints);
  return <p>Hints: {hints}</p>;
}
