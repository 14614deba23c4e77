// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepSidebar, restoreSidebar } from './sidebar-state.ts';

const KEY = 'vibe-docs.sidebar';

const groups = () => [...document.querySelectorAll('details')].map(({ open }) => open);

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `
    <aside class="theme-doc-sidebar-container"><nav class="menu">
      <a href="/docs/intro">Intro</a>
      <details open></details><details></details><details></details>
    </nav></aside>`;
});

keepSidebar(document);

test('restores open groups and the scroll position on the next page', () => {
  const [, second] = document.querySelectorAll('details');
  second?.setAttribute('open', '');
  const menu = document.querySelector('.menu');
  if (menu !== null) {
    menu.scrollTop = 40;
  }
  second?.dispatchEvent(new Event('toggle'));
  expect(sessionStorage.getItem(KEY)).toBe('/docs/intro 40 0 1');

  second?.removeAttribute('open');
  restoreSidebar(document);
  expect(groups()).toEqual([true, true, false]);
  expect(menu?.scrollTop).toBe(40);
});

test('stores the scroll position of the sidebar, and not of other menus', () => {
  document.querySelector('.menu')?.dispatchEvent(new Event('scroll'));
  expect(sessionStorage.getItem(KEY)).toBe('/docs/intro 0 0');
  sessionStorage.clear();
  document.dispatchEvent(new Event('scroll'));
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test.each(['/newdocs/intro 40 2', '/docs/intro NaN x -1 99', '{"broken": ['])(
  '"%s" in storage opens nothing',
  (stored) => {
    sessionStorage.setItem(KEY, stored);
    restoreSidebar(document);
    expect(groups()).toEqual([true, false, false]);
  },
);
