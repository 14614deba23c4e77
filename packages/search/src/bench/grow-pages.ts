import type { PageRecords } from '../schema/page-records.ts';

/**
 * Makes a bigger site out of this one: copies of its pages with every long word numbered differently in
 * each copy, so that the vocabulary grows as well.
 */
export function growPages(pages: readonly PageRecords[], count: number): readonly PageRecords[] {
  return Array.from({ length: count }, (_, index) => {
    const source = pages[index % pages.length];
    const copy = Math.floor(index / pages.length);
    if (source === undefined || copy === 0) {
      return source === undefined ? [] : [source];
    }
    const change = (text: string) =>
      text.replace(/\b\p{L}{9,}\b/gu, (word) => `${word}${copy.toString(36)}`);
    return [
      {
        page: {
          ...source.page,
          path: `${source.page.path}-${copy}`,
          title: change(source.page.title),
        },
        sections: source.sections.map((section) => ({
          ...section,
          title: change(section.title),
          prose: change(section.prose),
          code: change(section.code),
        })),
      },
    ];
  }).flat();
}
