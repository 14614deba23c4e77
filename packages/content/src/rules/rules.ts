import { checkBeingWritten } from './check-being-written.ts';
import { checkBrokenLinks } from './check-broken-links.ts';
import { checkDuplicateIds } from './check-duplicate-ids.ts';
import { checkEmptyHeadings } from './check-empty-headings.ts';
import { checkEmptyLinks } from './check-empty-links.ts';
import { checkExternalLinks, checkExternalList } from './check-external-links.ts';
import { checkFenceLanguage } from './check-fence-language.ts';
import { checkFrontMatter } from './check-front-matter.ts';
import { checkHeadingOrder } from './check-heading-order.ts';
import { checkImageAlt } from './check-image-alt.ts';
import { checkImageFiles } from './check-image-files.ts';
import { checkInlineStyles } from './check-inline-styles.ts';
import { checkInsecureLinks } from './check-insecure-links.ts';
import { checkIslands } from './check-islands.ts';
import { checkLinkAnchors } from './check-link-anchors.ts';
import { checkLinkSpelling } from './check-link-spelling.ts';
import { checkMarkdownLinks } from './check-markdown-links.ts';
import { checkOneH1 } from './check-one-h1.ts';
import { checkSentenceLength } from './check-sentence-length.ts';
import { checkTableAlignment } from './check-table-alignment.ts';
import { checkWords } from './check-words.ts';
import type { PageRule, SiteRule } from './rule.ts';

/** Rules that only read the front matter, and so do not need valid MDX. */
export const frontMatterRules: readonly PageRule[] = [checkFrontMatter, checkBeingWritten];

/** Rules that look at the body of a page. */
export const bodyRules: readonly PageRule[] = [
  checkOneH1,
  checkHeadingOrder,
  checkEmptyHeadings,
  checkDuplicateIds,
  checkInlineStyles,
  checkTableAlignment,
  checkIslands,
  checkSentenceLength,
  checkWords,
  checkFenceLanguage,
  checkImageAlt,
  checkImageFiles,
  checkEmptyLinks,
  checkBrokenLinks,
  checkLinkAnchors,
  checkLinkSpelling,
  checkMarkdownLinks,
  checkInsecureLinks,
  checkExternalLinks,
];

/** Rules that look at the site as a whole. */
export const siteRules: readonly SiteRule[] = [checkExternalList];
