import { assertNever } from '@vibe-docs/kernel';
import { codeOf } from './content-types.ts';
import type { HostingRules } from './hosting-rules.ts';

/**
 * How a browser uses an answer, which decides the headers that have an effect on it:
 *
 * - `active`: may run code under its own headers. Pages; workers, which take the policy of their own
 *   script (HTML Standard, "create a policy container from a fetch response"), and with it
 *   Referrer-Policy and Cross-Origin-Embedder-Policy; redirects, where the opener policy counts
 *   in between, and errors; files of unknown types.
 * - `framed`: a page that other pages of the site embed in a frame.
 * - `inert`: a document without code when it is opened directly: SVG and other XML. A policy
 *   that allows nothing, not even framing, makes the other headers unnecessary.
 * - `part`: a subresource of a page, which is subject to the page's own headers, and anything without code.
 */
export type AnswerKind = 'active' | 'framed' | 'inert' | 'part';

/**
 * Returns whether a file is a page that other pages embed in a frame.
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
 * Returns the kind of a file that is the whole answer, with status 200, 206 or 304. All other answers are
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
