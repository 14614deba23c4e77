import { type StoreApi, useStore } from 'zustand';
import { createStore, type StateCreator } from 'zustand/vanilla';

interface LearnerSlice {
  learnerId: string | null;
  signIn: (learnerId: string) => void;
  reset: () => void;
}

interface SettingsSlice {
  settings: { isLarge: boolean; isHindi: boolean };
  change: (part: Partial<SettingsSlice['settings']>) => void;
}

type RiddleState = LearnerSlice & SettingsSlice;
type Slice<Part> = StateCreator<RiddleState, [], [], Part>;

const learner: Slice<LearnerSlice> = (set) => ({
  learnerId: null,
  signIn: (learnerId) => set({ learnerId }),
  reset: () => set({ learnerId: null }),
});

const settings: Slice<SettingsSlice> = (set, get) => ({
  settings: { isLarge: false, isHindi: false },
  change: (part) => set({ settings: { ...get().settings, ...part } }),
});

export function createRiddleStore() {
  return createStore<RiddleState>((set, get, api) =>
    Object.assign({}, settings(set, get, api), learner(set, get, api)),
  );
}

export function Settings({ store }: { store: StoreApi<RiddleState> }) {
  const { isLarge, isHindi } = useStore(store, (state) => state.settings);
  const name = useStore(store, (state) => state.learnerId) ?? 'nobody';
  const { change, reset } = store.getState();
  const actions = {
    'Large text': () => change({ isLarge: !isLarge }),
    Hindi: () => change({ isHindi: true }),
    English: () => change({ isHindi: false }),
    'Reset settings': () => change({ isLarge: false, isHindi: false }),
    'Sign out': reset,
  };
  return (
    <>
      <output>{[isLarge ? 'large' : 'normal', isHindi ? 'hi' : 'en', name].join(', ')}</output>
      {Object.entries(actions).map(([label, action]) => (
        <button type="button" key={label} onClick={action}>
          {label}
        </button>
      ))}
    </>
  );
}
