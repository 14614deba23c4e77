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
    async contentLoaded({ actions }) {
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
      const start = JSON.stringify({ ...reference, groups });
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'api']),
        component: '@site/src/components/ApiReference/StartPage.tsx',
        modules: { start: await actions.createData('start.json', start) },
        exact: true,
      });
      const links = await actions.createData(
        'groups.json',
        JSON.stringify(groups.map(({ slug, title }) => ({ slug, title }))),
      );
      const changes = JSON.stringify(buildChanges(readNewestFacts(1), facts, reference));
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'api', 'changes']),
        component: '@site/src/components/ApiReference/ChangesPage.tsx',
        modules: { changes: await actions.createData('changes.json', changes), groups: links },
        exact: true,
      });
      for (const group of reference.groups) {
        actions.addRoute({
          path: normalizeUrl([baseUrl, 'api', group.slug]),
          component: '@site/src/components/ApiReference/GroupPage.tsx',
          modules: {
            group: await actions.createData(`${group.slug}.json`, JSON.stringify(group)),
            groups: links,
          },
          exact: true,
        });
      }
    },
    getPathsToWatch() {
      return [resolve(siteDir, '../packages/product-source/{facts,texts}/*')];
    },
  };
}
