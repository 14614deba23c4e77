// Why a replacement: the classic theme leaves this place empty for a search theme to fill. The one for
// Algolia writes a preconnect to its host into every page and cannot be given a client of our own.
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SearchButton } from '../../components/SearchButton';
import { onOpenSearch } from '../../components/SearchButton/open-search.ts';
import { useOpenOnFocus } from '../../components/SearchButton/useOpenOnFocus.ts';
import { useSearchKeys } from '../../components/SearchButton/useSearchKeys.ts';
import { useSiteSearch } from '../../components/SearchClient/useSiteSearch.ts';
import type { SearchDialog } from '../../components/SearchDialog';

type Dialog = typeof SearchDialog;

const loadDialog = (): Promise<Dialog> =>
  import('../../components/SearchDialog').then((module) => module.SearchDialog);

export default function SearchBar(): ReactNode {
  const [Dialog, setDialog] = useState<Dialog>();
  const [opened, setOpened] = useState<{ readonly query: string | undefined }>();
  const button = useRef<HTMLButtonElement>(null);
  /** What asked for the dialog, when it was not the button. */
  const opener = useRef<HTMLElement>(null);
  const getSearch = useSiteSearch();
  const searchPage = useBaseUrl('/search');

  const prepare = useCallback(() => {
    getSearch().warm();
    return loadDialog();
  }, [getSearch]);
  const open = useCallback(
    (query?: string) => {
      prepare().then(
        (loaded) =>
          // Rendered in slices: in one piece, a slow phone would stand still for a tenth of a second.
          startTransition(() => {
            setDialog(() => loaded);
            setOpened((before) => before ?? { query });
          }),
        // The dialog's code cannot be had; the search page may be in the cache.
        () => window.location.assign(searchPage),
      );
    },
    [prepare, searchPage],
  );
  const openEmpty = useCallback(() => open(), [open]);
  const { onFocus, returnFocus } = useOpenOnFocus(openEmpty);
  const close = useCallback(() => {
    setOpened(undefined);
    returnFocus(opener.current ?? button.current);
    opener.current = null;
  }, [returnFocus]);
  useEffect(
    () =>
      onOpenSearch(() => {
        opener.current = document.activeElement as HTMLElement | null;
        open();
      }),
    [open],
  );
  useSearchKeys({ isOpen: opened !== undefined, onOpen: open, onClose: close, buttonRef: button });

  return (
    <>
      <SearchButton
        buttonRef={button}
        onOpen={openEmpty}
        onFocus={onFocus}
        onNear={() => {
          prepare().catch(() => {});
        }}
      />
      {Dialog &&
        opened &&
        createPortal(<Dialog initialQuery={opened.query} onClose={close} />, document.body)}
    </>
  );
}
