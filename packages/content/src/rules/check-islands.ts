import type { Place } from '@vibe-docs/kernel';
import type { SitePage } from '../site/site.ts';
import { findState, importsOf, stateIn } from './find-state.ts';
import { type Finding, type PageRule, report } from './rule.ts';

/**
 * `page/component-needs-island`: React does not run on a page outside of its islands, so state and
 * event handlers have no effect there. They do work in `npm run dev`, which hides the mistake.
 */
export const checkIslands: PageRule = (page, { site, read }) => {
  const { frontMatter, scripts, handlers, file } = page.page;
  if (frontMatter.values.get('application') === true) {
    return [];
  }
  const ofScripts = scripts.flatMap((script) => {
    const own = stateIn(script.text);
    const ofImports = importsOf(script.text).flatMap(({ source, line }) => {
      const state = findState(source, { from: file, folder: site.folder, read });
      const place = { line: script.line + line, column: 1 };
      return state === undefined
        ? []
        : [finding(page, place, `"${source}" needs React: ${state.file} holds "${state.text}".`)];
    });
    return own === undefined
      ? ofImports
      : [...ofImports, finding(page, script, `"${own}" needs React.`)];
  });
  const ofTags = handlers.map((place) => finding(page, place, 'An event handler needs React.'));
  return [...ofScripts, ...ofTags];
};

function finding(page: SitePage, place: Place, found: string) {
  const text: Finding = {
    message: `${found} It does not run on this page.`,
    hint: 'Wrap the component in <Island> (site/src/islands/Island.tsx), or set "application: true" in the front matter.',
  };
  return report('page/component-needs-island', { page, place }, text);
}
