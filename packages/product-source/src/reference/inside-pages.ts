// Pages about the product from inside: templates of `pages`, words by hand beside them, tables from the facts.
import type { Facts } from '../facts.ts';
import { dataPages } from './data-pages.ts';
import { rightsPage } from './rights-page.ts';
import { webClientPage } from './web-client-page.ts';

/**
 * The pages about the product from inside, each with its path below `site/docs/api/backend`.
 * @throws Error when words by hand name a route, a file or an operation that the product does not have
 */
export function insidePages(facts: Facts) {
  return [webClientPage(facts), rightsPage(facts), ...dataPages(facts)];
}
