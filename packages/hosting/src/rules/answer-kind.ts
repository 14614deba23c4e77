import { assertNever } from '@vibe-docs/kernel';
import { codeOf } from './content-types.ts';
import type { HostingRules } from './hosting-rules.ts';

/**
 * What an answer is to a browser, which decides the headers that act on it:
 *
 * - `active`: may run code by its own headers. Pages; workers, which take the policy of their own
 *   script (HTML Standard, "create a policy container from a fetch response"), and with it
 *   Referrer-Policy and Cross-Origin-Embedder-Policy; redirects, where the opener policy counts
 *   on the way, and errors; files of unknown types.
 * - `framed`: a page that other pages of the site show in a frame.
 * - `inert`: a document when it is opened by its address, without code: SVG and other XML. A policy
 *   that allows nothing, to be framed neither, leaves the other headers nothing to act on.
 * - `part`: what a page loads and rules by the page's own headers, and what holds no code.
 */
export type AnswerKind = 'active' | 'framed' | 'inert' | 'part';

/**
 * Tells whether a file is a page that other pages show in a frame.
 *
 * @param file Decoded path below the build folder, beginning with `/`.
 */
export function isFramedPage(file: string, { framed }: Pick<HostingRules, 'framed'>): boolean {
  return framed !== undefined && file.startsWith(framed.prefix) && file.endsWith('.html');
}

function isPageScript(file: string, rules: Pick<HostingRules, 'pageScripts' | 'workers'>): boolean {
  const isIn = (prefix: string) => file.startsWith(prefix);
  return rules.pageScripts.some(isIn) && !isIn(rules.workers);
}

/**
 * Gives the kind of a file that is the whole answer, with status 200, 206 or 304. All other answers are
 * `active`.
 *
 * @param file Decoded path below the build folder, beginning with `/`.
 */
export function answerKindOf(
  file: string,
  rules: Pick<HostingRules, 'framed' | 'pageScripts' | 'workers'>,
): AnswerKind {
  const code = codeOf(file);
  switch (code) {
    case 'page':
      return isFramedPage(file, rules) ? 'framed' : 'active';
    case 'drawing':
      return 'inert';
    case 'script':
      return isPageScript(file, rules) ? 'part' : 'active';
    case 'none':
      return 'part';
    default:
      return assertNever(code);
  }
}
