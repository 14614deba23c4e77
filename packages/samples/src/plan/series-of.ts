import type { SitePage } from '@vibe-docs/content';
import type { SamplesSource } from './samples-source.ts';

/**
 * Name of the series to which a page belongs: its folder within a set whose folders are
 * series, otherwise the set, with its version for an older one.
 *
 * @example seriesOf(page, source) // "newdocs/express", "docs", "docs 2025", "blog"
 */
export function seriesOf(page: SitePage, { seriesSets }: SamplesSource): string {
  if (seriesSets.includes(page.set)) {
    const parts = page.page.file.split('/');
    const folder = parts.at(parts.indexOf(page.set) + 1);
    return parts.length - parts.indexOf(page.set) > 2 ? `${page.set}/${folder}` : page.set;
  }
  return page.version === undefined ? page.set : `${page.set} ${page.version}`;
}
