// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillProgressCounts } from './fill-progress-counts.ts';

const KEY = 'vibe-docs.checkpoints.v2';
const right = { state: 'right', attempts: 1 };
const wrong = { state: 'wrong', attempts: 1 };

const HTML = `
  <a href="/x" data-lesson="a/b" data-count="2">4.1 let</a>
  <span data-lesson="a/b" data-count="2" data-says-right="">0 of 2 questions right</span>
  <span data-lesson="toString" data-count="3">0 of 3</span>`;
const wrongYesterday = { ...wrong, misses: 1, answered: '2026-11-22', streak: 0 };

function fill(progress: unknown): string {
  localStorage.setItem(KEY, typeof progress === 'string' ? progress : JSON.stringify(progress));
  fillProgressCounts(document);
  return document.body.innerHTML.trim();
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00') });
  localStorage.clear();
  document.body.innerHTML = HTML;
});
afterEach(() => vi.useRealTimers());

test('right answers are counted in links and texts', () => {
  const html = fill({ 'a/b': { x: right, y: { ...wrong, answered: '2026-11-23' } } });
  expect(html).toContain('data-count="2" data-progress="1 of 2">4.1 let</a>');
  expect(html).toContain('data-says-right="">1 of 2 questions right</span>');
  expect(html).toContain('data-count="3">0 of 3</span>');
});

test('a lesson is done with all answers right; removed questions do not count', () => {
  const html = fill({ 'a/b': { x: right, y: right, removed: right } });
  expect(html).toContain('data-progress="2 of 2"');
  expect(html).toContain('data-done="">2 of 2 questions right</span>');
});

test('counts are reset when the progress is erased, and garbage is ignored', () => {
  const before = document.body.innerHTML.trim();
  fill({ 'a/b': { x: right, y: right } });
  expect(fill('{"a/b": 3')).toBe(before);
});

test('a list of lessons says what is due, and which lesson is next', () => {
  document.body.innerHTML = `
    <li><span data-lesson="a/b" data-count="2" data-says-right=""></span><b data-next="" hidden></b></li>
    <li><span data-lesson="a/c" data-count="1" data-says-right=""></span><b data-next="" hidden></b></li>
    <li><span data-lesson="a/d" data-count="1" data-says-right=""></span><b data-next="" hidden></b></li>
    <p data-due="" hidden></p>`;
  fill({ 'a/b': { x: right, y: right }, 'a/c': { x: wrongYesterday } });
  const texts = [...document.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(texts).toEqual([
    '2 of 2 questions right',
    '0 of 1 questions right, 1 due',
    '0 of 1 questions right',
  ]);
  const marks = [...document.querySelectorAll<HTMLElement>('[data-next]')];
  expect(marks.map(({ hidden }) => hidden)).toEqual([true, false, true]);
  expect(marks.map(({ textContent }) => textContent)).toEqual(['', 'Next', '']);
  const due = document.querySelector<HTMLElement>('[data-due]');
  expect([due?.textContent, due?.hidden]).toEqual(['Questions due today: 1', false]);
  fill({});
  expect(due?.hidden).toBe(true);
});
