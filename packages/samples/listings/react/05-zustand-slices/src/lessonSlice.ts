import type { StateCreator } from 'zustand';
import type { RiddleState } from './riddleStore';

export interface Question {
  id: string;
  text: string;
  answer: string;
}

export interface LessonSlice {
  questions: readonly Question[];
  index: number;
  openLesson: (questions: readonly Question[]) => void;
}

export const createLessonSlice: StateCreator<RiddleState, [], [], LessonSlice> = (set) => ({
  questions: [],
  index: 0,
  openLesson: (questions) => set({ questions, index: 0, attempts: [] }),
});

export const selectQuestion = (state: LessonSlice) => state.questions[state.index];

export const selectProgress = ({ index, questions }: LessonSlice) => ({
  solved: index,
  total: questions.length,
});
