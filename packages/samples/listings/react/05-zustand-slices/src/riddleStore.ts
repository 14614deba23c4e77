import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore, type StateCreator } from 'zustand/vanilla';
import { type AttemptSlice, createAttemptSlice } from './attemptSlice';
import { createLearnerSlice, type LearnerSlice } from './learnerSlice';
import { createLessonSlice, type LessonSlice } from './lessonSlice';

export type RiddleState = LearnerSlice & LessonSlice & AttemptSlice;

const createSlices: StateCreator<RiddleState> = (...parts) => ({
  ...createLearnerSlice(...parts),
  ...createLessonSlice(...parts),
  ...createAttemptSlice(...parts),
});

export const useRiddle = create<RiddleState>()(
  persist(createSlices, {
    name: 'riddle',
    partialize: ({ learnerId, points }) => ({ learnerId, points }),
  }),
);

/** A store of its own, for a test. */
export const createRiddleStore = () => createStore<RiddleState>()(createSlices);
