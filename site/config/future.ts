import type { Config } from '@docusaurus/types';

/**
 * What Docusaurus 4 will do and 3.10 does on request, one flag for each. Not among them is
 * `siteStorageNamespacing`: it renames the storage keys that CONTRACT.md fixes. That is also why `v4: true` is
 * not used. What stands in the way of those that are not on: decisions/0019-way-to-docusaurus-4.md.
 */
export const FLAGS = {
  removeLegacyPostBuildHeadAttribute: true,
  useCssCascadeLayers: false,
  fasterByDefault: true,
  mdx1CompatDisabledByDefault: true,
} as const;

export type FutureFlag = keyof typeof FLAGS;

/** The flags that are off: a build may try one of them. */
export const FLAGS_TO_TRY = ['useCssCascadeLayers'] as const satisfies readonly FutureFlag[];

/**
 * @param flagToTry is turned on for this build, which reads and leaves no cache: Rspack's does not know of flags
 */
export function futureOptions(flagToTry: FutureFlag | undefined): NonNullable<Config['future']> {
  return flagToTry === undefined
    ? { v4: FLAGS }
    : { v4: { ...FLAGS, [flagToTry]: true }, faster: { rspackPersistentCache: false } };
}
