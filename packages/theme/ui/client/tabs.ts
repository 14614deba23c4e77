import { tabKey } from '../../internals/stored-choices.ts';
import { TAB_ACTIVE } from '../../internals/theme-classes.ts';
import { elementAt, onClick } from './element-at.ts';
import { isShortcut, onKey } from './keys.ts';
import { readStored, store } from './stored.ts';

/** Attribute set by theme/Tabs; its value is the name of the group, or empty. */
const TABS = '[data-tabs]';
const TAB = '[role="tab"]';
const OWN_TAB = `${TABS} ${TAB}`;

/**
 * Handles tabs: a click or an arrow key selects one. Tabs of the same group change together, and the
 * choice is stored for other pages.
 */
export function steerTabs(page: Document): void {
  const choose = (tab: HTMLElement) => {
    const { value = '' } = tab.dataset;
    const own = tab.closest<HTMLElement>(TABS);
    const group = own?.dataset.tabs;
    if (group) {
      store(tabKey(group), value);
    }
    for (const tabs of page.querySelectorAll<HTMLElement>(TABS)) {
      if (tabs === own || (group && tabs.dataset.tabs === group)) {
        show(tabs, value);
      }
    }
  };
  onClick(page, OWN_TAB, choose);
  onKey(page, (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const tab = elementAt(event.target, OWN_TAB);
    if (tab !== null && step !== undefined && !isShortcut(event)) {
      const all = partsOf(tab.closest(TABS), TAB);
      const next = all.at((all.indexOf(tab) + step) % all.length);
      next?.focus();
      if (next !== undefined) {
        choose(next);
      }
    }
  });
}

/** Selects the tabs that the reader chose last. */
export function restoreTabs(page: Document): void {
  for (const tabs of page.querySelectorAll<HTMLElement>(TABS)) {
    const group = tabs.dataset.tabs;
    show(tabs, group && readStored(tabKey(group)));
  }
}

/** Ignores a value that none of the tabs has. */
function show(tabs: HTMLElement, value: string | null | undefined): void {
  const all = partsOf(tabs, TAB);
  if (!all.some(({ dataset }) => dataset.value === value)) {
    return;
  }
  const panels = partsOf(tabs, '[role="tabpanel"]');
  all.forEach((tab, place) => {
    const isChosen = tab.dataset.value === value;
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    tab.classList.toggle(TAB_ACTIVE, isChosen);
    panels[place]?.toggleAttribute('hidden', !isChosen);
  });
}

/** Not by their parents: extensions put elements around. Tabs may stand in the panel of others. */
function partsOf(tabs: Element | null, selector: string): readonly HTMLElement[] {
  const parts = [...(tabs?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return parts.filter((part) => part.closest(TABS) === tabs);
}
