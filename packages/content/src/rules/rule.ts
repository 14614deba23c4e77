import type { Diagnostic, Place } from '@vibe-docs/kernel';
import type { ContentCode } from '../catalogue.ts';
import { diagnose } from '../catalogue.ts';
import type { ExternalLinkList } from '../links/external-links.ts';
import type { Site, SitePage } from '../site/site.ts';

/** Context of a rule besides the page. */
export interface RuleContext {
  readonly site: Site;
  readonly externalLinks: ExternalLinkList;
  /** Content of a text file of the project; `undefined` when it does not exist. */
  readonly read: (path: string) => string | undefined;
}

/** Checks one page. Pages that are not valid MDX are not passed to rules. */
export type PageRule = (page: SitePage, context: RuleContext) => readonly Diagnostic[];

/** Checks the site as a whole. */
export type SiteRule = (context: RuleContext) => readonly Diagnostic[];

/** Message and hint of a finding. */
export interface Finding {
  readonly message: string;
  readonly hint: string;
}

/** Creates a finding at a position of a page. */
export function report(
  code: ContentCode,
  at: { readonly page: SitePage; readonly place: Place },
  finding: Finding,
): Diagnostic {
  const { line, column } = at.place;
  return diagnose(code, { file: at.page.page.file, line, column }, finding);
}
