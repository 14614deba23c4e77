import { readFileSync } from 'node:fs';
import * as z from 'zod';

const routeSchema = z.strictObject({
  /** Decoded path with the base path. */
  path: z.string().startsWith('/'),
  /** The text of its one `h1`. */
  title: z.string().min(1),
  /** Page kind, such as `lesson`: `PageKind` of `list-pages.ts`. */
  kind: z.string(),
  /** Its source, from the project folder; absent where the page is generated. */
  file: z.string().optional(),
});

export type SiteRoute = z.infer<typeof routeSchema>;

/** Every page of the built site, as listed by `site/commands/list-pages.ts`. */
export const siteRoutes: readonly SiteRoute[] = z
  .array(routeSchema)
  .parse(
    JSON.parse(readFileSync(new URL('../site/build/.site-pages.json', import.meta.url), 'utf8')),
  );

/** Where only pages have changed since all tests passed, the paths of those pages (`tools/changed-pages.mjs`). */
export const changedPages: readonly string[] | undefined = process.env.CHANGED_PAGES
  ? z.array(z.string()).parse(JSON.parse(process.env.CHANGED_PAGES))
  : undefined;
