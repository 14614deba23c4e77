import { readdirSync } from 'node:fs';
import { join } from 'node:path';
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

/** Name of a fact file: `<day>-<commit>.json`. */
const FACT_FILE = /^(\d{4}-\d\d-\d\d)-([0-9a-f]{9})\.json$/;

/**
 * The newest recorded facts tell the state.
 *
 * @param factFiles names of the files in `packages/product-source/facts`.
 */
export function checkedProduct(
  { docsEditUrl }: Pick<BuildEnvironment, 'docsEditUrl'>,
  factFiles: readonly string[] = readdirSync(
    join(__dirname, '../../packages/product-source/facts'),
  ),
): CheckedProduct {
  const newest = factFiles
    .filter((file) => FACT_FILE.test(file))
    .sort()
    .at(-1);
  const [, date, commit] = FACT_FILE.exec(newest ?? '') ?? [];
  if (date === undefined || commit === undefined) {
    throw new Error('packages/product-source/facts holds no facts: run `npm run product`.');
  }
  const ownRepository = /^https:\/\/[^/]+\/[^/]+\/[^/]+/.exec(docsEditUrl ?? '')?.[0];
  return {
    commit,
    date,
    repositoryUrl: identity.repositoryUrl,
    newIssueUrl: `${ownRepository ?? identity.repositoryUrl}/issues/new`,
  };
}
