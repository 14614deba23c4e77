import { create } from 'zustand';
import { devtools, persist } from 'zustand/middleware';
import { immer } from 'zustand/middleware/immer';
import { migrateProgress, type SavedProgress, savedProgress } from './savedProgress';

interface ProgressState extends SavedProgress {
  token: string | null;
  signIn: (token: string) => void;
  answer: (lessonId: string, questionId: string, isRight: boolean) => void;
}

export const useProgressStore = create<ProgressState>()(
  devtools(
    persist(
      immer((set) => ({
        token: null,
        lessons: {},
        signIn: (token) => set({ token }, undefined, 'signIn'),
        // #region answer
        answer: (lessonId, questionId, isRight) =>
          set(
            (state) => {
              state.lessons[lessonId] ??= {};
              state.lessons[lessonId][questionId] ??= { tries: 0, isSolved: false };
              const question = state.lessons[lessonId][questionId];
              question.tries += 1;
              question.isSolved = isRight;
            },
            undefined,
            { type: 'answer', questionId },
          ),
        // #endregion answer
      })),
      // #region persist
      {
        name: 'riddle-progress',
        version: 1,
        partialize: ({ lessons }): SavedProgress => ({ lessons }),
        migrate: migrateProgress,
        merge: (saved, current) =>
          saved === undefined ? current : { ...current, ...savedProgress.parse(saved) },
        onRehydrateStorage: () => (_state, error) => {
          if (error !== undefined) console.warn('Riddle starts without the saved progress.');
        },
      },
      // #endregion persist
    ),
    { name: 'Riddle progress' },
  ),
);
