import { startTransition, useEffect, useState } from 'react';
import type { SearchDialog } from '../SearchDialog';

/** The search dialog that is open. */
export interface OpenedSearch {
  readonly Dialog: typeof SearchDialog;
  /** What stands in its field at first. */
  readonly query: string | undefined;
}

/**
 * Kept outside of the navbar: that is another one after each step between pages of different kinds,
 * and a dialog that was opened while the next page was loading must outlive the first.
 */
let opened: OpenedSearch | undefined;
const listeners = new Set<() => void>();

/** Opens the dialog, unless it is open. */
export function showSearch(search: OpenedSearch): void {
  replace(opened ?? search);
}

/** Closes the dialog. */
export function hideSearch(): void {
  replace(undefined);
}

/** Notes what was typed, with which the dialog goes on in another navbar. Nobody is told: it is shown. */
export function keepQuery(query: string): void {
  opened = opened && { ...opened, query };
}

/**
 * The dialog that is open, for the navbar that shows it. It is rendered in slices: in one piece, a
 * slow phone would stand still for a tenth of a second.
 */
export function useOpenedSearch(): OpenedSearch | undefined {
  const [shown, setShown] = useState<OpenedSearch>();
  useEffect(() => {
    const show = () => {
      if (opened === undefined) {
        setShown(undefined);
      } else {
        startTransition(() => setShown(opened));
      }
    };
    show();
    return subscribe(show);
  }, []);
  return shown;
}

function replace(next: OpenedSearch | undefined): void {
  opened = next;
  for (const listener of listeners) {
    listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
