import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback } from 'react';
import { formatAddress, parseAddress, type SearchAddress } from './search-address.ts';

/** Reads the search from the address and writes it there, so that it can be shared. */
export function useSearchAddress(): readonly [SearchAddress, (next: SearchAddress) => void] {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const { search } = useLocation();
  const write = useCallback(
    (next: SearchAddress) => history.replace({ search: formatAddress(next) }),
    [history],
  );
  // The page is rendered without a query, and the first render in the browser must agree.
  return [parseAddress(isBrowser ? search : ''), write];
}
