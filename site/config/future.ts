import type { Config } from '@docusaurus/types';

/**
 * The flags for behaviour of Docusaurus 4 that 3.10 supports. Not included is
 * `siteStorageNamespacing`: it renames the storage keys that CONTRACT.md fixes. For the same reason `v4: true` is
 * not used. What blocks the flags that are off: decisions/0019-way-to-docusaurus-4.md.
 */
export const FLAGS = {
  removeLegacyPostBuildHeadAttribute: true,
  useCssCascadeLayers: false,
  fasterByDefault: true,
  mdx1CompatDisabledByDefault: true,
} as const;

export type FutureFlag = keyof typeof FLAGS;

/** The flags that are off: a build can try one of them. */
export const FLAGS_TO_TRY = ['useCssCascadeLayers'] as const satisfies readonly FutureFlag[];

/**
 * @param flagToTry is enabled for this build, which uses no cache: the key of Rspack's cache does not include flags
 */
export function futureOptions(flagToTry: FutureFlag | undefined): NonNullable<Config['future']> {
  return flagToTry === undefined
    ? { v4: FLAGS }
    : { v4: { ...FLAGS, [flagToTry]: true }, faster: { rspackPersistentCache: false } };
}
