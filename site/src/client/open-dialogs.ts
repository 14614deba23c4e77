import { onClick } from './element-at.ts';

/**
 * A button with `data-opens-dialog` opens the dialog that follows it. A press outside closes a dialog with
 * `data-closes-beside`; Escape and restoring the focus are native.
 */
export function openDialogs(page: Document): void {
  onClick(page, '[data-opens-dialog]', ({ nextElementSibling: dialog }) => {
    if (dialog instanceof HTMLDialogElement) {
      dialog.showModal();
    }
  });
  let pressed: EventTarget | null = null;
  page.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  onClick<HTMLDialogElement>(page, 'dialog[data-closes-beside]', (dialog, { target }) => {
    // The dialog itself is the target only on its backdrop. Selecting text may end there.
    if (target === dialog && target === pressed) {
      dialog.close();
    }
  });
}
