// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PLACES_KEY } from './Checkpoint/progress-store.ts';
import { fillProgressCounts, keepPlace, type Place, showContinue } from './reader-progress.ts';

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

const middleware = {
  lesson: 'newdocs/express/middleware',
  count: 1,
  title: 'Middleware',
  address: '/vibe/newdocs/Express/Middleware#order',
  next: { title: 'Request validation', address: '/vibe/newdocs/Express/Request%20Validation' },
};
const crud = {
  ...middleware,
  lesson: 'newdocs/mongodb/crud',
  title: 'CRUD',
  address: '/vibe/crud',
};

function link(series: string): HTMLAnchorElement {
  document.body.innerHTML = `<a href="/vibe/newdocs" data-continue="${series}" hidden></a>`;
  return document.querySelector('a') as HTMLAnchorElement;
}

function storePlaces(places: Readonly<Record<string, Place>>): void {
  localStorage.setItem(PLACES_KEY, JSON.stringify(places));
}

test('a series continues at its own place, the home page at the last one', () => {
  storePlaces({ 'newdocs/express': middleware, 'newdocs/mongodb': crud });
  const ofSeries = link('newdocs/express');
  showContinue(document, {});
  expect(ofSeries.getAttribute('href')).toBe('/vibe/newdocs/Express/Middleware#order');
  expect(ofSeries.textContent).toBe('Continue: Middleware');
  expect(ofSeries.hidden).toBe(false);
  const ofAll = link('');
  showContinue(document, {});
  expect(ofAll.textContent).toBe('Continue: CRUD');
});

test('after all questions of a lesson, the next page is offered', () => {
  storePlaces({ 'newdocs/express': middleware });
  const shown = link('');
  showContinue(document, { 'newdocs/express/middleware': { x: { state: 'right', attempts: 1 } } });
  expect(shown.textContent).toBe('Continue: Request validation');
  expect(shown.getAttribute('href')).toBe('/vibe/newdocs/Express/Request%20Validation');
});

test.each([
  ['nothing'],
  ['{"broken": ['],
  ['null'],
  ['3'],
  ['{"newdocs/express": 3}'],
  [`{"newdocs/express": ${JSON.stringify({ ...middleware, address: 'javascript:alert(1)' })}}`],
  [`{"newdocs/express": ${JSON.stringify({ ...middleware, address: '//example.org' })}}`],
  [`{"newdocs/express": ${JSON.stringify({ ...middleware, next: crud, title: '' })}}`],
])('%s in storage shows no link', (text) => {
  localStorage.setItem(PLACES_KEY, text);
  const shown = link('');
  showContinue(document, {});
  expect(shown.hidden).toBe(true);
});

test('stores the lesson, the section and the page after it; the series goes to the end', () => {
  storePlaces({ 'newdocs/express': middleware, 'newdocs/mongodb': crud });
  document.body.innerHTML = `
    <a href="/vibe/newdocs/Express/MVC" data-lesson="newdocs/express/mvc-pattern" data-count="4" aria-current="page"></a>
    <h1>The MVC pattern</h1>
    <a class="table-of-contents__link table-of-contents__link--active" href="#idea">The idea</a>
    <a class="pagination-nav__link--next" href="/vibe/next">
      <div class="pagination-nav__label">The repository pattern</div>
    </a>`;
  vi.useFakeTimers();
  keepPlace(document);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(Object.entries(JSON.parse(localStorage.getItem(PLACES_KEY) ?? ''))).toEqual([
    ['newdocs/mongodb', crud],
    [
      'newdocs/express',
      {
        lesson: 'newdocs/express/mvc-pattern',
        count: 4,
        title: 'The MVC pattern',
        address: '/vibe/newdocs/Express/MVC#idea',
        next: { title: 'The repository pattern', address: '/vibe/next' },
      },
    ],
  ]);
});
