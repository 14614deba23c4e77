import { SITE_ORIGIN } from './contract-routes.ts';
import type { SiteRoute } from './routes.ts';

/** The server's answer for the address of a route. */
export interface RouteAnswer {
  readonly status: number;
  readonly isRedirected: boolean;
  readonly html: string;
}

/** What a rendered page says about itself. */
export interface PageFacts {
  /** Texts of all headings of level 1. */
  readonly titles: readonly string[];
  readonly language: string;
  /** The page's own address according to each `link` of the kind. */
  readonly canonicals: readonly string[];
  readonly description: string;
  /** Path of the address bar. */
  readonly tab: string;
  /** Ids that occur more than once. */
  readonly repeatedIds: readonly string[];
}

/** Minimum length of a description, in characters. */
const SHORTEST_DESCRIPTION = 20;

/** @returns problems of the server's answer, before any script has run */
export function judgeAnswer(
  { status, isRedirected, html }: RouteAnswer,
  route: SiteRoute,
): string[] {
  return [
    ...(isRedirected ? ['is redirected'] : []),
    ...compare('status', status, 200),
    ...compare('canonical address in the HTML', canonicalOf(html), addressOf(route)),
    ...compare('title in the HTML', titleOf(html), route.title),
    ...(/<main\b/.test(html) ? [] : ['has no main part in the HTML']),
  ];
}

/** @returns problems of a rendered page */
export function judgeFacts(facts: PageFacts, route: SiteRoute): string[] {
  const { titles, language, canonicals, description, tab, repeatedIds } = facts;
  return [
    ...compare('titles', titles, [route.title]),
    ...compare('language', language, 'en'),
    ...compare('canonical addresses', canonicals, [addressOf(route)]),
    ...(description.length < SHORTEST_DESCRIPTION
      ? [`description is ${JSON.stringify(description)}, which is too short`]
      : []),
    ...(tab.includes('ViBe') ? [] : [`tab is ${JSON.stringify(tab)}, which does not name ViBe`]),
    ...repeatedIds.map((id) => `has more than one element with the id "${id}"`),
  ];
}

function addressOf({ path }: SiteRoute): string {
  return SITE_ORIGIN + encodeURI(path);
}

function compare(name: string, found: unknown, expected: unknown): string[] {
  const [is, isNot] = [found, expected].map((value) => JSON.stringify(value));
  return is === isNot ? [] : [`${name}: ${is}, not ${isNot}`];
}

/** @returns the canonical address in a page's HTML */
function canonicalOf(html: string): string | undefined {
  const link = /<link\b[^>]*\brel="?canonical\b[^>]*>/.exec(html)?.[0];
  return link && /\bhref="?([^">\s]+)/.exec(link)?.[1]?.replaceAll('&amp;', '&');
}

/** @returns the text of the first `h1` in the HTML of a page */
function titleOf(html: string): string | undefined {
  const inside = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  return inside
    ?.replace(/<!--.*?-->|<[^>]*>/g, '')
    .replace(/&(?:#x27|#39|apos);/g, "'")
    .replace(/&quot;/g, '"')
    .replaceAll('&amp;', '&')
    .trim();
}
