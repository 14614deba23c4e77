import * as z from 'zod';
import { KINDS } from '../kit/kits.ts';

const kebabCase = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use kebab-case');
const text = z.string().trim().min(1, 'Write a text');

/** A text whose parts between backticks are code. Everything else is shown as it is written. */
const textWithCode = text.refine((value) => !value.replaceAll(/`[^`]*`/g, '').includes('**'), {
  message: 'Write it without **: only code can be marked here',
});

/** What the reader's code must do. */
const requirementSchema = z.strictObject({
  /** The key of its check in `check.ts`; `types` when `types.ts` checks it. */
  id: kebabCase,
  /** A sentence in plain words. */
  text: textWithCode,
});

/** A wrong solution that people write. */
const mistakeSchema = z.strictObject({
  /** Its file in `mistakes/`, without the ending. */
  name: kebabCase,
  /** What is wrong and where to look, without the solution. */
  hint: textWithCode,
});

/** `exercise.yaml`. "Exercises" in contributing/lessons.md explains it. */
export const exerciseSchema = z.strictObject({
  title: text,
  kind: z.enum(KINDS),
  /** Name of the file that the reader writes. */
  file: z.string().regex(/^[\w-]+\.tsx?$/, 'Name a .ts or .tsx file, without folders'),
  /** What the file must export. */
  exports: z.array(z.string().regex(/^[A-Za-z_$][\w$]*$/, 'Use a name')).min(1, 'Name an export'),
  /** Markdown. */
  task: text,
  requirements: z.array(requirementSchema).min(2, 'Write at least two').max(7, 'Seven are enough'),
  /** Markdown; each goes further than the one before. */
  hints: z.array(text).min(1, 'Write at least one'),
  /** The first one, `hard-coded`, gives the output of the task's example whatever comes in. */
  mistakes: z
    .array(mistakeSchema)
    .refine((mistakes) => mistakes.some(({ name }) => name === 'hard-coded'), {
      message: 'One mistake must be "hard-coded": the output of the example, whatever comes in',
    }),
  /** Markdown below the solution. */
  remark: text.optional(),
});

/** The content of `exercise.yaml`. */
export type ExerciseFacts = z.infer<typeof exerciseSchema>;
