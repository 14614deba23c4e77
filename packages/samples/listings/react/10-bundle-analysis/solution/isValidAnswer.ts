import * as z from 'zod/mini';
import type { AnswerKind } from './App';

const schemas = { string: z.string(), number: z.number() };

export function isValidAnswer(kind: AnswerKind, value: unknown) {
  return schemas[kind].safeParse(value).success;
}
