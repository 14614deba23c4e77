import { useEffect } from 'react';
import { useIsServerWritten } from './useIsServerWritten.ts';

/**
 * Reloads the page for a reader who comes from another page of the site: there is no static HTML of
 * this one yet, and browsers cannot write it.
 *
 * A reload brings back the place where the page was, which is its top, and leaves the anchor alone. So
 * the browser is told not to, and once there the page script goes to the anchor.
 *
 * @param canWrite whether this code can write the page without static HTML
 * @returns whether the component takes over static HTML
 */
export function useStaticHtml(canWrite: boolean): boolean {
  const isServerWritten = useIsServerWritten();
  useEffect(() => {
    if (!(canWrite || isServerWritten)) {
      window.history.scrollRestoration = 'manual';
      window.location.reload();
    }
  }, [canWrite, isServerWritten]);
  return isServerWritten;
}
