import { create } from 'zustand';

interface ProgressState {
  solved: readonly string[];
  isLarge: boolean;
  solve: (questionId: string) => void;
  toggleSize: () => void;
}

export const useProgressStore = create<ProgressState>()((set) => ({
  solved: [],
  isLarge: false,
  solve: (questionId) => set((state) => ({ solved: [...state.solved, questionId] })),
  toggleSize: () => set((state) => ({ isLarge: !state.isLarge })),
}));
