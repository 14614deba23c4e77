/**
 * Lets forms tell their code that they are submitted. The sandbox of the frame has no `allow-forms`,
 * so browsers block the submission and with it, in Chromium, the `submit` event. This sends the event
 * and nothing else: no form leaves the frame.
 *
 * Enter in a text field comes here too: browsers press the form's button then.
 */
export function submitForms(target: Window): void {
  target.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('button, input') : null;
    const submitter = isSubmitter(pressed) ? pressed : undefined;
    const form = submitter?.form;
    if (event.defaultPrevented || submitter === undefined || !form) {
      return;
    }
    event.preventDefault();
    if (form.noValidate || form.reportValidity()) {
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
    }
  });
}

function isSubmitter(element: Element | null): element is HTMLButtonElement | HTMLInputElement {
  return (
    (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) &&
    (element.type === 'submit' || element.type === 'image') &&
    !element.disabled
  );
}
