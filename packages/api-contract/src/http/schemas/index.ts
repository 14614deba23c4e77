import type { JsonSchema } from '../json-schema.ts';
import { anomalySchemas } from './anomalies.ts';
import { authSchemas } from './auth.ts';
import { courseSchemas } from './courses.ts';
import { errorSchemas } from './errors.ts';
import { genaiSchemas } from './genai.ts';
import { quizSchemas } from './quizzes.ts';
import { userSchemas } from './users.ts';

/** Every named schema of the API, module by module. */
export const schemas: Readonly<Record<string, JsonSchema>> = {
  ...authSchemas,
  ...courseSchemas,
  ...quizSchemas,
  ...genaiSchemas,
  ...userSchemas,
  ...anomalySchemas,
  ...errorSchemas,
};
