import { elementAt } from '../element-at.ts';

const FIELDS = 'input, textarea, select';
const BUTTONS = 'button, input[type="submit"], [role="button"]';

/** The elements that are held, by type of event. A form without a button is submitted from its field. */
const HELD: Readonly<Record<string, string>> = {
  // Radio buttons and checkboxes report by a click.
  click: `${BUTTONS}, input:is([type="radio"], [type="checkbox"])`,
  submit: 'form',
  input: FIELDS,
  change: FIELDS,
};

/** What a reader entered into a field; meaningless for buttons and forms. */
export type Entry = Pick<HTMLInputElement, 'checked' | 'value'>;

/** The controls that a reader used in an island, in the order of the last use. */
export type HeldActions = Map<Element, Entry>;

/**
 * Holds a reader's actions in islands until React has hydrated them: button presses are queued, and the island is
 * marked as busy; fields accept input immediately. `islands/replay-actions.ts` replays them.
 *
 * @param held the islands that are not ready, with the actions
 * @param onAction is called on each action and focus in one of them, so that it can be started
 */
export function holdActions(
  page: Document,
  held: ReadonlyMap<Element, HeldActions>,
  onAction: (island: HTMLElement) => void,
): void {
  const listen = (
    type: string,
    answer: (island: HTMLElement, actions: HeldActions, event: Event) => void,
  ) =>
    page.addEventListener(
      type,
      (event) => {
        const island = elementAt(event.target, '[data-island]');
        const actions = island && held.get(island);
        if (actions) {
          answer(island, actions, event);
        }
      },
      // Before React, which may already listen: it would get the event twice.
      { capture: true },
    );
  for (const type of ['pointerdown', 'click', 'input', 'change']) {
    listen(type, onAction);
  }
  listen('focusin', (island) => {
    if (island.dataset.when !== 'pressed') {
      onAction(island);
    }
  });
  for (const [type, selector] of Object.entries(HELD)) {
    listen(type, (island, actions, event) => {
      const control = elementAt<HTMLInputElement>(event.target, selector);
      if (control !== null) {
        event.stopPropagation();
        if (control.matches(`${BUTTONS}, form`)) {
          event.preventDefault();
          island.setAttribute('aria-busy', 'true');
        }
        // Repeated presses of a control count once, and only the last input of a field counts.
        actions.delete(control);
        actions.set(control, { checked: control.checked, value: control.value });
      }
    });
  }
}
