import { createRoot } from 'react-dom/client';
import { Results } from './Results.tsx';
import type { DialogSession } from './start-session.ts';

/**
 * Draws what a session finds into the dialog, until it closes. The field and all around the results are
 * in the page's HTML and work without it.
 */
export function drawResults(
  dialog: HTMLDialogElement,
  session: DialogSession,
  signal: AbortSignal,
): void {
  const host = dialog.querySelector<HTMLElement>('[data-search-results]');
  const input = dialog.querySelector('input');
  if (host === null || input === null) {
    return;
  }
  const root = createRoot(host);
  root.render(<Results session={session} input={input} onClose={() => dialog.close()} />);
  signal.addEventListener('abort', () => root.unmount());
}
