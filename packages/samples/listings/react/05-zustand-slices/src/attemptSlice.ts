import type { StateCreator } from 'zustand';
import { selectQuestion } from './lessonSlice';
import type { RiddleState } from './riddleStore';

export interface Attempt {
  questionId: string;
  choice: string;
  correct: boolean;
}

export interface AttemptSlice {
  attempts: readonly Attempt[];
  answer: (choice: string) => void;
}

export const createAttemptSlice: StateCreator<RiddleState, [], [], AttemptSlice> = (set, get) => ({
  attempts: [],
  answer: (choice) => {
    const question = selectQuestion(get());
    if (question === undefined) return;
    const correct = choice === question.answer;
    set((state) => ({
      attempts: [...state.attempts, { questionId: question.id, choice, correct }],
      index: correct ? state.index + 1 : state.index,
      points: correct ? state.points + 10 : state.points,
    }));
  },
});
