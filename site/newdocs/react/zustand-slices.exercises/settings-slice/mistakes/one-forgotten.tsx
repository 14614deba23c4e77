import { type StoreApi, useStore } from 'zustand';
import { createStore, type StateCreator } from 'zustand/vanilla';

interface LearnerSlice {
  learnerId: string | null;
  signIn: (learnerId: string) => void;
  reset: () => void;
}

interface SettingsSlice {
  size: 'normal' | 'large';
  language: 'en' | 'hi';
  switchSize: () => void;
  setLanguage: (language: SettingsSlice['language']) => void;
  resetSettings: () => void;
}

type RiddleState = LearnerSlice & SettingsSlice;

const createLearnerSlice: StateCreator<RiddleState, [], [], LearnerSlice> = (set) => ({
  learnerId: null,
  signIn: (learnerId) => set({ learnerId }),
  reset: () => set({ learnerId: null }),
});

const firstSettings = { size: 'normal', language: 'en' } as const;

const createSettingsSlice: StateCreator<RiddleState, [], [], SettingsSlice> = (set) => ({
  ...firstSettings,
  switchSize: () => set(({ size }) => ({ size: size === 'normal' ? 'large' : 'normal' })),
  setLanguage: (language) => set({ language }),
  resetSettings: () => set({ size: 'normal' }),
});

export const createRiddleStore = () =>
  createStore<RiddleState>()((...parts) => ({
    ...createLearnerSlice(...parts),
    ...createSettingsSlice(...parts),
  }));

export function Settings({ store }: { store: StoreApi<RiddleState> }) {
  const state = useStore(store);
  return (
    <section>
      <p>
        {state.size}, {state.language}, {state.learnerId ?? 'nobody'}
      </p>
      <button type="button" onClick={state.switchSize}>
        Large text
      </button>
      <button type="button" onClick={() => state.setLanguage('hi')}>
        Hindi
      </button>
      <button type="button" onClick={() => state.setLanguage('en')}>
        English
      </button>
      <button type="button" onClick={state.resetSettings}>
        Reset settings
      </button>
      <button type="button" onClick={state.reset}>
        Sign out
      </button>
    </section>
  );
}
