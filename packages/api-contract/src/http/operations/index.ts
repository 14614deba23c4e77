import type { OperationSpec } from '../operation.ts';
import { anomalyOperations } from './anomalies.ts';
import { attemptOperations } from './attempts.ts';
import { authOperations } from './auth.ts';
import { courseItemOperations } from './course-items.ts';
import { courseStructureOperations } from './course-structure.ts';
import { courseOperations } from './courses.ts';
import { genaiOperations } from './genai.ts';
import { notificationOperations } from './notifications.ts';
import { questionOperationsAndBanks } from './questions.ts';
import { quizOperations } from './quizzes.ts';
import { userOperations } from './users.ts';

/** Every operation that the server of July 2025 answers: 98, module by module. */
export const operations: readonly OperationSpec[] = [
  ...authOperations,
  ...courseOperations,
  ...courseStructureOperations,
  ...courseItemOperations,
  ...quizOperations,
  ...questionOperationsAndBanks,
  ...attemptOperations,
  ...genaiOperations,
  ...notificationOperations,
  ...userOperations,
  ...anomalyOperations,
];
