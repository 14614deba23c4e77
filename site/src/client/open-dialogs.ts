/**
 * A button with `data-opens-dialog` opens the dialog that follows it. A click outside closes a dialog with
 * `data-closes-beside`; Escape and restoring the focus are native.
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
    // The dialog itself is the target only for clicks on its backdrop.
    if (target instanceof HTMLDialogElement && target.hasAttribute('data-closes-beside')) {
      target.close();
    }
  });
}
