import text from '@generated/messages/default/page.json';

const loadSession = () =>
  import(
    /* webpackChunkName: "island-search-client" */ '../../components/SearchDialog/start-session.ts'
  );
const loadResults = () =>
  import(/* webpackChunkName: "island-search" */ '../../components/SearchDialog/Results.tsx');

/** Starts to load what a query needs: the client with the index, and in parallel React for the results. */
export function prepareSearch(dialog: HTMLElement): void {
  loadSession().then(({ warmSearch }) => warmSearch(dialog), ignore);
  loadResults().catch(ignore);
}

/**
 * Makes an open dialog answer: queries are sent as soon as the client is loaded, and rendered when React
 * is. When the code fails to load the dialog says so, and the next letter retries; Enter opens
 * the search page, as without a script.
 *
 * @param signal aborts it when the dialog closes
 */
export async function loadSearch(dialog: HTMLDialogElement, signal: AbortSignal): Promise<void> {
  prepareSearch(dialog);
  try {
    const starting = loadSession().then(({ startSession }) =>
      signal.aborted ? undefined : startSession(dialog, signal),
    );
    const [session, { drawResults }] = await Promise.all([starting, loadResults()]);
    if (session !== undefined && !signal.aborted) {
      drawResults(dialog, session, signal);
    }
  } catch {
    if (!signal.aborted) {
      sayFailure(dialog);
      const again = () => void loadSearch(dialog, signal);
      dialog.addEventListener('input', again, { once: true, signal });
    }
  }
}

function sayFailure(dialog: HTMLElement): void {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = text.searchFailed;
  dialog.querySelector('[data-search-results]')?.replaceChildren(message);
}

/** Opening the dialog again retries, and shows the error. */
function ignore(): void {}
