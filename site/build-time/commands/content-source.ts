import { contentSource } from '../../config/content.ts';
import newdocsSidebars from '../../sidebars/newdocs.json' with { type: 'json' };
import terms from '../../writing/vocabulary.json' with { type: 'json' };
import { codeOf } from '../markdown/read-listing.ts';

/** Input of the content checks, with the terms that lessons introduce. */
export const checkedContent = {
  ...contentSource,
  vocabulary: {
    file: 'site/writing/vocabulary.json',
    terms,
    series: newdocsSidebars.newSidebar.map((entry) =>
      typeof entry === 'string' ? [] : entry.items.map((id) => `newdocs/${id}`),
    ),
    codeOf,
  },
};
