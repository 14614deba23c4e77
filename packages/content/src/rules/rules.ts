import { checkBeingWritten, checkFrontMatter } from './check-front-matter.ts';
import {
  checkDuplicateIds,
  checkEmptyHeadings,
  checkHeadingOrder,
  checkOneH1,
} from './check-headings.ts';
import { checkImageAlt, checkImageFiles } from './check-images.ts';
import { checkIslands } from './check-islands.ts';
import {
  checkBrokenLinks,
  checkEmptyLinks,
  checkExternalLinks,
  checkExternalList,
  checkInsecureLinks,
  checkLinkAnchors,
  checkLinkSpelling,
  checkMarkdownLinks,
} from './check-links.ts';
import { checkFenceLanguage, checkInlineStyles, checkTableAlignment } from './check-markup.ts';
import { checkSentenceLength, checkWords } from './check-prose.ts';
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
