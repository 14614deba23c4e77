import type { PageRule } from './rule.ts';

/**
 * `page/one-h1`. The docs and blog plugins make the h1 from the front matter's `title`; the pages
 * plugin does not (`MDXPage` of the classic theme), so there the body begins with a `#` heading.
 */
export const checkOneH1: PageRule = ({ kind, page }) => {
  const { values, problem, start } = page.frontMatter;
  // Unreadable front matter is reported elsewhere; it may well contain a title.
  const hasTitle = values.has('title') || problem !== undefined;
  const noTitle = {
    place: start,
    message: 'The page has no title.',
    hint: 'Add "title: …" between the two lines of dashes at the top of the page.',
  };
  const ofTitle = hasTitle ? [] : [noTitle];
  const h1s = page.headings.filter(({ depth }) => depth === 1);
  const [first, ...others] = h1s;
  if (kind === 'pages') {
    const noH1 = {
      place: start,
      message: 'The page has no h1: single pages do not show the title of the front matter.',
      hint: 'Begin the body with a "# …" heading.',
    };
    const ofOthers = others.map((h1) => ({
      place: h1,
      message: `"# ${h1.text}" is a second h1; the first stands on line ${first?.line}.`,
      hint: 'Make it a "##" heading.',
    }));
    return [...ofTitle, ...(first === undefined ? [noH1] : ofOthers)];
  }
  const ofH1s = h1s.map((h1) => ({
    place: h1,
    message: `"# ${h1.text}" stands in the body; the h1 comes from the title in the front matter.`,
    hint: hasTitle
      ? 'Remove the heading or make it a "##" heading.'
      : `Remove the heading and add "title: ${h1.text}" to the front matter.`,
  }));
  return first === undefined ? ofTitle : ofH1s;
};

/**
 * `page/heading-order`: the first heading below the h1 is an h2, and no heading is more than one
 * level below the previous one (WCAG technique G141). Further h1s are reported by `page/one-h1`.
 */
export const checkHeadingOrder: PageRule = ({ page }) =>
  page.headings.flatMap((heading, index) => {
    const above = page.headings[index - 1]?.depth ?? 1;
    const expected = above + 1;
    if (heading.depth <= expected) return [];
    const levels = `h${heading.depth} after an h${above}`;
    const message = `"${heading.text}" is an ${levels}; expected an h${expected} or higher.`;
    return [{ place: heading, message, hint: `Write it with ${'#'.repeat(expected)}.` }];
  });

/**
 * `page/empty-heading`: a heading without text is a blank entry in a screen reader's list. One of signs alone, such as an
 * emoji, gets no id, so nothing can link to it.
 */
export const checkEmptyHeadings: PageRule = ({ page }) =>
  page.headings
    .filter(({ text, id }) => text === '' || id === '')
    .map(({ text, depth, ...place }) => ({
      place,
      message:
        text === ''
          ? `A heading of level ${depth} has no text.`
          : `The heading "${text}" has no letter or digit, so it gets no id.`,
      hint: 'Write the heading as plain text, or remove it.',
    }));

/**
 * `page/duplicate-id`: two elements with one id, so that a link finds only the first. Docusaurus numbers
 * repeated ids that it derives from headings, but does not compare them with explicit ones.
 */
export const checkDuplicateIds: PageRule = ({ page }) => {
  const owners = [...page.headings, ...page.anchors].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
  return owners.flatMap((owner) => {
    const first = owners.find(({ id }) => id === owner.id);
    if (first === owner || first === undefined || owner.id === '') return [];
    const message = `The id "${owner.id}" is already taken on line ${first.line}.`;
    return [{ place: owner, message, hint: 'Give one of the two another id.' }];
  });
};
