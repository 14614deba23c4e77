import type { HostingManifest } from '../manifest/hosting-manifest.ts';
import { answerKindOf } from '../rules/answer-kind.ts';
import { markdownOf } from '../rules/negotiate-markdown.ts';
import { securityHeadersOf } from '../rules/response-headers.ts';
import type { Route, RouteTable } from '../rules/route-table.ts';
import type { DecodedPath } from '../rules/site-paths.ts';

/** Name of the nginx variable for a dollar sign, which nginx cannot escape. */
export const dollarVariable = 'vibe_dollar';

/** Quotes a literal where nginx expands no variables, such as a location name. */
export function quoteNginx(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** Quotes a literal where nginx expands variables, such as a header value. */
export function quoteNginxValue(text: string): string {
  return quoteNginx(text).replaceAll('$', `\${${dollarVariable}}`);
}

type Headers = Readonly<Record<string, string>>;

/** Answers that are not a file of the build, such as errors and redirects. */
const otherAnswers = 'others';

/** The header part of a configuration. */
export type NginxHeaders = {
  /** Map blocks, for the `http` block. */
  readonly maps: readonly string[];
  /** Directives for the server block. Locations need no others, except those of `directiveOf`. */
  readonly lines: readonly string[];
  /** Returns the directive that selects a file's headers, with a trailing space; or an empty string. */
  readonly directiveOf: (file: string) => string;
};

/** Names the distinct sets of headers, and returns the set of each file. */
function collectSets(manifest: HostingManifest, files: ReadonlySet<string>, https: boolean) {
  const sets = new Map<string, { readonly name: string; readonly headers: Headers }>();
  const setOf = new Map<string, string>();
  const add = (headers: Headers, newName: string): string => {
    const key = JSON.stringify(headers);
    const { name } = sets.get(key) ?? { name: newName };
    sets.set(key, { name, headers });
    return name;
  };
  add(securityHeadersOf(manifest, { https }), otherAnswers);
  for (const file of files) {
    const name = `${answerKindOf(file, manifest.rules)}_${sets.size}`;
    setOf.set(file, add(securityHeadersOf(manifest, { https, file }), name));
  }
  return { sets: [...sets.values()], setOf };
}

/**
 * Other statuses are not the file, but a message of nginx.
 *
 * @param markdown Header set of the Markdown that a page's address may answer with.
 */
const setMap = (markdown: string) => `# Which security headers an answer has.
map "$status $vibe_file_headers$vibe_negotiated" $vibe_headers {
  default ${otherAnswers};
  "~^(200|206|304) (?<vibe_own_headers>\\w+)(\\.html)?$" $vibe_own_headers;
  "~^(200|206|304) \\w+\\.md$" ${markdown};
}`;

/**
 * Writes the security headers for nginx. A header that differs between answers becomes a variable:
 * `add_header` omits a header whose variable is empty. So one list serves the whole server, and no
 * location needs its own `add_header`, which would discard the inherited list.
 *
 * @param files Decoded paths below the build folder, beginning with `/`.
 */
export function nginxHeaders(
  manifest: HostingManifest,
  files: ReadonlySet<string>,
  https: boolean,
): NginxHeaders {
  const { sets, setOf } = collectSets(manifest, files, https);
  const markdown = [...files].find((file) => file.endsWith('.md')) ?? '';
  const maps = [setMap(setOf.get(markdown) ?? otherAnswers)];
  const lines = [`set $vibe_file_headers ${otherAnswers};`];
  for (const header of new Set(sets.flatMap(({ headers }) => Object.keys(headers)))) {
    const values = sets.map(({ name, headers }) => ({ name, value: headers[header] ?? '' }));
    const [usual, ...rest] = values;
    const usualValue = quoteNginxValue(usual?.value ?? '');
    const others = rest.filter(({ value }) => value !== usual?.value);
    const variable = `$vibe_${header.toLowerCase().replaceAll('-', '_')}`;
    if (others.length > 0) {
      const rows = others.map(({ name, value }) => `\n  ${name} ${quoteNginxValue(value)};`);
      maps.push(`map $vibe_headers ${variable} {\n  default ${usualValue};${rows.join('')}\n}`);
    }
    lines.push(`add_header ${header} ${others.length > 0 ? variable : usualValue} always;`);
  }
  const directiveOf = (file: string): string => {
    const name = setOf.get(file) ?? otherAnswers;
    return name === otherAnswers ? '' : `set $vibe_file_headers ${name}; `;
  };
  return { maps, lines, directiveOf };
}

/** Returns a directive for a file, with a trailing space; or an empty string. */
export type DirectiveOf = (file: string) => string;

/**
 * Writes one exact location per route. nginx matches it against the decoded path, so every spelling
 * of a path arrives here; the `if` redirects all but the canonical one.
 */
function locationOf(
  [path, route]: [DecodedPath, Route],
  directiveOf: DirectiveOf,
  files: ReadonlySet<string>,
): string {
  const location = quoteNginxValue(route.location).slice(0, -1);
  const redirect = (status: number) => `return ${status} ${location}$is_args$args";`;
  const name = `location = ${quoteNginx(path)}`;
  if (route.kind === 'redirect') return `${name} { ${redirect(route.status)} }`;
  const check = `if ($vibe_path != ${location}") { ${redirect(301)} }`;
  // After the check, so that its redirect gets the headers of other answers.
  const directive = directiveOf(route.file);
  if (markdownOf(route.file, files) === undefined) {
    return `${name} { ${check} ${directive}try_files ${quoteNginxValue(route.file)} =404; }`;
  }
  const file = `${quoteNginxValue(route.file.replace(/\.html$/, '')).slice(0, -1)}$vibe_page_ending"`;
  return `${name} { ${check} ${directive}set $vibe_negotiated $vibe_page_ending; try_files ${file} =404; }`;
}

/** Writes the locations of all routes, sorted by path. */
export function nginxLocations(
  routes: RouteTable,
  directiveOf: DirectiveOf,
  files: ReadonlySet<string>,
): readonly string[] {
  return [...routes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((entry) => locationOf(entry, directiveOf, files));
}
