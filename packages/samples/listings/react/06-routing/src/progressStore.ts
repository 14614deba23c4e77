import { create } from 'zustand';

interface ProgressState {
  solved: readonly string[];
  solve: (questionId: string) => void;
}

export const useProgressStore = create<ProgressState>()((set) => ({
  solved: [],
  solve: (questionId) => set((state) => ({ solved: [...state.solved, questionId] })),
}));
