// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AHEAD_RULES } from './pages-ahead.ts';
import { HYDRATE_EVENT, prepareHydration } from './prepare-hydration.ts';

const SCRIPTS = ['/runtime.js', '/main.js'];

/** The scripts that were asked for. */
const loaded = () => [...document.querySelectorAll('script')].map((script) => script.src);
const fetchedAhead = () =>
  [...document.querySelectorAll('link[rel="prefetch"]')].map((link) => link.getAttribute('href'));
const expected = SCRIPTS.map((path) => new URL(path, location.href).href);

beforeEach(() => {
  document.documentElement.setAttribute('data-has-hydrated', 'false');
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => work());
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  // Takes the listeners of the test's page away.
  document.documentElement.setAttribute('data-has-hydrated', 'true');
});

function preparePage(html: string, connection: object = {}): void {
  document.body.innerHTML = html;
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  prepareHydration(document, {
    scripts: SCRIPTS,
    isShortcut: ({ key }) => key === '/',
    readingLinks: 'main a',
  });
}

/** As the generator does when React has taken over. */
async function takeOver(): Promise<void> {
  document.documentElement.setAttribute('data-has-hydrated', 'true');
  await new Promise((resolve) => setTimeout(resolve));
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) {
    throw new Error(`No ${selector}`);
  }
  return element;
}

test('a page that nobody touches loads nothing but asks for scripts ahead', () => {
  preparePage('<button>A</button>');
  expect(loaded()).toEqual([]);
  expect(fetchedAhead()).toEqual(SCRIPTS);
});

test.each([{ effectiveType: '4g', downlink: 1.6 }, { effectiveType: '3g' }, { saveData: true }])(
  'nothing is fetched ahead with %o',
  (connection) => {
    preparePage('<button>A</button>', connection);
    expect(fetchedAhead()).toEqual([]);
  },
);

test.each([
  ['the pointer over a control', () => pointTo('button')],
  ['the focus in a control', () => find('button').focus()],
  ['a key', () => press('ArrowDown')],
  ['scrolling', () => document.dispatchEvent(new Event('scroll'))],
  ['a click', () => find('button').click()],
  ['the event of the page', () => document.dispatchEvent(new Event(HYDRATE_EVENT))],
])('%s starts React once', (_, wake) => {
  preparePage('<button>A</button>');
  wake();
  wake();
  expect(loaded()).toEqual(expected);
});

test('the pointer over text starts nothing', () => {
  preparePage('<p>A</p>');
  pointTo('p');
  expect(loaded()).toEqual([]);
});

test.each([{ downlink: 1.6 }, { saveData: true }])(
  'a page that is read on with %o stays as it is',
  (connection) => {
    preparePage('<button>A</button>', connection);
    document.dispatchEvent(new Event('scroll'));
    expect(loaded()).toEqual([]);
  },
);

test.each([
  [{ downlink: 10 }, 20],
  [{ downlink: 1.6 }, 6],
  [{ downlink: 1.6, saveData: true }, 0],
])('with %o, %i pages are fetched because their links stay on the screen', (connection, most) => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: readonly object[]) => void;
      constructor(tell: (entries: readonly object[]) => void) {
        this.#tell = tell;
      }
      observe(target: Element): void {
        this.#tell([{ target, isIntersecting: true }]);
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  const links = Array.from({ length: 30 }, (_, page) => `<a href="/page-${page}#part">A</a>`);
  const others = ['<a href="#part">A</a>', '<a href="/file" download>A</a>'];
  preparePage(`<a href="/menu">A</a><main>${[...others, ...links].join('')}</main>`, connection);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  const pages = fetchedAhead().filter((address) => !SCRIPTS.includes(address ?? ''));
  expect(pages).toEqual(links.slice(0, most).map((_, page) => `/page-${page}`));
});

test('on a slow line the pointer over a link fetches its page, once, and starts nothing', () => {
  preparePage('<a href="/other">A</a>', { effectiveType: '4g', downlink: 1.6 });
  pointTo('a');
  pointTo('a');
  expect(loaded()).toEqual([]);
  expect(fetchedAhead()).toEqual(['/other']);
});

test('a finger on a link fetches its page and starts nothing, on a good line too', () => {
  preparePage('<a href="/other">A</a>');
  const touch = new MouseEvent('pointerover', { bubbles: true });
  find('a').dispatchEvent(Object.assign(touch, { pointerType: 'touch' }));
  expect(loaded()).toEqual([]);
  expect(fetchedAhead()).toEqual([...SCRIPTS, '/other']);
});

test.each([
  ['/other', []],
  ['#part', []],
  ['#', expected],
])('a press that gives the link %s the focus starts %o', (href, started) => {
  preparePage(`<a href="${href}">A</a>`, { effectiveType: '4g', downlink: 1.6 });
  find('a').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  find('a').focus();
  expect(loaded()).toEqual(started);
});

test('the focus that comes to another link than the pressed one starts React', () => {
  preparePage('<a href="/one">A</a><a href="/other" id="b">B</a>', { downlink: 1.6 });
  find('a').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  find('#b').focus();
  expect(loaded()).toEqual(expected);
});

test('where the browser takes rules for it, the link is marked for them', () => {
  vi.stubGlobal('HTMLScriptElement', { supports: (type: string) => type === 'speculationrules' });
  preparePage('<a href="/other">A</a>', { effectiveType: '4g', downlink: 1.6 });
  pointTo('a');
  expect(fetchedAhead()).toEqual([]);
  expect(JSON.parse(AHEAD_RULES).prefetch[0].where.selector_matches).toBe('[data-ahead]');
  expect(find('a').matches('[data-ahead]')).toBe(true);
});

test.each(['https://example.org/', '#part'])('the link %s has no page to fetch', (href) => {
  preparePage(`<a href="${href}">A</a>`, { effectiveType: '4g', downlink: 1.6 });
  pointTo('a');
  expect(fetchedAhead()).toEqual([]);
});

test('clicks on buttons wait for React; one that is repeated counts once', async () => {
  preparePage('<button id="a">A</button><button id="b">B</button>');
  const answers: string[] = [];
  document.body.addEventListener('click', ({ target }) => {
    answers.push(target instanceof Element ? target.id : '');
  });
  find('#a').click();
  find('#b').click();
  find('#a').click();
  expect(answers).toEqual([]);
  await takeOver();
  expect(answers).toEqual(['a', 'b']);
});

test('a static button is answered at once, and not again', async () => {
  preparePage('<button data-static>A</button>');
  const answer = vi.fn();
  document.body.addEventListener('click', answer);
  find('button').click();
  expect(answer).toHaveBeenCalledOnce();
  await takeOver();
  expect(answer).toHaveBeenCalledOnce();
});

test('a link waits for React only where it does more with React', async () => {
  preparePage('<a href="#a" id="a">A</a><p data-hydrate-links><a href="#b" id="b">B</a></p>');
  const answers: string[] = [];
  document.body.addEventListener('click', ({ target }) => {
    answers.push(target instanceof Element ? target.id : '');
  });
  find('#a').click();
  find('#b').click();
  expect(answers).toEqual(['a']);
  await takeOver();
  expect(answers).toEqual(['a', 'b']);
});

test('a shortcut waits for React, another key does not', async () => {
  preparePage('<p>A</p>');
  const keys: string[] = [];
  const listen = ({ key }: KeyboardEvent) => keys.push(key);
  window.addEventListener('keydown', listen);
  press('/');
  press('x');
  expect(keys).toEqual(['x']);
  await takeOver();
  expect(keys).toEqual(['x', '/']);
  window.removeEventListener('keydown', listen);
});

test('focus is told again, except where Tab brought it', async () => {
  preparePage('<button id="a">A</button><button id="b">B</button>');
  find('#a').focus();
  const answer = vi.fn();
  document.body.addEventListener('focusin', answer);
  await takeOver();
  expect(answer).toHaveBeenCalledOnce();

  document.documentElement.setAttribute('data-has-hydrated', 'false');
  preparePage('<button id="c">C</button>');
  press('Tab');
  find('#c').focus();
  answer.mockClear();
  await takeOver();
  expect(answer).not.toHaveBeenCalled();
});

test('what fails is asked for again, what has come is not', () => {
  preparePage('<button>A</button>');
  press('x');
  const [runtime, main] = document.querySelectorAll('script');
  runtime?.dispatchEvent(new Event('load'));
  main?.dispatchEvent(new Event('error'));
  expect(loaded()).toEqual(expected.slice(0, 1));
  press('x');
  expect(loaded()).toEqual(expected);
});

test('all styles take the place of those of the page when they have come', () => {
  document.head.innerHTML = '<style data-whole="/all.css">a{top:0}</style>';
  preparePage('<button>A</button>');
  press('x');
  const [part, whole] = document.querySelectorAll('style, link[rel="stylesheet"]');
  expect(part?.textContent).toBe('a{top:0}');
  expect(whole?.getAttribute('href')).toBe('/all.css');
  whole?.dispatchEvent(new Event('load'));
  expect([...document.querySelectorAll('style, link[rel="stylesheet"]')]).toEqual([whole]);
});

test('a part may ask for React at once, or when something is stored', () => {
  preparePage('<p data-hydrate-stored="progress">A</p>');
  expect(loaded()).toEqual([]);
  localStorage.setItem('progress', '{}');
  preparePage('<p data-hydrate-stored="progress">A</p>');
  expect(loaded()).toEqual(expected);
  document.head.replaceChildren();
  preparePage('<p data-hydrate="load">A</p>');
  expect(loaded()).toEqual(expected);
});

function pointTo(selector: string): void {
  find(selector).dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
}

function press(key: string): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
