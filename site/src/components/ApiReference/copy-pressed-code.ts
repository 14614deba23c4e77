/**
 * Click handler for an element around code blocks: copies the block whose button was pressed. It
 * stands outside because the blocks themselves are not taken over by React.
 *
 * @param target what was clicked
 * @param tell says to the reader what happened
 */
export async function copyPressedCode(
  target: EventTarget,
  tell: (message: string) => void,
): Promise<void> {
  const button = target instanceof Element ? target.closest('button[data-copies-code]') : null;
  const text = button?.closest('figure')?.querySelector('code')?.textContent;
  if (text === undefined) {
    return;
  }
  try {
    await navigator.clipboard.writeText(text);
    tell('Copied');
  } catch {
    tell('Not copied: the browser refused');
  }
}
