import type { StateCreator } from 'zustand';
import type { RiddleState } from './riddleStore';

export interface LearnerSlice {
  learnerId: string | null;
  points: number;
  signIn: (learnerId: string) => void;
}

export const createLearnerSlice: StateCreator<RiddleState, [], [], LearnerSlice> = (set) => ({
  learnerId: null,
  points: 0,
  signIn: (learnerId) => set({ learnerId }),
});
