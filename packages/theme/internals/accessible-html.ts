import { NEW_TAB, NOTICE } from '../ui/element-ids.ts';

/**
 * What the theme's HTML says falsely or not at all to screen readers, and what is written in its place. The theme has
 * no options for these, and a wrap renders what the original does.
 */
const CORRECTIONS: readonly (readonly [RegExp, string])[] = [
  // An icon without a name: it would be read as "graphic" and nothing else.
  [/<svg (?![^>]*\b(?:aria-|role=))/g, '<svg aria-hidden="true" '],
  // Docusaurus opens other sites in new tabs and says so of none in the text. The element is in `theme/Navbar/Layout`.
  [/ target="?_blank"?(?=[ >])/g, ` target="_blank" aria-describedby="${NEW_TAB}"`],
  // An alert is what appears while one reads; this is a part of the page.
  [/(<div class="[^"]*\btheme-doc-version-banner\b[^"]*" )role="?alert"?/g, '$1role="note"'],
  // A banner is the head of the site, with its name and menu; this is one notice above it.
  [
    /(<div class="[^"]*\btheme-announcement-bar\b[^>]*? )role="?banner"?/g,
    `$1role="region" aria-labelledby="${NOTICE}"`,
  ],
  // The picture of an author links to the same page as the name beside it.
  [/<a (?=[^>]*\bavatar__photo-link\b)/g, '<a tabindex="-1" aria-hidden="true" '],
];

/** @param page HTML of a page, as Docusaurus writes it; what is not of the expected form stays as it is */
export function correctHtml(page: string): string {
  return CORRECTIONS.reduce((html, [fault, better]) => html.replace(fault, better), page);
}
