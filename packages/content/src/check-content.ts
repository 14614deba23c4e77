import { type Diagnostic, sortDiagnostics } from '@vibe-docs/kernel';
import { diagnose } from './catalogue.ts';
import { readExternalLinks } from './links/external-links.ts';
import { checkLinks } from './rules/check-links.ts';
import { checkTerms, type Vocabulary } from './rules/check-terms.ts';
import { bodyRules, frontMatterRules } from './rules/rules.ts';
import { readSite } from './site/read-site.ts';
import type { Site, SiteSource } from './site/site.ts';
import type { SourceFiles } from './site/source-files.ts';

/** Input of the content checks. */
export interface ContentSource extends SiteSource {
  /** The list of external links: a JSON file, path from the project folder. */
  readonly externalLinks: string;
  /** Without it, no terms are checked. */
  readonly vocabulary?: Vocabulary;
}

/** The site and all findings of the checks. */
export interface ContentCheck {
  readonly site: Site;
  /** Sorted by file and line. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the site and applies every rule.
 *
 * @param source the folders and files of each content set
 * @param files where the files are read from
 */
export function checkContent(source: ContentSource, files: SourceFiles): ContentCheck {
  const site = readSite(source, files);
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
