import routes from './contract-routes.json' with { type: 'json' };

/** Origin of the published site: the default of `SITE_URL` in site/config/environment.ts. */
export const SITE_ORIGIN = 'https://vicharanashala.github.io';

/**
 * The routes of `CONTRACT.md` (R1 to R25), decoded and with the base path. The file lists them by hand: folder, then its
 * pages. Two misspelt tutorial names have their clean spelling there; the old ones redirect.
 */
export const contractRoutes = Object.entries(routes).flatMap(([folder, pages]) =>
  pages.map((page) => folder + page),
);
