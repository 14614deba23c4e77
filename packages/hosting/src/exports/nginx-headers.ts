import type { HostingManifest } from '../manifest/hosting-manifest.ts';
import { answerKindOf } from '../rules/answer-kind.ts';
import { securityHeadersOf } from '../rules/response-headers.ts';
import { quoteNginxValue } from './quote-nginx.ts';

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
