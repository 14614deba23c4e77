import { enterValue } from '../../internals/react-value-tracker.ts';
import type { Entry } from '../client/islands/hold-actions.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** @returns fields of an island that were filled in before the page script ran, or by the browser from an earlier visit */
export function findEntered(host: Element): readonly (readonly [Element, Entry])[] {
  const fields = [...host.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  return fields
    .filter(isEntered)
    .map((field) => [field, { checked: field.checked, value: field.value }]);
}

/**
 * Remembers the elements of an island before hydration. When its HTML differs from what React renders, as in a page that
 * the browser has translated or an extension has changed, hydration replaces all of them.
 *
 * @returns a function for the time after hydration: it restores the focus and opens the folds that were open, and returns
 * one that finds the element in place of one that may be gone
 */
export function rememberElements(host: Element): () => (element: Element) => Element | undefined {
  const before = [...host.querySelectorAll('*')];
  const focused = before.find((element) => element === document.activeElement);
  return () => {
    const after = [...host.querySelectorAll('*')];
    const known = new Set(after.flatMap(traitsOf));
    const names = new Map(nameElements(before, known));
    const places = new Map(nameElements(after, known).map(([element, name]) => [name, element]));
    const find = (element: Element) =>
      element.isConnected ? element : places.get(names.get(element) ?? '');
    for (const element of before) {
      if ((element as HTMLDetailsElement).open) {
        find(element)?.setAttribute('open', '');
      }
      // The browser may still be asking for a file. It gives that to the element that asked.
      if (isFileField(element) && !element.isConnected) {
        element.addEventListener('change', () => passFiles(element, find(element)));
      }
    }
    if (focused?.isConnected === false) {
      (find(focused) as HTMLElement | undefined)?.focus({ preventScroll: true });
    }
    return find;
  };
}

/** What tells elements apart and is not translated. */
function traitsOf({ localName, attributes, classList }: Element): readonly string[] {
  const names = [...attributes].filter(({ name }) => /^(?:id|name|type)$/.test(name));
  return [localName, ...names.map(({ value }) => value), ...classList];
}

/**
 * Names each element by its traits, and by its number among those that share them.
 *
 * @param known the traits that React renders: extensions add others, and elements of their own
 */
function nameElements(elements: readonly Element[], known: ReadonlySet<string>) {
  const counts: Record<string, number> = {};
  return elements.map((element) => {
    const name = traitsOf(element)
      .filter((trait) => known.has(trait))
      .join();
    counts[name] = (counts[name] ?? 0) + 1;
    return [element, name + counts[name]] as const;
  });
}

/**
 * Replays what a reader did, once, in this order, for React to react to it.
 *
 * @param find gives the element to use in place of one that may be gone
 */
export async function replayActions(
  actions: Iterable<readonly [Element, Entry]>,
  find: (control: Element) => Element | undefined,
): Promise<void> {
  for (const [element, entry] of actions) {
    const control = find(element);
    if (control?.isConnected) {
      replay(control, entry, element);
    }
    // The next action must see the effect of this one: React renders it in a microtask.
    await undefined;
  }
}

/** @param before the element that the reader used */
function replay(element: Element, { checked, value }: Entry, before: Element): void {
  if (element instanceof HTMLFormElement) {
    element.requestSubmit();
  } else if (!isField(element) || element.type === 'submit') {
    (element as HTMLElement).click();
  } else if (isCheckable(element)) {
    element.checked = !checked;
    element.click();
  } else if (isFileField(before)) {
    passFiles(before, element);
  } else {
    enterValue(element, value);
  }
}

/** Chooses in another field the files that were chosen in one. */
function passFiles({ files }: HTMLInputElement, to: Element | undefined): void {
  if (to !== undefined && isFileField(to)) {
    to.files = files;
    to.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function isFileField(element: Element): element is HTMLInputElement {
  return element.matches('[type="file"]');
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
