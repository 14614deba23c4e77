// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { announce } from './announcement.ts';

const ID = 'documentation-written-2026';
const attribute = () =>
  document.documentElement.getAttribute('data-announcement-bar-initially-dismissed');
const stored = () => [
  localStorage.getItem('docusaurus.announcement.id'),
  localStorage.getItem('docusaurus.announcement.dismiss'),
];

beforeEach(() => {
  localStorage.clear();
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true');
  document.body.innerHTML =
    '<div class="theme-announcement-bar"><button class="close"></button></div>';
});

test('a closed announcement stays closed', () => {
  localStorage.setItem('docusaurus.announcement.id', ID);
  localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  announce(document, ID);
  expect(attribute()).toBe('true');
});

test('a new announcement is shown, until it is closed', () => {
  localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
  localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  announce(document, ID);
  expect(attribute()).toBe('false');
  expect(stored()).toEqual([ID, 'false']);
  document.querySelector('button')?.click();
  expect(attribute()).toBe('true');
  expect(stored()).toEqual([ID, 'true']);
});
