import { resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import {
  buildChanges,
  buildReference,
  readNewestFacts,
  readTexts,
} from '@vibe-docs/product-source/reference';
import oldAnchors from './old-anchors.json' with { type: 'json' };

/** Adds `/api` and a page for each group of operations, from the facts about the product. */
export default function apiPagePlugin({ baseUrl, siteDir }: LoadContext): Plugin<void> {
  return {
    name: 'api-page',
    async contentLoaded({ actions: { addRoute, createData } }) {
      const addPage = (
        path: string,
        component: string,
        modules: Readonly<Record<string, string>>,
      ) =>
        addRoute({
          path: normalizeUrl([baseUrl, 'api', path]),
          component: `@site/src/components/ApiReference/${component}.tsx`,
          modules: { ...modules },
          exact: true,
        });
      const facts = readNewestFacts();
      const reference = buildReference(facts, readTexts());
      const groups = reference.groups.map(({ slug, title, text, controllers }) => ({
        slug,
        title,
        text,
        operations: controllers.flatMap(({ operations }) =>
          operations.map(({ id, method, path, title: name }) => ({
            id,
            aliases: Object.entries(oldAnchors).flatMap(([old, now]) => (now === id ? [old] : [])),
            method,
            path,
            title: name,
          })),
        ),
      }));
      const start = await createData('start.json', JSON.stringify({ ...reference, groups }));
      addPage('', 'StartPage', { start });
      const titles = groups.map(({ slug, title }) => ({ slug, title }));
      const links = await createData('groups.json', JSON.stringify(titles));
      const changes = JSON.stringify(buildChanges(readNewestFacts(1), facts, reference));
      addPage('changes', 'ChangesPage', {
        changes: await createData('changes.json', changes),
        groups: links,
      });
      for (const group of reference.groups) {
        const data = await createData(`${group.slug}.json`, JSON.stringify(group));
        addPage(group.slug, 'GroupPage', { group: data, groups: links });
      }
    },
    getPathsToWatch() {
      return [resolve(siteDir, '../packages/product-source/{facts,texts}/*')];
    },
  };
}
