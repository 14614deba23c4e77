import { readFileSync } from 'node:fs';
import * as z from 'zod';

const routeSchema = z.strictObject({
  /** Decoded path with the base path. */
  path: z.string().startsWith('/'),
  /** The text of its one `h1`. */
  title: z.string().min(1),
  /** Page kind, such as `lesson`: `PageKind` of `list-pages.ts`. */
  kind: z.string(),
});

export type SiteRoute = z.infer<typeof routeSchema>;

/** Every page of the built site, as listed by `site/build-time/commands/list-pages.ts`. */
export const siteRoutes: readonly SiteRoute[] = z
  .array(routeSchema)
  .parse(
    JSON.parse(readFileSync(new URL('../site/build/.site-pages.json', import.meta.url), 'utf8')),
  );
