import { type AnswerKind, kindOf } from './content-types.ts';
import type { HostingRules } from './hosting-rules.ts';

/** Below it are scripts that only pages load: all others may be started as a worker. */
const pageScripts = '/assets/js/';
/** Worker scripts, although they are below `pageScripts`. */
export const WORKER_FOLDER = '/assets/js/workers/';

/**
 * Returns whether a file is a page that other pages embed in a frame.
 *
 * @param file Decoded path below the build folder, beginning with `/`.
 */
export function isFramedPage(file: string, { framed }: Pick<HostingRules, 'framed'>): boolean {
  return framed !== undefined && file.startsWith(framed.prefix) && file.endsWith('.html');
}

/**
 * Returns the kind of a file that is the whole answer, with status 200, 206 or 304. All other answers are
 * `active`.
 *
 * @param file Decoded path below the build folder, beginning with `/`.
 */
export function answerKindOf(file: string, rules: Pick<HostingRules, 'framed'>): AnswerKind {
  if (isFramedPage(file, rules)) return 'framed';
  const kind = kindOf(file);
  if (kind !== 'script') return kind;
  const isOfPages = [pageScripts, rules.framed?.prefix ?? pageScripts].some((prefix) =>
    file.startsWith(prefix),
  );
  return isOfPages && !file.startsWith(WORKER_FOLDER) ? 'part' : 'active';
}
