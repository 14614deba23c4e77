import { createStore, type StateCreator } from 'zustand/vanilla';

export interface SettingsSlice {
  isLargeText: boolean;
  language: 'en' | 'hi';
  toggleLargeText: () => void;
  setLanguage: (language: SettingsSlice['language']) => void;
  resetSettings: () => void;
}

const firstSettings = { isLargeText: false, language: 'en' } as const;

export const createSettingsSlice: StateCreator<SettingsSlice> = (set) => ({
  ...firstSettings,
  toggleLargeText: () => set((state) => ({ isLargeText: !state.isLargeText })),
  setLanguage: (language) => set({ language }),
  resetSettings: () => set(firstSettings),
});

export const createSettingsStore = () => createStore<SettingsSlice>()(createSettingsSlice);
