import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import '@docsearch/css/dist/modal.css';
import '@docsearch/css/dist/_variables.css';
import { keepErrorPanel } from '@vibe-docs/search/browser';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useContextualFilters, useSiteSearch } from '../SearchClient/useSiteSearch.ts';
import './docsearch.css';
import { HitLink } from './HitLink.tsx';
import { mendStoredSearches } from './mend-stored-searches.ts';
import { missingResultsUrl } from './missing-results-url.ts';
import { repairRoles } from './repair-roles.ts';
import { showInSteps } from './show-in-steps.ts';
import { dialogTranslations } from './translations.ts';

interface SearchDialogProps {
  readonly initialQuery: string | undefined;
  readonly onClose: () => void;
  readonly onType: (query: string) => void;
}

/** DocSearch's dialog over the site's own search client. Loaded when it is first opened. */
export function SearchDialog({ initialQuery, onClose, onType }: SearchDialogProps): ReactNode {
  const history = useHistory();
  const getSearch = useSiteSearch();
  const facetFilters = useContextualFilters();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current === null ? undefined : repairRoles(frame.current)), []);
  useEffect(() => (frame.current === null ? undefined : showInSteps(frame.current)), []);
  // DocSearch starts over when one of these changes.
  const props = useMemo(() => {
    const { client, appId, apiKey, indexName } = getSearch();
    mendIfAllowed(indexName);
    // Our types name the part of the answer that DocSearch reads, the client's name all of it.
    const search = keepErrorPanel(client).search as unknown as DocSearchClient['search'];
    return {
      appId,
      apiKey,
      indexName,
      transformSearchClient: (original) => ({ ...original, search }),
      transformItems: (items) => items.map((item) => ({ ...item, url: withoutOrigin(item.url) })),
      navigator: { navigate: ({ itemUrl }) => history.push(itemUrl) },
      searchParameters: { facetFilters: facetFilters as (string | string[])[] },
      getMissingResultsUrl: missingResultsUrl,
      resultsFooterComponent: ({ state }) => (
        <Link to={`/search?q=${encodeURIComponent(state.query)}`} onClick={onClose}>
          See all {Number(state.context.nbHits ?? 0)} results
        </Link>
      ),
    } satisfies Partial<DocSearchModalProps>;
  }, [getSearch, facetFilters, history, onClose]);
  return (
    <div
      ref={frame}
      hidden
      className={props.appId === 'local' ? 'search-of-the-site' : undefined}
      onInput={({ target }) => target instanceof HTMLInputElement && onType(target.value)}
    >
      <DocSearchModal
        {...props}
        hitComponent={HitLink}
        placeholder={dialogTranslations.placeholder}
        translations={dialogTranslations.modal}
        initialScrollY={window.scrollY}
        onClose={onClose}
        {...(initialQuery === undefined ? {} : { initialQuery })}
      />
    </div>
  );
}

/** Before DocSearch reads the kept searches. A browser that blocks storage throws at the mention of it. */
function mendIfAllowed(indexName: string): void {
  try {
    mendStoredSearches(window.localStorage, indexName);
  } catch {
    // DocSearch notices, too, and keeps nothing.
  }
}

type DocSearchClient = ReturnType<NonNullable<DocSearchModalProps['transformSearchClient']>>;

/** An address of this site as the router takes it; another one as it is. */
function withoutOrigin(url: string): string {
  const { origin, pathname, search, hash } = new URL(url, window.location.origin);
  return origin === window.location.origin ? `${pathname}${search}${hash}` : url;
}
