import { type DiagnosticCatalogue, diagnosticMaker } from '@vibe-docs/kernel';

/** Every code of the question checks, once. The README shows an example and a remedy for each. */
export const catalogue = {
  'question/invalid-yaml': { severity: 'error', meaning: 'The questions file is not valid YAML' },
  'question/shape': {
    severity: 'error',
    meaning: 'A key is unknown, missing or has a wrong value',
  },
  'question/missing-explanation': {
    severity: 'error',
    meaning: 'A choice, a mistake or a question has no explanation',
  },
  'question/right-answers': {
    severity: 'error',
    meaning: 'A question has too many right choices, or none',
  },
  'question/repeated-choice': {
    severity: 'error',
    meaning: 'Two choices or items of a question are the same',
  },
  'question/markdown': {
    severity: 'error',
    meaning: 'A text holds Markdown that has no place there',
  },
  'question/duplicate-id': { severity: 'error', meaning: 'Two questions have the same id' },
  'question/id-prefix': {
    severity: 'error',
    meaning: 'An id does not begin with the name of its folder',
  },
  'question/unknown-section': {
    severity: 'error',
    meaning: 'The page has no heading with the id that a question names',
  },
  'question/unknown-outcome': {
    severity: 'error',
    meaning: 'The page does not list the outcome that a question names',
  },
  'question/count': {
    severity: 'error',
    meaning: 'A lesson has fewer than three or more than five questions',
  },
  'question/no-page': { severity: 'error', meaning: 'A questions file has no page beside it' },
  'question/no-tag': {
    severity: 'error',
    meaning: 'A page has a questions file and no `<Checkpoint />`',
  },
  'question/no-file': {
    severity: 'error',
    meaning: 'A page has a `<Checkpoint />` and no questions file',
  },
  'question/repeated-tag': {
    severity: 'error',
    meaning: 'A page has more than one `<Checkpoint />`',
  },
} as const satisfies DiagnosticCatalogue;

/** A code of the question checks. */
export type QuestionCode = keyof typeof catalogue;

/** Writes a diagnostic of the question checks. */
export const diagnose = diagnosticMaker(catalogue);
