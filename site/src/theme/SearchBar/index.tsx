// Why a replacement: the classic theme leaves this component empty for a search theme. The one for
// Algolia adds a preconnect to its host to every page and does not accept a custom client.
import type { ReactNode } from 'react';
import { SearchButton } from '../../components/SearchButton';

export default function SearchBar(): ReactNode {
  return <SearchButton />;
}
