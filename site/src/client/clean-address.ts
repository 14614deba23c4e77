import { cleanPath } from '@vibe-docs/hosting/rules';
import { BASE_PATH } from '../../config/base-path.ts';

/**
 * Replaces the address by the clean one before the router reads it: `/vibe/docs/intro.html`
 * becomes `/vibe/docs/intro`, `%26` becomes `&`. The site's own server redirects such spellings;
 * hosts without redirect rules serve the file, and Docusaurus' router would keep the spelling (and
 * show "Page Not Found" for `%26`). Query and hash are kept.
 */
export function cleanAddress(location: Location, history: History): void {
  const path = cleanPath(location.pathname, BASE_PATH);
  if (path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
}
