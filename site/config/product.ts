import { readNewestFacts } from '@vibe-docs/product-source/reference';
import type { BuildEnvironment } from './environment.ts';
import { identity } from './identity.ts';

/** The state of the product that pages were checked against, and where a problem is reported. */
export interface CheckedProduct {
  /** Nine hexadecimal digits, as Git prints them. */
  readonly commit: string;
  /** Day of the commit, `2026-08-21`. */
  readonly date: string;
  readonly repositoryUrl: string;
  /** Form for a new issue in the repository of these pages; of the product where that is unknown. */
  readonly newIssueUrl: string;
}

/** The newest recorded facts tell the state. */
export function checkedProduct({
  docsEditUrl,
}: Pick<BuildEnvironment, 'docsEditUrl'>): CheckedProduct {
  const { commit, date } = readNewestFacts();
  const ownRepository = /^https:\/\/[^/]+\/[^/]+\/[^/]+/.exec(docsEditUrl ?? '')?.[0];
  return {
    commit: commit.slice(0, 9),
    date,
    repositoryUrl: identity.repositoryUrl,
    newIssueUrl: `${ownRepository ?? identity.repositoryUrl}/issues/new`,
  };
}
