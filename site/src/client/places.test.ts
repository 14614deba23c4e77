// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { PLACES_KEY } from '../components/Checkpoint/progress-store.ts';
import { keepPlace, type Place, showContinue } from './places.ts';

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

beforeEach(() => localStorage.clear());

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
