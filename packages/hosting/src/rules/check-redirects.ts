import type { HostingRules, RedirectRule } from './hosting-rules.ts';
import { buildRouteTable, cleanSitePath } from './route-table.ts';

/** An invalid redirect rule, with the reason and the remedy. */
export type RedirectProblem = { readonly message: string; readonly hint: string };

/**
 * Finds redirect rules that can never work: a source that is a page, two rules for one source, a
 * target that does not exist, a target that is itself redirected.
 *
 * @param files Decoded paths below the build folder, beginning with `/`.
 */
export function checkRedirects(
  files: ReadonlySet<string>,
  rules: Pick<HostingRules, 'basePath' | 'redirects'>,
): readonly RedirectProblem[] {
  const { basePath, redirects } = rules;
  const clean = (path: string) => cleanSitePath(path, basePath);
  const pages = buildRouteTable({ files, basePath, redirects: [] });
  const replaced = new Set(
    redirects.filter((rule) => rule.overPage).map(({ from }) => clean(from)),
  );
  const targets = new Map<string, string>();

  function problemOf({ from, to, overPage }: RedirectRule): RedirectProblem | undefined {
    const source = clean(from);
    const earlier = targets.get(source);
    targets.set(source, to);
    if (pages.has(source) && !overPage) {
      const message = `The redirect from "${from}" hides a page.`;
      return { message, hint: 'Remove it, or set "overPage" when the page only leads on.' };
    }
    if (earlier !== undefined) {
      const message = `Two redirects start at "${from}": to "${earlier}" and to "${to}".`;
      return { message, hint: 'Keep one of them.' };
    }
    if (replaced.has(clean(to))) {
      const message = `The redirect from "${from}" leads to "${to}", which is redirected itself.`;
      return { message, hint: 'Give the path of the page where the reader arrives in the end.' };
    }
    if (pages.get(clean(to))?.kind !== 'file') {
      const message = `The redirect from "${from}" leads to "${to}", which is not a file of the build.`;
      return {
        message,
        hint: 'Give the path of an existing page, decoded, without the base path.',
      };
    }
    return undefined;
  }
  return redirects.map(problemOf).filter((problem) => problem !== undefined);
}
