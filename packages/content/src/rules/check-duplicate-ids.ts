import type { Place } from '@vibe-docs/kernel';
import { type PageRule, report } from './rule.ts';

/**
 * `page/duplicate-id`: two elements with one id, so that a link finds only the first. Docusaurus numbers
 * repeated ids that it derives from headings, but does not compare them with explicit ones.
 */
export const checkDuplicateIds: PageRule = (page) => {
  const { headings, anchors } = page.page;
  const owners: readonly (Place & { readonly id: string })[] = [...headings, ...anchors].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
  const firstLines = new Map<string, number>();
  return owners.flatMap((owner) => {
    const firstLine = firstLines.get(owner.id);
    if (firstLine === undefined || owner.id === '') {
      firstLines.set(owner.id, owner.line);
      return [];
    }
    return [
      report(
        'page/duplicate-id',
        { page, place: owner },
        {
          message: `The id "${owner.id}" is already taken on line ${firstLine}.`,
          hint: 'Give one of the two another id.',
        },
      ),
    ];
  });
};
