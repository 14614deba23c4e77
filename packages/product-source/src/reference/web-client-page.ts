import { z } from 'zod';
import type { Facts, RouteFact } from '../facts.ts';
import { page, sourceLink, table } from './backend-pages.ts';
import { sourceUrl } from './build-reference.ts';
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
  const rows = routes.map((route) => {
    const guard = guardText(words.guards, route);
    const purpose = words.routes[keyOf(route)] ?? NOBODY;
    return [
      breakable(route.path),
      guard === '' ? purpose : `${purpose}. **Guard:** ${guard}`,
      route.page === '' ? 'none' : fileLink(facts, route.page),
    ];
  });
  return table(['Address', 'What it is for', 'Page file'], rows);
}

/** Code in pieces of at most 26 characters between which a line may break, so that a column stays narrow. */
function breakable(path: string): string {
  const pieces: string[] = [];
  for (const part of path.split(/(?=\/)/)) {
    const last = pieces.at(-1);
    if (last === undefined || last.length + part.length > 26) pieces.push(part);
    else pieces[pieces.length - 1] = last + part;
  }
  return pieces.map((piece) => `\`${piece}\``).join('<wbr />');
}

/** Not as code, which breaks between any two letters in a last column. */
function fileLink(facts: Facts, file: string): string {
  const name = file.replace(PAGES, '').replace('frontend/src/', '');
  return `[${name}](${sourceUrl(facts, file, 1)})`;
}

/** What a route asks for itself, without the guard of its parent. */
function guardText(words: Readonly<Record<string, string>>, route: RouteFact): string {
  const redirects = route.guards.map(({ when, to }) => {
    const conditions = when.map((condition) => words[condition] ?? `\`${condition}\``);
    return `${conditions.filter((text) => text !== '').join(', ') || 'otherwise'} → \`${to}\``;
  });
  return [...redirects, ...route.wrappers.map((name) => `\`${name}\``)].join('; ');
}

function screenText(
  facts: Facts,
  { title, route, parts, note }: z.infer<typeof clientSchema>['screens'][number],
): string {
  const rows = Object.entries(parts).map(([file, operations]) => [
    sourceLink(facts, { file: `frontend/src/${file}`, line: 1 }, shortName(file)),
    operations.map((id) => operationLink(facts, id)).join(', '),
  ]);
  const text = note === undefined ? '' : `${note}\n\n`;
  return `### ${title}\n\n\`${route}\`. ${text}\n\n${table(['File', 'Operations'], rows)}`;
}

/** Enough of a file's name to tell it from the others of a screen. */
function shortName(file: string): string {
  const name = file.replace('app/pages/', '');
  return name.length > 34 ? `…/${name.split('/').at(-1)}` : name;
}
