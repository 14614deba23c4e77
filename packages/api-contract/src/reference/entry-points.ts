/** Files below `src/modules` whose exports the reference shows; their comments are read. */
export const ENTRY_POINTS = [
  'auth/index.ts',
  'auth/auth-controller.ts',
  'auth/auth-validators.ts',
  'auth/auth-answers.ts',
  'courses/index.ts',
  'courses/course-controllers.ts',
  'courses/outline-controllers.ts',
  'courses/item-controller.ts',
  'courses/course-validators.ts',
  'courses/course-version-validators.ts',
  'courses/module-validators.ts',
  'courses/section-validators.ts',
  'courses/item-validators.ts',
  'courses/item-details.ts',
  'courses/course-answers.ts',
] as const;
