import type { Diagnostic } from '@vibe-docs/kernel';
import * as z from 'zod';
import { diagnose } from '../catalogue.ts';

/** What is wrong with a listing, in a form that the cache can hold. */
export const listingFindingSchema = z.object({
  code: z.enum([
    'sample/type-error',
    'sample/listing-lint',
    'sample/listing-test',
    'sample/unlisted-import',
    'sample/workflow',
    'sample/dependabot',
  ]),
  /** From the project folder. */
  file: z.string(),
  line: z.number(),
  column: z.number(),
  message: z.string(),
});

/** What is wrong with a listing. */
export type ListingFinding = z.infer<typeof listingFindingSchema>;

const HINTS = {
  'sample/type-error': 'Correct the listing; its pages show this code.',
  'sample/listing-lint': 'Correct the listing, or let "npm run fix" do it.',
  'sample/listing-test': 'Correct the listing or its test.',
  'sample/unlisted-import': 'Add it to the development dependencies of packages/samples.',
  'sample/workflow': 'Correct the listing; see the workflow syntax in GitHub’s documentation.',
  'sample/dependabot': 'Correct the listing; see the Dependabot options in GitHub’s documentation.',
} as const satisfies Record<ListingFinding['code'], string>;

/** Turns a finding into a diagnostic. */
export function listingDiagnostic(finding: ListingFinding): Diagnostic {
  return diagnose(finding.code, finding, {
    message: finding.message.replace(/\s*\n\s*/g, ' '),
    hint: HINTS[finding.code],
  });
}
