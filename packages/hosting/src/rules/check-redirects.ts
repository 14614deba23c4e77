import { type Diagnostic, diagnosticMaker } from '@vibe-docs/kernel';
import type { SiteFile } from './file-kinds.ts';
import type { HostingRules } from './hosting-rules.ts';
import { buildRouteTable, cleanSitePath } from './route-table.ts';

const diagnose = diagnosticMaker({ 'hosting/redirect': 'error' });

/**
 * Finds redirect rules that can never work: a source that is a page, two rules for one source, a
 * target that does not exist, a target that is itself redirected.
 */
export function checkRedirects(
  files: ReadonlySet<SiteFile>,
  { basePath, redirects }: Pick<HostingRules, 'basePath' | 'redirects'>,
): readonly Diagnostic[] {
  const pages = buildRouteTable({ files, basePath, redirects: [] });
  const rules = redirects.map((rule) => ({ ...rule, source: cleanSitePath(rule.from, basePath) }));
  return rules.flatMap(({ from, to, overPage, source }, index) => {
    const target = cleanSitePath(to, basePath);
    const earlier = rules.slice(0, index).findLast((rule) => rule.source === source);
    const rule = `The redirect from "${from}"`;
    const report = (message: string, hint: string) => [
      diagnose(
        'hosting/redirect',
        { file: 'hosting rules', line: 1, column: 1 },
        { message, hint },
      ),
    ];
    if (pages.has(source) && !overPage) {
      const hint = 'Remove it, or set "overPage" when the page only leads on.';
      return report(`${rule} hides a page.`, hint);
    }
    if (earlier !== undefined) {
      const message = `Two redirects start at "${from}": to "${earlier.to}" and to "${to}".`;
      return report(message, 'Keep one of them.');
    }
    if (rules.some((other) => other.overPage && other.source === target)) {
      const hint = 'Give the path of the page where the reader arrives in the end.';
      return report(`${rule} leads to "${to}", which is redirected itself.`, hint);
    }
    if (pages.get(target)?.kind !== 'file') {
      const hint = 'Give the path of an existing page, decoded, without the base path.';
      return report(`${rule} leads to "${to}", which is not a file of the build.`, hint);
    }
    return [];
  });
}
