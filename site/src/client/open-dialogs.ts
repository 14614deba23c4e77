/**
 * A button with `data-opens-dialog` opens the dialog that follows it. A press beside a dialog closes it when
 * it has `data-closes-beside`; Escape and the way back of the focus are the browser's.
 */
export function openDialogs(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) {
      return;
    }
    const dialog = target.closest('[data-opens-dialog]')?.nextElementSibling;
    if (dialog instanceof HTMLDialogElement) {
      dialog.showModal();
    }
    // The dialog itself is hit only beside what it holds.
    if (target instanceof HTMLDialogElement && target.hasAttribute('data-closes-beside')) {
      target.close();
    }
  });
}
