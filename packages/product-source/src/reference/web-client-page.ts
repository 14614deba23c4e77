import { z } from 'zod';
import type { Facts, RouteFact } from '../facts.ts';
import { page, sourceLink, table } from './backend-pages.ts';
import { NOBODY, operationLink, refuseUnknown, wordsOf } from './words-by-hand.ts';

const PAGES = 'frontend/src/app/pages/';

/** Words for the web client: `pages/web-client.yaml`. */
const clientSchema = z.strictObject({
  /** Address to what the page is for. */
  routes: z.record(z.string(), z.string()),
  /** Condition of a guard to words. */
  guards: z.record(z.string(), z.string()),
  screens: z.array(
    z.strictObject({
      title: z.string(),
      route: z.string(),
      /** File below `frontend/src` to the operations that it calls. */
      parts: z.record(z.string(), z.array(z.string())),
      note: z.string().optional(),
    }),
  ),
});

/**
 * The page about the web client: routes, and the screens with the operations that they call.
 * @throws Error when its words name a route, a file or an operation that the product does not have
 */
export function webClientPage(facts: Facts) {
  const words = wordsOf('web-client', clientSchema);
  const routes = facts.frontendRoutes;
  refuseUnknown('web-client', Object.keys(words.routes), routes.map(keyOf));
  const screens = words.screens;
  refuseUnknown(
    'web-client',
    screens.flatMap(({ parts }) => Object.keys(parts).map((file) => `frontend/src/${file}`)),
    facts.files.map(({ file }) => file),
  );
  const area = (pattern: RegExp) =>
    routeTable(
      facts,
      words,
      routes.filter((route) => pattern.test(route.path) && !isSignIn(route)),
    );
  return page(facts, 'inside/web-client.mdx', 'web-client', {
    routes: String(routes.length),
    addresses: String(new Set(routes.map(({ path }) => path)).size),
    signIn: routeTable(facts, words, routes.filter(isSignIn)),
    teacher: area(/^\/teacher\b/),
    student: area(/^\/student\b/),
    toggle: operationLink(facts, 'ModuleController.toggleVisibility'),
    screens: screens.map((screen) => screenText(facts, screen)).join('\n\n'),
  });
}

/** Two addresses have a layout and a page. */
const keyOf = ({ path, parent }: RouteFact) =>
  path === parent && path !== '/' ? `${path} (page)` : path;

const isSignIn = ({ path, parent }: RouteFact) =>
  parent === '/' && !/^\/(teacher|student)($|\/(?!login))/.test(path);

function routeTable(
  facts: Facts,
  words: z.infer<typeof clientSchema>,
  routes: readonly RouteFact[],
): string {
  const rows = routes.map((route) => [
    `\`${route.path}\``,
    route.page === ''
      ? 'none'
      : sourceLink(
          facts,
          { file: route.page, line: 1 },
          route.page.replace(PAGES, '').replace('frontend/src/', ''),
        ),
    words.routes[keyOf(route)] ?? NOBODY,
    guardText(words.guards, route),
  ]);
  return table(['Address', 'Page file', 'What it is for', 'Guard'], rows);
}

function guardText(words: Readonly<Record<string, string>>, route: RouteFact): string {
  const redirects = route.guards.map(({ when, to }) => {
    const conditions = when.map((condition) => words[condition] ?? `\`${condition}\``);
    return `${conditions.filter((text) => text !== '').join(', ') || 'otherwise'} → \`${to}\``;
  });
  const wrappers = route.wrappers.map((name) => `\`${name}\``);
  const inherited = route.parent === '/' ? [] : [`as \`${route.parent}\``];
  return [...inherited, ...redirects, ...wrappers].join('; ') || 'none';
}

function screenText(
  facts: Facts,
  { title, route, parts, note }: z.infer<typeof clientSchema>['screens'][number],
): string {
  const rows = Object.entries(parts).map(([file, operations]) => [
    sourceLink(facts, { file: `frontend/src/${file}`, line: 1 }, file.replace('app/pages/', '')),
    operations.map((id) => operationLink(facts, id)).join(', '),
  ]);
  const text = note === undefined ? '' : `${note}\n\n`;
  return `### ${title}\n\n\`${route}\`. ${text}\n\n${table(['File', 'Operations'], rows)}`;
}
