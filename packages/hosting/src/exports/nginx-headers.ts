import type { HostingManifest } from '../manifest/hosting-manifest.ts';
import { type AnswerKind, answerKinds } from '../rules/answer-kind.ts';
import { securityHeadersOf } from '../rules/response-headers.ts';
import { quoteNginxValue } from './quote-nginx.ts';

/** The variable into which a location writes the kind of its file. */
export const fileKindVariable = 'vibe_file_kind';

/** The kind of every answer that is not the file of a location. */
export const otherAnswers: AnswerKind = 'active';

/** What a configuration says about headers. */
export type NginxHeaders = {
  /** Map blocks, to stand inside of `http`. */
  readonly maps: readonly string[];
  /** `add_header` directives for the server. They need no others in locations. */
  readonly lines: readonly string[];
};

/** Every other status is an answer of the server's own, in place of the file. */
const answersOfFiles = '200|206|304';

function kindMap(): string {
  const kinds = answerKinds.filter((kind) => kind !== otherAnswers);
  const rows = kinds.map((kind) => `  "~^(${answersOfFiles}) ${kind}$" ${kind};`);
  return `# What is not the file of a location, such as an error or a redirect, gets all headers.
map "$status $${fileKindVariable}" $vibe_kind {
  default ${otherAnswers};
${rows.join('\n')}
}`;
}

/**
 * Writes the security headers for nginx. A header that not all kinds of answers have alike becomes a
 * variable: `add_header` sends nothing when the variable is empty, and one list for the whole server
 * needs no care for locations, where an `add_header` would drop the list.
 */
export function nginxHeaders(manifest: HostingManifest, https: boolean): NginxHeaders {
  const headersOf = (kind: AnswerKind) => securityHeadersOf(manifest, { kind, https });
  const maps = [kindMap()];
  const lines: string[] = [];
  for (const [name, value] of Object.entries(headersOf(otherAnswers))) {
    const others = answerKinds
      .map((kind) => ({ kind, own: headersOf(kind)[name] ?? '' }))
      .filter(({ own }) => own !== value);
    const variable = `$vibe_${name.toLowerCase().replaceAll('-', '_')}`;
    if (others.length > 0) {
      const rows = others.map(({ kind, own }) => `  ${kind} ${quoteNginxValue(own)};`);
      const all = [`  default ${quoteNginxValue(value)};`, ...rows];
      maps.push(`map $vibe_kind ${variable} {\n${all.join('\n')}\n}`);
    }
    lines.push(
      `add_header ${name} ${others.length > 0 ? variable : quoteNginxValue(value)} always;`,
    );
  }
  return { maps, lines };
}
