import * as z from 'zod';

export const savedProgress = z.object({
  lessons: z.record(
    z.string(),
    z.record(z.string(), z.object({ tries: z.number(), isSolved: z.boolean() })),
  ),
});

export type SavedProgress = z.infer<typeof savedProgress>;

/** What the first release saved: `{ "solved": ["methods/q1"] }`. */
const savedByFirstRelease = z.object({ solved: z.array(z.string()) });

export function migrateProgress(saved: unknown, version: number): SavedProgress {
  if (version !== 0) throw new Error(`Nobody saved version ${version}.`);
  const lessons: SavedProgress['lessons'] = {};
  for (const path of savedByFirstRelease.parse(saved).solved) {
    const [lessonId = '', questionId = ''] = path.split('/');
    lessons[lessonId] ??= {};
    lessons[lessonId][questionId] = { tries: 1, isSolved: true };
  }
  return { lessons };
}
