import { githubFileAt } from '../github/github-file.ts';
import type { SamplesEnvironment } from '../samples-environment.ts';
import type { ListingFinding } from './listing-finding.ts';
import { listingsPath } from './listing-folders.ts';
import type { ListingProject } from './listing-projects.ts';

/** Checks the workflows and Dependabot configurations among the files of a listing. */
export async function checkGithubFiles(
  { files }: ListingProject,
  environment: SamplesEnvironment,
  read: (path: string) => string | undefined,
): Promise<readonly ListingFinding[]> {
  const findings: ListingFinding[] = [];
  for (const path of files) {
    const file = githubFileAt(path);
    if (file === undefined) {
      continue;
    }
    const text = read(path) ?? '';
    for (const { offset, reason } of await file.check(text)) {
      const before = text.slice(0, offset ?? 0).split('\n');
      findings.push({
        code: file.code,
        file: `${listingsPath(environment)}/${path}`,
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
        message: `${reason.replace(/\.$/, '')}.`,
      });
    }
  }
  return findings;
}
