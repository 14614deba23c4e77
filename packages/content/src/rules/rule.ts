import type { Place } from '@vibe-docs/kernel';
import type { Site, SitePage } from '../site/site.ts';

/** Context of a rule besides the page. */
export interface RuleContext {
  readonly site: Site;
  /** Content of a text file of the project; `undefined` when it does not exist. */
  readonly read: (path: string) => string | undefined;
}

/** What a rule found on a page. Its code is that of the rule: see `checkContent`. */
export interface Finding {
  readonly place: Place;
  /** What was found and what was expected: one sentence. */
  readonly message: string;
  /** What to do next. */
  readonly hint: string;
}

/** Checks one page. */
export type PageRule = (page: SitePage, context: RuleContext) => readonly Finding[];
