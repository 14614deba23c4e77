import type { SitePage } from '@vibe-docs/content';
import type { SamplesPlan } from './block.ts';
import { planPage } from './plan-page.ts';
import type { SamplesSource } from './samples-source.ts';

/**
 * Decides how each block is checked. Nothing is read or run.
 *
 * @param pages of the site
 * @param source which sets contain series, and which are strict
 */
export function planSamples(pages: readonly SitePage[], source: SamplesSource): SamplesPlan {
  const plans = pages.map((page) => planPage(page, source));
  return {
    blocks: plans.flatMap(({ blocks }) => blocks),
    diagnostics: plans.flatMap(({ diagnostics }) => diagnostics),
  };
}
