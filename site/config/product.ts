import { readNewestFacts } from '@vibe-docs/product-source/reference';
import type { BuildEnvironment } from './environment.ts';
import { identity } from './identity.ts';

export type CheckedProduct = Readonly<ReturnType<typeof checkedProduct>>;

/** The state of the product that pages were checked against, from its newest facts, and where a problem is reported. */
export function checkedProduct({ docsEditUrl }: Pick<BuildEnvironment, 'docsEditUrl'>) {
  const { commit, date } = readNewestFacts();
  const repositoryUrl: string = identity.repositoryUrl;
  const ownRepository = /^https:\/\/[^/]+\/[^/]+\/[^/]+/.exec(docsEditUrl ?? '')?.[0];
  return {
    /** As Git prints it. */
    commit: commit.slice(0, 9),
    /** Day of the commit, `2026-08-21`. */
    date,
    repositoryUrl,
    /** Form for a new issue in the repository of these pages; of the product where that is unknown. */
    newIssueUrl: `${ownRepository ?? repositoryUrl}/issues/new`,
  };
}
