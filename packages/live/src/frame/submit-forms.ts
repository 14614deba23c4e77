/** Buttons that submit their form, unless they are disabled. */
const SUBMITTERS =
  'button:not([type=button], [type=reset]):enabled, input:is([type=submit], [type=image]):enabled';

/**
 * Lets forms tell their code that they are submitted. The sandbox of the frame has no `allow-forms`,
 * so browsers block the submission and with it, in Chromium, the `submit` event. This sends the event
 * and nothing else: no form leaves the frame.
 *
 * Enter in a text field comes here too: browsers press the form's button then.
 */
export function submitForms(target: Window): void {
  target.addEventListener('click', (event) => {
    const submitter =
      event.target instanceof Element &&
      event.target.closest<HTMLButtonElement | HTMLInputElement>(SUBMITTERS);
    if (event.defaultPrevented || !submitter || !submitter.form) {
      return;
    }
    const { form } = submitter;
    event.preventDefault();
    if (form.noValidate || form.reportValidity()) {
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
    }
  });
}
