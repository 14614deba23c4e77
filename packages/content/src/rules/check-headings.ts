import type { Diagnostic, Place } from '@vibe-docs/kernel';
import type { Heading } from '../page/page.ts';
import type { SitePage } from '../site/site.ts';
import { type PageRule, report } from './rule.ts';

/**
 * `page/one-h1`. The docs and blog plugins make the h1 from the front matter's `title`; the pages
 * plugin does not (`MDXPage` of the classic theme), so there the body begins with a `#` heading.
 */
export const checkOneH1: PageRule = (page) => {
  const h1s = page.page.headings.filter(({ depth }) => depth === 1);
  return page.kind === 'pages' ? checkSinglePage(page, h1s) : checkTitledPage(page, h1s);
};

function checkTitledPage(page: SitePage, h1s: readonly Heading[]): readonly Diagnostic[] {
  if (!hasTitle(page) && h1s.length === 0) {
    return [reportNoTitle(page)];
  }
  return h1s.map((h1) =>
    report(
      'page/one-h1',
      { page, place: h1 },
      {
        message: `"# ${h1.text}" stands in the body; the h1 comes from the title in the front matter.`,
        hint: hasTitle(page)
          ? 'Remove the heading or make it a "##" heading.'
          : `Remove the heading and add "title: ${h1.text}" to the front matter.`,
      },
    ),
  );
}

function checkSinglePage(page: SitePage, h1s: readonly Heading[]): readonly Diagnostic[] {
  const ofTitle = hasTitle(page) ? [] : [reportNoTitle(page)];
  const [first, ...others] = h1s;
  if (first === undefined) {
    const noH1 = report(
      'page/one-h1',
      { page, place: page.page.frontMatter.start },
      {
        message: 'The page has no h1: single pages do not show the title of the front matter.',
        hint: 'Begin the body with a "# …" heading.',
      },
    );
    return [...ofTitle, noH1];
  }
  const ofOthers = others.map((h1) =>
    report(
      'page/one-h1',
      { page, place: h1 },
      {
        message: `"# ${h1.text}" is a second h1; the first stands on line ${first.line}.`,
        hint: 'Make it a "##" heading.',
      },
    ),
  );
  return [...ofTitle, ...ofOthers];
}

/** Unreadable front matter is reported elsewhere; it may well contain a title. */
function hasTitle({ page }: SitePage): boolean {
  return page.frontMatter.values.has('title') || page.frontMatter.problem !== undefined;
}

function reportNoTitle(page: SitePage): Diagnostic {
  return report(
    'page/one-h1',
    { page, place: page.page.frontMatter.start },
    {
      message: 'The page has no title.',
      hint: 'Add "title: …" between the two lines of dashes at the top of the page.',
    },
  );
}

/**
 * `page/heading-order`: the first heading below the h1 is an h2, and no heading is more than one
 * level below the previous one (WCAG technique G141). Further h1s are reported by `page/one-h1`.
 */
export const checkHeadingOrder: PageRule = (page) => {
  let above = 1;
  return page.page.headings.flatMap((heading) => {
    const expected = above + 1;
    above = heading.depth;
    if (heading.depth <= expected) {
      return [];
    }
    const levels = `h${heading.depth} after an h${expected - 1}`;
    return [
      report(
        'page/heading-order',
        { page, place: heading },
        {
          message: `"${heading.text}" is an ${levels}; expected an h${expected} or higher.`,
          hint: `Write it with ${'#'.repeat(expected)}.`,
        },
      ),
    ];
  });
};

/** `page/empty-heading`: a heading without text is a blank entry in a screen reader's list. */
export const checkEmptyHeadings: PageRule = (page) =>
  page.page.headings
    .filter(({ text }) => text === '')
    .map((heading) =>
      report(
        'page/empty-heading',
        { page, place: heading },
        {
          message: `A heading of level ${heading.depth} has no text.`,
          hint: 'Write the heading as plain text, or remove it.',
        },
      ),
    );

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
