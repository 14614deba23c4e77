// biome-ignore-all lint/performance/noDynamicNamespaceImportAccess: the lesson measures what it costs
// #region first
import * as z from 'zod';
import type { AnswerKind } from './App';

export function isValidAnswer(kind: AnswerKind, value: unknown) {
  return z[kind]().safeParse(value).success;
}
// #endregion first
