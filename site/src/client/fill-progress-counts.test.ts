// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { fillProgressCounts } from './fill-progress-counts.ts';

const KEY = 'vibe-docs.checkpoints.v2';
const right = { state: 'right', attempts: 1 };
const wrong = { state: 'wrong', attempts: 1 };

const HTML = `
  <a href="/x" data-lesson="a/b" data-count="2">4.1 let</a>
  <span data-lesson="a/b" data-count="2" data-says-right="">0 of 2 right</span>
  <span data-lesson="toString" data-count="3">0 of 3</span>`;

function fill(progress: unknown): string {
  localStorage.setItem(KEY, typeof progress === 'string' ? progress : JSON.stringify(progress));
  fillProgressCounts(document);
  return document.body.innerHTML.trim();
}

beforeEach(() => {
  document.body.innerHTML = HTML;
});

test('right answers are counted in links and texts', () => {
  const html = fill({ 'a/b': { x: right, y: wrong } });
  expect(html).toContain('data-count="2" data-progress="1 of 2">4.1 let</a>');
  expect(html).toContain('data-says-right="">1 of 2 right</span>');
  expect(html).toContain('data-count="3">0 of 3</span>');
});

test('a lesson is done with all answers right; removed questions do not count', () => {
  const html = fill({ 'a/b': { x: right, y: right, removed: right } });
  expect(html).toContain('data-progress="2 of 2"');
  expect(html).toContain('data-done="">2 of 2 right</span>');
});

test('counts are reset when the progress is erased, and garbage is ignored', () => {
  const before = document.body.innerHTML.trim();
  fill({ 'a/b': { x: right, y: right } });
  expect(fill('{"a/b": 3')).toBe(before);
});
