import { type StoreApi, useStore } from 'zustand';
import { createStore, type StateCreator } from 'zustand/vanilla';

interface LearnerSlice {
  learnerId: string | null;
  signIn: (learnerId: string) => void;
  reset: () => void;
}

type RiddleState = LearnerSlice;

const createLearnerSlice: StateCreator<RiddleState, [], [], LearnerSlice> = (set) => ({
  learnerId: null,
  signIn: (learnerId) => set({ learnerId }),
  reset: () => set({ learnerId: null }),
});

export const createRiddleStore = () =>
  createStore<RiddleState>()((...parts) => ({
    ...createLearnerSlice(...parts),
  }));

export function Settings({ store }: { store: StoreApi<RiddleState> }) {
  const learnerId = useStore(store, (state) => state.learnerId);
  const signOut = useStore(store, (state) => state.reset);
  return (
    <section>
      <p>normal, en, {learnerId ?? 'nobody'}</p>
      <button type="button">Large text</button>
      <button type="button">Hindi</button>
      <button type="button">English</button>
      <button type="button">Reset settings</button>
      <button type="button" onClick={signOut}>
        Sign out
      </button>
    </section>
  );
}
