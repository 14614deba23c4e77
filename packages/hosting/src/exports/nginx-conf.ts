import type { HostingManifest } from '../built-site.ts';
import {
  answerKindOf,
  contentTypes,
  type SiteFile,
  unknownContentType,
} from '../rules/file-kinds.ts';
import { markdownOf } from '../rules/negotiate-markdown.ts';
import { cacheClasses, securityHeadersOf, usualCacheControl } from '../rules/response-headers.ts';
import { buildRouteTable, notFoundFile, notFoundText, type Route } from '../rules/route-table.ts';

/** Input of `renderNginxConf`. */
export type NginxOptions = {
  readonly manifest: HostingManifest;
  readonly files: ReadonlySet<SiteFile>;
  /** Folder of the build on the web server, absolute. */
  readonly root: string;
  /** Value of the `listen` directive, such as `80` or `127.0.0.1:8080`. */
  readonly listen: string;
  /** Value of `server_name`, such as `docs.example.org`. */
  readonly serverName: string;
  /** Served over https: adds Strict-Transport-Security. */
  readonly https: boolean;
  /** The server has the module ngx_brotli. */
  readonly brotli: boolean;
};

/** Name of the nginx variable for a dollar sign, which nginx cannot escape. */
const dollarVariable = 'vibe_dollar';

/** Quotes a literal where nginx expands no variables, such as a location name. */
function quoteNginx(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** Quotes a literal where nginx expands variables, such as a header value. */
function quoteNginxValue(text: string): string {
  return quoteNginx(text).replaceAll('$', `\${${dollarVariable}}`);
}

/** Answers that are not a file of the build, such as errors and redirects. */
const otherAnswers = 'others';

/** Names the distinct sets of headers, and returns the set of each file. */
function collectSets(manifest: HostingManifest, files: ReadonlySet<SiteFile>, https: boolean) {
  const sets = new Map<string, { name: string; headers: Readonly<Record<string, string>> }>();
  const setOf = new Map<string, string>();
  const add = (headers: Readonly<Record<string, string>>, newName: string): string => {
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
 * @returns `maps` are blocks for the `http` block, `lines` directives for the server block; `directiveOf` returns the
 * directive that selects a file's headers, with a trailing space, or an empty string.
 */
function headerDirectives({ manifest, files, https }: NginxOptions) {
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

/**
 * Writes one exact location per route. nginx matches it against the decoded path, so every spelling
 * of a path arrives here; the `if` redirects all but the canonical one.
 */
function locationOf(
  path: string,
  route: Route,
  context: { readonly files: ReadonlySet<string>; readonly directiveOf: (file: string) => string },
): string {
  const location = quoteNginxValue(route.location).slice(0, -1);
  const redirect = (status: number) => `return ${status} ${location}$is_args$args";`;
  const name = `location = ${quoteNginx(path)}`;
  if (route.kind === 'redirect') return `${name} { ${redirect(route.status)} }`;
  const check = `if ($vibe_path != ${location}") { ${redirect(301)} }`;
  // After the check, so that its redirect gets the headers of other answers.
  const directive = context.directiveOf(route.file);
  if (markdownOf(route.file, context.files) === undefined) {
    return `${name} { ${check} ${directive}try_files ${quoteNginxValue(route.file)} =404; }`;
  }
  const file = `${quoteNginxValue(route.file.replace(/\.html$/, '')).slice(0, -1)}$vibe_page_ending"`;
  return `${name} { ${check} ${directive}set $vibe_negotiated $vibe_page_ending; try_files ${file} =404; }`;
}

const escapeRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function maps(): string {
  const classes = cacheClasses.map(
    ({ prefix, cacheControl }) =>
      `  ${quoteNginx(`~^(200|206|304) ${escapeRegex(prefix)}`)} ${quoteNginxValue(cacheControl)};`,
  );
  return `# The path as the reader sent it, without the query.
map $request_uri $vibe_path {
  "~^(?<vibe_raw_path>[^?#]*)" $vibe_raw_path;
}

# Dot segments, encoded separators, backslashes and control characters name no page.
map $request_uri $vibe_is_malformed {
  default 0;
  "~*^[^?#]*/(\\.|%2e)(\\.|%2e)?([/?#]|$)" 1;
  "~*^[^?#]*(%2f|%5c|\\\\\\\\|%[01][0-9a-f]|%7f)" 1;
}

# Caching by class; errors and redirects are revalidated like pages.
map "$status $uri" $vibe_cache_control {
  default ${quoteNginxValue(usualCacheControl)};
${classes.join('\n')}
}

# Markdown for clients that name it and like it no less than HTML. Without arithmetic, a quality below 1
# counts only where HTML is not named.
map $http_accept $vibe_page_ending {
  default ".html";
  "~*text/markdown\\s*;\\s*q=0(\\.0*)?\\s*(,|$)" ".html";
  "~*(^|,)\\s*text/markdown\\s*(;\\s*q=1(\\.0*)?\\s*)?(,|$)" ".md";
  "~*text/html" ".html";
  "~*(^|,)\\s*text/markdown\\s*;\\s*q=0\\.\\d" ".md";
}

# A page and its Markdown have one address: a cache must keep them apart.
map $vibe_negotiated $vibe_vary {
  default Accept;
  "" "";
}

map $status $vibe_allow {
  default "";
  405 "GET, HEAD";
}

geo $${dollarVariable} {
  default "$";
}`;
}

const indent = (lines: readonly string[], spaces: number): string =>
  lines.map((line) => `${' '.repeat(spaces)}${line}`).join('\n');

function server(options: NginxOptions, headers: ReturnType<typeof headerDirectives>): string {
  const { manifest, files, root, listen, serverName, brotli } = options;
  const { directiveOf } = headers;
  const routes = [...buildRouteTable({ ...manifest.rules, files })];
  const locations = routes
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, route]) => locationOf(path, route, { files, directiveOf }));
  const types = Object.entries(contentTypes).map(
    ([extension, { type }]) => `"${type}" ${extension};`,
  );
  const notFound = files.has(notFoundFile)
    ? `error_page 404 ${notFoundFile};
  location = ${notFoundFile} { internal; }
  location = ${notFoundText} { internal; }
  location ~ \\.md$ { error_page 404 ${notFoundText}; return 404; }`
    : '# The build has no not-found page.';
  return `server {
  listen ${listen};
  server_name ${serverName};
  root ${quoteNginxValue(root)};

  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  autoindex off;
  gzip off;
  gzip_static on;
  gzip_vary on;
  ${brotli ? '' : '# With the module ngx_brotli: '}brotli_static on;

  default_type ${unknownContentType};
  types {
${indent(types, 4)}
  }

${indent(headers.lines, 2)}
  add_header Cache-Control $vibe_cache_control always;
  add_header Allow $vibe_allow always;
  set $vibe_negotiated "";
  add_header Vary $vibe_vary always;

  ${notFound}

  if ($request_method !~ "^(GET|HEAD)$") { return 405; }
  if ($vibe_is_malformed) { return 400; }

  location / { return 404; }
${indent(locations, 2)}
}`;
}

/**
 * Writes an nginx configuration for the manifest: maps and one server block,
 * to be included in the `http` block. It lists every file of the build, so nothing else is ever served,
 * and must be regenerated after each build.
 */
export function renderNginxConf(options: NginxOptions): string {
  const headers = headerDirectives(options);
  return `# Made from the hosting manifest of the build by packages/hosting/src/export-site.ts.
# Do not edit: change the hosting rules, build and export again.

${[maps(), ...headers.maps].join('\n\n')}

${server(options, headers)}
`;
}
