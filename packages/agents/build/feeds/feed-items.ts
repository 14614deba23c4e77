import type { Options } from '@docusaurus/plugin-content-blog';
import { ARTICLE_CLASSES } from '@vibe-docs/theme/internals/article-classes';
import type { Element } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { select } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { parseFragment } from 'parse5';
import { visit } from 'unist-util-visit';
import { prepareArticle } from '../../src/markdown/index.ts';

/** All others are for the styles and scripts of the site, or for its screen readers. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  'href src srcSet alt title id lang dir width height colSpan rowSpan start dateTime'.split(' '),
);

/** Entries of the blog's feeds, with the text of each post as `plainPost` leaves it. */
export const createFeedItems: NonNullable<
  NonNullable<Options['feedOptions']>['createFeedItems']
> = async ({ defaultCreateFeedItems, ...posts }) => {
  const items = await defaultCreateFeedItems(posts);
  return items.map(({ content = '', ...item }) => ({ ...item, content: plainPost(content) }));
};

/**
 * Takes everything out of a post that is a control or only for the screen: a feed reader has neither the styles nor the
 * scripts of the site. The words that stay are those of the page's Markdown.
 *
 * @param html of the post, as built
 */
export function plainPost(html: string): string {
  const post = h('article', fromParse5(parseFragment(html)));
  prepareArticle(post, ARTICLE_CLASSES);
  visit(post, 'element', (element) => {
    const kept = Object.entries(element.properties).filter(([name]) => ATTRIBUTES.has(name));
    const pre = element.tagName === 'figure' ? select(':scope > pre', element) : undefined;
    if (pre !== undefined)
      element.children = [...fileName(element), h('pre', h('code', textOf(pre)))];
    // Without its summary, a fold would hide its text.
    if (element.tagName === 'details') element.tagName = 'div';
    element.properties = Object.fromEntries(kept);
  });
  return toHtml(post.children);
}

/** The bar of a block of code names a file or, marked as no content of the page, the language. */
function fileName(figure: Element): Element[] {
  const name = select('figcaption > span:not([data-search=off])', figure);
  return name === undefined ? [] : [h('figcaption', textOf(name))];
}
