import { type DiagnosticCatalogue, diagnosticMaker } from '@vibe-docs/kernel';

/** Every code of the checks of exercises, once. */
export const catalogue = {
  'exercise/invalid-yaml': { severity: 'error', meaning: 'exercise.yaml cannot be parsed' },
  'exercise/shape': { severity: 'error', meaning: 'exercise.yaml does not match the schema' },
  'exercise/missing-file': { severity: 'error', meaning: 'A file of an exercise is missing' },
  'exercise/unknown-file': { severity: 'error', meaning: 'A file of an exercise is not used' },
  'exercise/unused': { severity: 'error', meaning: 'No page shows the exercise' },
  'exercise/unknown': {
    severity: 'error',
    meaning: 'A page names an exercise that does not exist',
  },
  'exercise/requirements': {
    severity: 'error',
    meaning: 'check.ts and exercise.yaml list different requirements',
  },
  'exercise/refused': { severity: 'error', meaning: 'A solution is refused by its check' },
  'exercise/accepted': { severity: 'error', meaning: 'A wrong solution is accepted by its check' },
  'exercise/hint': { severity: 'error', meaning: 'A mistake gets the hint of another one' },
  'exercise/record': { severity: 'error', meaning: 'recorded.json is not what the check finds' },
} as const satisfies DiagnosticCatalogue;

/** Writes a diagnostic about an exercise. */
export const diagnose = diagnosticMaker(catalogue);
