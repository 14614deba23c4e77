import {
  ANNOUNCEMENT_DISMISSED,
  ANNOUNCEMENT_DISMISSED_KEY,
  ANNOUNCEMENT_ID_KEY,
} from '../../internals/announcement-bar.ts';
import { ANNOUNCEMENT_BAR, ANNOUNCEMENT_CLOSE } from '../../internals/theme-classes.ts';
import { onClick } from './element-at.ts';
import { readStored, store } from './stored.ts';

const CLOSE_BUTTON = `.${ANNOUNCEMENT_BAR} .${ANNOUNCEMENT_CLOSE}`;

/**
 * Shows the announcement until the reader closes it; a new one is shown again (CONTRACT.md, T1).
 *
 * @param id of the announcement
 */
export function announce(page: Document, id: string): void {
  if (readStored(ANNOUNCEMENT_ID_KEY) !== id) {
    store(ANNOUNCEMENT_ID_KEY, id);
    dismiss(page, 'false');
  }
  onClick(page, CLOSE_BUTTON, () => dismiss(page, 'true'));
}

function dismiss(page: Document, isDismissed: 'true' | 'false'): void {
  store(ANNOUNCEMENT_DISMISSED_KEY, isDismissed);
  page.documentElement.setAttribute(ANNOUNCEMENT_DISMISSED, isDismissed);
}
