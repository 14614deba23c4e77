import { sortDiagnostics } from '@vibe-docs/kernel';
import { type ContentCode, diagnose } from './catalogue.ts';
import { readExternalLinks } from './links/external-links.ts';
import { readPage } from './page/read-page.ts';
import { checkFrontMatter } from './rules/check-front-matter.ts';
import {
  checkDuplicateIds,
  checkEmptyHeadings,
  checkHeadingOrder,
  checkOneH1,
} from './rules/check-headings.ts';
import { checkExternalImages, checkImageAlt, checkImageFiles } from './rules/check-images.ts';
import { checkIslands } from './rules/check-islands.ts';
import { checkLinks } from './rules/check-links.ts';
import {
  checkFenceLanguage,
  checkInlineStyles,
  checkTableAlignment,
} from './rules/check-markup.ts';
import { checkSentenceLength, checkWords } from './rules/check-prose.ts';
import { checkTerms, type Vocabulary } from './rules/check-terms.ts';
import type { PageRule } from './rules/rule.ts';
import { readSite } from './site/read-site.ts';
import type { SiteSource } from './site/site.ts';
import type { SourceFiles } from './site/source-files.ts';

/** Input of the content checks. */
export interface ContentSource extends SiteSource {
  /** The list of external links: a JSON file, path from the project folder. */
  readonly externalLinks: string;
  /** Without it, no terms are checked. */
  readonly vocabulary?: Vocabulary;
}

type RuleTable = readonly (readonly [code: ContentCode, rule: PageRule])[];

/** Rules that only read the front matter, and so do not need valid MDX. */
const frontMatterRules: RuleTable = [['page/front-matter', checkFrontMatter]];

/** Rules that look at the body of a page. Links and terms are checked for all pages at once. */
const bodyRules: RuleTable = [
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

/**
 * Reads the site and applies every rule.
 *
 * @param read reads one page
 * @returns the site and all findings, sorted by file and line
 */
export function checkContent(source: ContentSource, files: SourceFiles, read = readPage) {
  const site = readSite(source, files, read);
  const externalLinks = readExternalLinks(source.externalLinks, files.read(source.externalLinks));
  const context = { site, read: files.read };
  const ofPages = site.pages.flatMap((page) => {
    const { file, isParsed } = page.page;
    const rules = isParsed ? [...frontMatterRules, ...bodyRules] : frontMatterRules;
    return rules.flatMap(([code, check]) =>
      check(page, context).map(({ place, ...text }) => diagnose(code, { ...place, file }, text)),
    );
  });
  const ofLinks = checkLinks(site, externalLinks);
  const ofTerms = source.vocabulary ? checkTerms(site, source.vocabulary) : [];
  const found = [...site.diagnostics, ...ofPages, ...ofLinks, ...ofTerms];
  return { site, diagnostics: sortDiagnostics(found) };
}
