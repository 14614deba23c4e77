import { type DiagnosticCatalogue, diagnosticMaker } from '@vibe-docs/kernel';

/** Every code of the checks of exercises, once, with its severity. Each finding comes with its remedy. */
export const catalogue = {
  'exercise/invalid-yaml': 'error',
  'exercise/shape': 'error',
  'exercise/missing-file': 'error',
  'exercise/unknown-file': 'error',
  'exercise/repeated-id': 'error',
  'exercise/unused': 'error',
  'exercise/unknown': 'error',
  'exercise/requirements': 'error',
  'exercise/refused': 'error',
  'exercise/accepted': 'error',
  'exercise/hint': 'error',
  'exercise/record': 'error',
} as const satisfies DiagnosticCatalogue;

/** Writes a diagnostic about an exercise. */
export const diagnose = diagnosticMaker(catalogue);
