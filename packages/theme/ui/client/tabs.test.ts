// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { restoreTabs, steerTabs } from './tabs.ts';

const KEY = 'docusaurus.tab.os';

const tabs = (group: string) => `
  <div data-tabs="${group}">
    <div role="tablist">
      <div role="tab" data-value="unix" aria-selected="true" tabindex="0">Unix</div>
      <div role="tab" data-value="windows" aria-selected="false" tabindex="-1">Windows</div>
    </div>
    <div><div role="tabpanel">u</div><div role="tabpanel" hidden>w</div></div>
  </div>`;

/** The selected tab of each set, and the visible panel. */
const chosen = () =>
  [...document.querySelectorAll('[data-tabs]')].map((set) => [
    set.querySelector('[aria-selected="true"]')?.textContent,
    [...set.querySelectorAll('[role="tabpanel"]:not([hidden])')].map((panel) => panel.textContent),
  ]);
const tab = (place: number) => document.querySelectorAll<HTMLElement>('[role="tab"]')[place];

steerTabs(document);

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = tabs('os') + tabs('os') + tabs('');
});

test('a click selects the tab in all tabs of the group, and is stored', () => {
  tab(1)?.click();
  expect(chosen()).toEqual([
    ['Windows', ['w']],
    ['Windows', ['w']],
    ['Unix', ['u']],
  ]);
  expect(localStorage.getItem(KEY)).toBe('windows');
});

test('tabs without a group change alone, and nothing is stored', () => {
  tab(5)?.click();
  expect(chosen().map(([name]) => name)).toEqual(['Unix', 'Unix', 'Windows']);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['ArrowRight', 1],
  ['ArrowLeft', 1],
])('%s goes to the next tab, round the end', (key, place) => {
  tab(0)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(document.activeElement).toBe(tab(place));
  expect(tab(place)?.tabIndex).toBe(0);
  expect(tab(0)?.tabIndex).toBe(-1);
});

test.each([
  ['windows', 'Windows'],
  ['{"broken": [', 'Unix'],
])('with %s in storage, %s is chosen', (stored, name) => {
  localStorage.setItem(KEY, stored);
  restoreTabs(document);
  expect(chosen()[0]?.[0]).toBe(name);
});
