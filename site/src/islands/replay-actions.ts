import { enterValue } from '../../docusaurus-internals/react-value-tracker.ts';
import type { Entry } from '../client/islands/hold-actions.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** @returns fields of an island that were filled in before the page script ran, or by the browser from an earlier visit */
export function findEntered(host: Element): readonly (readonly [Element, Entry])[] {
  const fields = [...host.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  return fields
    .filter(isEntered)
    .map((field) => [field, { checked: field.checked, value: field.value }]);
}

/** Replays what a reader did, once, in this order, for React to react to it. */
export async function replayActions(actions: Iterable<readonly [Element, Entry]>): Promise<void> {
  for (const [element, entry] of actions) {
    if (element.isConnected) {
      replay(element, entry);
    }
    // The next action must see the effect of this one: React renders it in a microtask.
    await undefined;
  }
}

function replay(element: Element, { checked, value }: Entry): void {
  if (element instanceof HTMLFormElement) {
    element.requestSubmit();
  } else if (!isField(element) || element.type === 'submit') {
    (element as HTMLElement).click();
  } else if (isCheckable(element)) {
    element.checked = !checked;
    element.click();
  } else if (element.type === 'file') {
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    enterValue(element, value);
  }
}

function isField(element: Element): element is Field {
  return element.matches('input, textarea, select');
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

/** Whether a field's value differs from its HTML. For radio buttons, the checked one decides. */
function isEntered(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  return isCheckable(field)
    ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
    : field.value !== field.defaultValue;
}
