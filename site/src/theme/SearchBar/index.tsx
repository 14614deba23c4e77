// Why a replacement: the classic theme leaves this place empty for a search theme to fill. The one for
// Algolia writes a preconnect to its host into every page and cannot be given a client of our own.
import type { ReactNode } from 'react';
import { SearchButton } from '../../components/SearchButton';
import { SearchDialog } from '../../components/SearchDialog';

export default function SearchBar(): ReactNode {
  return (
    <>
      <SearchButton />
      <SearchDialog />
    </>
  );
}
