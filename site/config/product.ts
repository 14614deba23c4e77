import { readNewestFacts } from '@vibe-docs/product-source/reference';
import type { CheckedProduct } from '@vibe-docs/product-source/ui/CheckedAgainst/checked-product';
import { identity } from '../model/identity.ts';
import type { BuildEnvironment } from './environment.ts';

/** The state of the product that pages were checked against, from its newest facts, and where a problem is reported. */
export function checkedProduct({
  docsEditUrl,
}: Pick<BuildEnvironment, 'docsEditUrl'>): CheckedProduct {
  const { commit, date } = readNewestFacts();
  const repositoryUrl: string = identity.repositoryUrl;
  const ownRepository = /^https:\/\/[^/]+\/[^/]+\/[^/]+/.exec(docsEditUrl ?? '')?.[0];
  return {
    commit: commit.slice(0, 9),
    date,
    repositoryUrl,
    // Of the product where the repository of these pages is unknown.
    newIssueUrl: `${ownRepository ?? repositoryUrl}/issues/new`,
  };
}
