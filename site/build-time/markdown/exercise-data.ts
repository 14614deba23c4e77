import { createHash } from 'node:crypto';
import type { Exercise } from '@vibe-docs/exercises';
import type { FrameFile } from '@vibe-docs/live';
import type { ExerciseData, ExerciseProps } from '../../shared/generated-data.ts';

/** The file that the first check of an exercise loads; its name holds a hash of its content. */
export function exerciseFile({ id, check, exports, recorded, mistakes }: Exercise): FrameFile {
  const hints = Object.fromEntries(mistakes.map(({ name, hint }) => [name, hint]));
  const data: ExerciseData = { check, exports, recorded, hints };
  const text = JSON.stringify(data);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { name: `exercise-${id}-${hash}.json`, text };
}

/** What the page holds for the tool of an exercise. */
export function exerciseProps(exercise: Exercise): ExerciseProps {
  const { id, kind, file, requirements } = exercise;
  return { id, kind, file, data: exerciseFile(exercise).name, requirements };
}
