/** A finding of the linter that is a property of the product and not of the document. */
export interface LintException {
  readonly rule: string;
  readonly path: string;
  readonly why: string;
}

const FIRST_ROUTE_WINS =
  'The routes are the product’s. Ids are 24 hexadecimal characters, so no id equals a fixed word.';
const DECLARED_WITH_SLASH = 'The backend declares the route with the slash.';

/**
 * What the linter's strict set may report, one by one. A finding that is not listed fails the test,
 * and so does an entry that no longer occurs.
 */
export const lintExceptions: readonly LintException[] = [
  ...[
    '/api/courses/versions/{versionId}',
    '/api/quizzes/{quizId}/attempt',
    '/api/quizzes/{quizId}/attempt/{attemptId}/save',
    '/api/quizzes/{quizId}/attempt/{attemptId}/submit',
    '/api/genai/{id}/live',
  ].map((path) => ({ rule: 'no-ambiguous-paths', path, why: FIRST_ROUTE_WINS })),
  ...[
    '/api/courses/',
    '/api/quizzes/questions/',
    '/api/quizzes/question-bank/',
    '/api/genAI/webhook/',
    '/api/users/progress/courses/{courseId}/versions/{versionId}/',
  ].map((path) => ({ rule: 'no-path-trailing-slash', path, why: DECLARED_WITH_SLASH })),
  {
    rule: 'operation-4xx-response',
    path: '/api/genai/{id}/live',
    why: 'The stream asks for no token and refuses nothing.',
  },
];
