import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface QuestionProgress {
  tries: number;
  isSolved: boolean;
}

export type Lessons = Record<string, Record<string, QuestionProgress>>;

interface ProgressState {
  token: string | null;
  lessons: Lessons;
  answer: (lessonId: string, questionId: string, isRight: boolean) => void;
}

export const useProgressStore = create<ProgressState>()(
  persist(
    (set) => ({
      token: null,
      lessons: {},
      answer: (lessonId, questionId, isRight) =>
        set((state) => {
          const lesson = state.lessons[lessonId] ?? {};
          const tries = (lesson[questionId]?.tries ?? 0) + 1;
          const changed = { ...lesson, [questionId]: { tries, isSolved: isRight } };
          return { lessons: { ...state.lessons, [lessonId]: changed } };
        }),
    }),
    {
      name: 'riddle-progress',
      version: 1,
      partialize: ({ lessons }) => ({ lessons }),
    },
  ),
);
