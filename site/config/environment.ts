import type { HostedSearch } from '@vibe-docs/search';
import * as z from 'zod';
import { FLAGS_TO_TRY } from './future.ts';

/**
 * All environment variables of the build.
 *
 * - `SITE_URL`: origin under which the site is published, without a path. Default: the product's
 *   GitHub Pages origin.
 * - `DOCS_EDIT_URL`: folder of this project on its code host, e.g.
 *   `https://host/owner/repository/edit/main`. Unset: pages have no "Edit this page" link, because
 *   a link to the wrong place is worse than none.
 * - `ALGOLIA_APP_ID`, `ALGOLIA_API_KEY` (the public search key), `ALGOLIA_INDEX`: the site searches at
 *   Algolia instead of in the index that the build writes. All three or none. They are part of the published
 *   site: never use a key with more rights than search.
 * - `OFFLINE_SAVING`: `off` publishes a service worker that removes everything that readers have saved,
 *   and itself. The buttons stay, and say that saving is not possible.
 * - `DOCUSAURUS_FLAG`: a flag for the next version of Docusaurus to try in this build (`future.ts`).
 */
const environmentSchema = z.object({
  SITE_URL: z
    .string()
    .regex(/^https?:\/\/[\w.-]+(?::\d+)?\/?$/, 'Expected an origin without a path')
    .default('https://vicharanashala.github.io'),
  DOCS_EDIT_URL: z.url({ protocol: /^https$/, error: 'Expected an https address' }).optional(),
  ALGOLIA_APP_ID: z.string().regex(/^\w+$/, 'Expected letters and digits').optional(),
  ALGOLIA_API_KEY: z.string().regex(/^\w+$/, 'Expected letters and digits').optional(),
  ALGOLIA_INDEX: z
    .string()
    .regex(/^[\w.-]+$/, 'Expected letters, digits, "_", "." and "-"')
    .optional(),
  OFFLINE_SAVING: z.enum(['on', 'off']).default('on'),
  DOCUSAURUS_FLAG: z.enum(FLAGS_TO_TRY).optional(),
});

export type BuildEnvironment = Readonly<ReturnType<typeof readEnvironment>>;

/**
 * Validates the build's environment variables.
 *
 * @param variables usually `process.env`; an empty string counts as unset.
 * @throws Error that lists each invalid variable, its value and what is expected.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(set);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `  ${name}="${variables[name] ?? ''}": ${issue.message}. Correct it or unset it.`;
    });
    throw new Error(`Bad environment variables for the site build:\n${lines.join('\n')}`);
  }
  return {
    hostedSearch: readHostedSearch(result.data),
    siteUrl: result.data.SITE_URL.replace(/\/$/, ''),
    docsEditUrl: result.data.DOCS_EDIT_URL,
    flagToTry: result.data.DOCUSAURUS_FLAG,
    /** Readers cannot save pages, and what they have saved is removed. */
    isOfflineOff: result.data.OFFLINE_SAVING === 'off',
  };
}

/** The names are Algolia's, which the messages of CONTRACT.md use (X4). */
const HOSTED_SEARCH = {
  ALGOLIA_APP_ID: 'appId',
  ALGOLIA_API_KEY: 'apiKey',
  ALGOLIA_INDEX: 'indexName',
} as const;

function readHostedSearch({
  ALGOLIA_APP_ID: appId,
  ALGOLIA_API_KEY: apiKey,
  ALGOLIA_INDEX: indexName,
}: z.infer<typeof environmentSchema>): HostedSearch | undefined {
  if (appId !== undefined && apiKey !== undefined && indexName !== undefined) {
    return { appId, apiKey, indexName };
  }
  const values = { appId, apiKey, indexName };
  const missing = Object.entries(HOSTED_SEARCH).filter(([, key]) => values[key] === undefined);
  if (missing.length === Object.keys(HOSTED_SEARCH).length) {
    return undefined;
  }
  const lines = missing.map(([name, key]) => `  ${name}: \`${key}\` is missing.`);
  throw new Error(
    `Search at Algolia is set up in part:\n${lines.join('\n')}\nSet all of ${Object.keys(HOSTED_SEARCH).join(', ')}, or none of them to search without Algolia.`,
  );
}
