/**
 * Shows the dialog and focuses its input, each in a task of its own after the dialog was put together.
 *
 * DocSearch focuses the input while React still works, which makes the browser lay out the page in the
 * same task: together a tenth of a second on a slow phone. In a hidden frame that focus does nothing.
 *
 * @param frame hidden, around the dialog.
 * @returns a function that leaves it hidden.
 */
export function showInSteps(frame: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const nextFrame = requestAnimationFrame(() => {
    frame.hidden = false;
    // After this frame has been laid out and painted.
    timer = setTimeout(() => frame.querySelector('input')?.focus(), 0);
  });
  return () => {
    cancelAnimationFrame(nextFrame);
    clearTimeout(timer);
  };
}
