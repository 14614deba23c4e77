import type { ContentCode } from '../catalogue.ts';
import { checkBeingWritten, checkFrontMatter } from './check-front-matter.ts';
import {
  checkDuplicateIds,
  checkEmptyHeadings,
  checkHeadingOrder,
  checkOneH1,
} from './check-headings.ts';
import { checkExternalImages, checkImageAlt, checkImageFiles } from './check-images.ts';
import { checkIslands } from './check-islands.ts';
import { checkFenceLanguage, checkInlineStyles, checkTableAlignment } from './check-markup.ts';
import { checkSentenceLength, checkWords } from './check-prose.ts';
import type { PageRule } from './rule.ts';

type RuleTable = readonly (readonly [code: ContentCode, rule: PageRule])[];

/** Rules that only read the front matter, and so do not need valid MDX. */
export const frontMatterRules: RuleTable = [
  ['page/front-matter', checkFrontMatter],
  ['page/being-written', checkBeingWritten],
];

/** Rules that look at the body of a page. Links and terms are checked for all pages at once. */
export const bodyRules: RuleTable = [
  ['page/one-h1', checkOneH1],
  ['page/heading-order', checkHeadingOrder],
  ['page/empty-heading', checkEmptyHeadings],
  ['page/duplicate-id', checkDuplicateIds],
  ['page/inline-style', checkInlineStyles],
  ['page/table-alignment', checkTableAlignment],
  ['page/component-needs-island', checkIslands],
  ['page/long-sentences', checkSentenceLength],
  ['page/word-list', checkWords],
  ['fence/no-language', checkFenceLanguage],
  ['image/missing-alt', checkImageAlt],
  ['image/external', checkExternalImages],
  ['image/missing-file', checkImageFiles],
];
