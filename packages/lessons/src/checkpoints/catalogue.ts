import { type DiagnosticCatalogue, diagnosticMaker } from '@vibe-docs/kernel';

/** Every code of the question checks, once. Each finding comes with its remedy; `fixtures/` has an example. */
export const catalogue = {
  'question/invalid-yaml': 'error',
  'question/shape': 'error',
  'question/missing-explanation': 'error',
  'question/right-answers': 'error',
  'question/repeated-choice': 'error',
  'question/markdown': 'error',
  'question/duplicate-id': 'error',
  'question/id-prefix': 'error',
  'question/unknown-section': 'error',
  'question/unknown-outcome': 'error',
  'question/count': 'error',
  'question/no-page': 'error',
  'question/no-tag': 'error',
  'question/no-file': 'error',
  'question/repeated-tag': 'error',
} as const satisfies DiagnosticCatalogue;

/** Writes a diagnostic of the question checks. */
export const diagnose = diagnosticMaker(catalogue);
