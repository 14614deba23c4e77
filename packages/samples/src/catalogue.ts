import { type DiagnosticCatalogue, diagnosticMaker } from '@vibe-docs/kernel';

/** Every code of the sample checks, once. The README explains each. */
export const catalogue = {
  'sample/unknown-language': { severity: 'error', meaning: 'A block names an unknown language' },
  'sample/unknown-option': { severity: 'error', meaning: 'A block has an option that is unknown' },
  'sample/bad-option': {
    severity: 'error',
    meaning: 'An option has a wrong value, or does not fit the block',
  },
  'sample/unknown-block': {
    severity: 'error',
    meaning: 'An option names a block that is not there',
  },
  'sample/duplicate-id': { severity: 'error', meaning: 'Two blocks of a page have the same id' },
  'sample/opted-out': { severity: 'error', meaning: 'A block opts out where it may not' },
  'sample/missing-listing': { severity: 'error', meaning: 'The listing or its file is not there' },
  'sample/missing-region': { severity: 'error', meaning: 'The file has no such region' },
  'sample/listing-body': {
    severity: 'error',
    meaning: 'A block that shows a listing has text of its own',
  },
  'sample/listing-lint': { severity: 'error', meaning: 'The linter reports a listing' },
  'sample/listing-test': {
    severity: 'error',
    meaning: 'A test of a listing fails, or there is none',
  },
  'sample/type-error': { severity: 'error', meaning: 'The compiler reports an undeclared error' },
  'sample/missing-error': { severity: 'error', meaning: 'A declared error does not occur' },
  'sample/wrong-error': {
    severity: 'error',
    meaning: 'The error text on the page is not the one that occurs',
  },
  'sample/unlisted-import': {
    severity: 'error',
    meaning: 'A block imports a package that samples may not use',
  },
  'sample/wrong-output': {
    severity: 'error',
    meaning: 'The output on the page is not the one that occurs',
  },
  'sample/run-failed': { severity: 'error', meaning: 'A block that is run ends with an error' },
  'sample/timeout': { severity: 'error', meaning: 'A block or command runs too long' },
  'sample/memory': { severity: 'error', meaning: 'A block that is run needs too much memory' },
  'sample/no-command': { severity: 'error', meaning: 'A console block has no command' },
  'sample/syntax': { severity: 'error', meaning: 'Data or a script cannot be parsed' },
  'sample/workflow': { severity: 'error', meaning: 'A GitHub workflow has a mistake' },
  'lesson/file': {
    severity: 'error',
    meaning: 'A lesson changes a file that its reader does not have',
  },
  'lesson/command': { severity: 'error', meaning: 'A command of a lesson fails for its reader' },
  'lesson/output': { severity: 'error', meaning: 'The reader of a lesson sees another output' },
  'lesson/start': { severity: 'error', meaning: 'A lesson names no known starting point' },
  'lesson/exception': { severity: 'error', meaning: 'An exception of the follower is not needed' },
  'sample/dependabot': { severity: 'error', meaning: 'A Dependabot configuration is not valid' },
} as const satisfies DiagnosticCatalogue;

/** A code of the sample checks. */
export type SampleCode = keyof typeof catalogue;

/** Writes a diagnostic of the sample checks. */
export const diagnose = diagnosticMaker(catalogue);
