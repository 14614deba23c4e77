import { type DiagnosticCatalogue, diagnosticMaker } from '@vibe-docs/kernel';

/** Every code of the sample checks, once. Each finding comes with its remedy. */
export const catalogue = {
  'sample/unknown-language': 'error',
  'sample/unknown-option': 'error',
  'sample/bad-option': 'error',
  'sample/unknown-block': 'error',
  'sample/duplicate-id': 'error',
  'sample/opted-out': 'error',
  'sample/missing-listing': 'error',
  'sample/missing-region': 'error',
  'sample/listing-body': 'error',
  'sample/listing-test': 'error',
  'sample/type-error': 'error',
  'sample/missing-error': 'error',
  'sample/wrong-error': 'error',
  'sample/unlisted-import': 'error',
  'sample/wrong-output': 'error',
  'sample/run-failed': 'error',
  'sample/timeout': 'error',
  'sample/memory': 'error',
  'sample/no-command': 'error',
  'sample/syntax': 'error',
  'sample/workflow': 'error',
  'lesson/file': 'error',
  'lesson/command': 'error',
  'lesson/output': 'error',
  'lesson/page': 'error',
  'lesson/picture': 'error',
  'lesson/start': 'error',
  'lesson/exception': 'error',
} as const satisfies DiagnosticCatalogue;

/** A code of the sample checks. */
export type SampleCode = keyof typeof catalogue;

/** Writes a diagnostic of the sample checks. */
export const diagnose = diagnosticMaker(catalogue);
