import { number, string } from 'zod';
import type { AnswerKind } from './App';

const schemas = { string: string(), number: number() };

export function isValidAnswer(kind: AnswerKind, value: unknown) {
  return schemas[kind].safeParse(value).success;
}
