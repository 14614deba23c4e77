import type { HostingManifest } from '../manifest/hosting-manifest.ts';
import { contentTypes, unknownContentType } from '../rules/content-types.ts';
import { buildRouteTable, notFoundFile } from '../rules/route-table.ts';
import {
  dollarVariable,
  type NginxHeaders,
  nginxHeaders,
  nginxLocations,
  quoteNginx,
  quoteNginxValue,
} from './nginx-locations.ts';

/** Input of `renderNginxConf`. */
export type NginxOptions = {
  readonly manifest: HostingManifest;
  /** Decoded paths below the build folder, beginning with `/`. */
  readonly files: ReadonlySet<string>;
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

const escapeRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function maps({ rules }: HostingManifest): string {
  const classes = rules.cacheClasses.map(
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
  default ${quoteNginxValue(rules.defaultCacheControl)};
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

function typeLines(): readonly string[] {
  return Object.entries(contentTypes).map(([extension, { type }]) => `"${type}" ${extension};`);
}

const indent = (lines: readonly string[], spaces: number): string =>
  lines.map((line) => `${' '.repeat(spaces)}${line}`).join('\n');

function server(options: NginxOptions, headers: NginxHeaders): string {
  const { manifest, files, root, listen, serverName, brotli } = options;
  const routes = buildRouteTable({ ...manifest.rules, files });
  const notFound = files.has(notFoundFile)
    ? `error_page 404 ${notFoundFile};
  location = ${notFoundFile} { internal; }`
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
${indent(typeLines(), 4)}
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
${indent(nginxLocations(routes, headers.directiveOf, files), 2)}
}`;
}

/**
 * Writes an nginx configuration for the manifest: maps and one server block,
 * to be included in the `http` block. It lists every file of the build, so nothing else is ever served,
 * and must be regenerated after each build.
 */
export function renderNginxConf(options: NginxOptions): string {
  const headers = nginxHeaders(options.manifest, options.files, options.https);
  return `# Made from the hosting manifest of the build by packages/hosting/src/export-site.ts.
# Do not edit: change the hosting rules, build and export again.

${[maps(options.manifest), ...headers.maps].join('\n\n')}

${server(options, headers)}
`;
}
