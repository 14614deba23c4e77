import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { openResultStore } from '@vibe-docs/kernel/result-store';
import { projectFolder } from '@vibe-docs/site-model/page-files';
import {
  buildChanges,
  buildReference,
  readNewestFacts,
  readTexts,
} from '../../src/reference/index.ts';
import oldAnchors from './old-anchors.json' with { type: 'json' };

const FOLDER = 'packages/product-source';

/** What all pages show. Building it takes 0.7 s of CPU time at each start of the development server. */
function readReference() {
  const code = [`${FOLDER}/facts`, `${FOLDER}/texts`, `${FOLDER}/src`, 'packages/kernel/src'];
  const build = () => {
    const facts = readNewestFacts();
    const reference = buildReference(facts, readTexts());
    return { reference, changes: buildChanges(readNewestFacts(1), facts, reference) };
  };
  const kept = openResultStore<ReturnType<typeof build>>('api', { projectFolder, code });
  return kept.read('', '') ?? kept.write('', '', build());
}

/** Adds `/api` and a page for each group of operations, from the facts about the product. */
export default function apiPagePlugin({ baseUrl }: LoadContext): Plugin {
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
          component: `@vibe-docs/product-source/ui/ApiReference/${component}`,
          modules: { ...modules },
          exact: true,
        });
      const { reference, changes } = readReference();
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
      addPage('changes', 'ChangesPage', {
        changes: await createData('changes.json', JSON.stringify(changes)),
        groups: links,
      });
      for (const group of reference.groups) {
        const data = await createData(`${group.slug}.json`, JSON.stringify(group));
        addPage(group.slug, 'GroupPage', { group: data, groups: links });
      }
    },
    getPathsToWatch() {
      return [`${projectFolder}/${FOLDER}/{facts,texts}/*`];
    },
  };
}
