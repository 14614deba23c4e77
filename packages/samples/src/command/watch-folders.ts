import { watch } from 'node:fs';

/** Debounce time in milliseconds: editors write a file in several steps. */
const QUIET_MS = 150;

/**
 * Runs a task now and after each change in some folders, one at a time, until the process ends.
 *
 * @param folders absolute paths; watched recursively
 * @param task a change while it runs starts it once more
 */
export async function watchFolders(
  folders: readonly string[],
  task: () => Promise<void>,
): Promise<never> {
  let notify = () => {};
  let isChanged = true;
  for (const folder of folders) {
    watch(folder, { recursive: true }, () => {
      isChanged = true;
      notify();
    });
  }
  for (;;) {
    if (!isChanged) {
      await new Promise<void>((resolve) => {
        notify = resolve;
      });
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    }
    isChanged = false;
    await task();
  }
}
